/* What is shown of what was touched: a counter and an attack at once, the rest when it is asked for. */
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import type { PhotoState } from '../ground/use-photo.ts';
import type { Play } from '../play/use-play.ts';
import { Acts } from './Acts.tsx';
import { CounterSheet } from './CounterSheet.tsx';
import type { MapLink } from './map-link.ts';
import { TargetSheet } from './TargetSheet.tsx';
import { useAction } from './use-action.ts';
import type { useBest } from './use-best.ts';

export { Acts };

export const PlanSheet = lazy(async () => (await import('../plan/PlanSheet.tsx')).PlanSheet);
export const PlanActs = lazy(async () => (await import('../plan/PlanActs.tsx')).PlanActs);
const VassalSheet = lazy(async () => (await import('../vassal/VassalSheet.tsx')).VassalSheet);
const GroundSheet = lazy(async () => (await import('../ground/GroundSheet.tsx')).GroundSheet);
const HexSheet = lazy(async () => (await import('./HexSheet.tsx')).HexSheet);
const TurnSheet = lazy(async () => (await import('./TurnSheet.tsx')).TurnSheet);
const FatesSheet = lazy(async () => (await import('./FatesSheet.tsx')).FatesSheet);
const ResultSheet = lazy(async () => (await import('./ResultSheet.tsx')).ResultSheet);
const LogSheet = lazy(async () => (await import('./LogSheet.tsx')).LogSheet);

export interface SheetProps {
  readonly play: Play;
  readonly search: ReturnType<typeof useBest>;
  readonly lang: Lang;
  readonly viewing: boolean;
  readonly onView: () => void;
  readonly link: MapLink;
  readonly photo: PhotoState;
}

const TargetContent = ({ play, lang }: Pick<SheetProps, 'play' | 'lang'>) => {
  const { came, result } = play;
  const asked = useAction(play);
  if (!came || !result) return <TargetSheet play={play} lang={lang} />;
  return (
    <>
      {asked?.action && asked.rules.fates && came.outcome.row === '' && (
        <FatesSheet {...{ play, came, lang }} rules={asked.rules} action={asked.action} />
      )}
      <ResultSheet {...{ play, came, result, lang }} />
    </>
  );
};

/** What the sheet says of what was touched. */
export const Touched = ({ play, search, lang, viewing, onView, link, photo }: SheetProps) => {
  switch (play.selection.kind) {
    case 'counter':
      return <CounterSheet {...{ play, lang }} {...search} />;
    case 'target':
      return <TargetContent play={play} lang={lang} />;
    case 'hex':
      return <HexSheet {...{ play, lang, viewing, onView }} />;
    case 'ground':
      return <GroundSheet {...{ play, link, photo, lang }} />;
    case 'log':
      return <LogSheet play={play} lang={lang} />;
    case 'vassal':
      return <VassalSheet {...{ play, photo, lang }} />;
    case 'turn':
      return <TurnSheet play={play} lang={lang} />;
    default:
      return null;
  }
};
