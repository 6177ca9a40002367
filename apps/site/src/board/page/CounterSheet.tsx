import { fill } from '@coup-doeil/core/chart';
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Barred, Best } from '../play/best.ts';
import { findWay } from '../play/marching.ts';
import type { Play } from '../play/use-play.ts';
import { BestList } from './BestList.tsx';
import { CounterHead } from './CounterHead.tsx';
import { touchWords } from './touch-words.ts';
import { words } from './words.ts';

interface Props {
  readonly play: Play;
  readonly best: readonly Best[];
  readonly barred: readonly Barred[];
  readonly searched: boolean;
  readonly lang: Lang;
}

const WayThere = lazy(async () => (await import('./WayThere.tsx')).WayThere);
const NotThere = lazy(async () => (await import('./WayThere.tsx')).NotThere);

/** A counter that was touched: whom it can hurt, and the way to a hex that was chosen. */
export const CounterSheet = ({ play, best, barred, searched, lang }: Props) => {
  const { board, standing, selection, subject, select } = play;
  if (selection.kind !== 'counter') return null;
  const { id, hex } = selection;
  const way = hex === undefined ? undefined : findWay(board, { counter: id, hex });
  const march = way && hex !== undefined ? { march: { counter: id, hex } } : {};
  const title = way && hex !== undefined ? fill(touchWords.whomFrom, { hex }) : touchWords.whom;
  return (
    <>
      <CounterHead board={board} id={id} lang={lang} />
      {hex !== undefined && !way && <NotThere {...{ play, id, hex, lang }} />}
      <h2 class="sh">{title[lang]}</h2>
      <BestList
        {...{ subject, board: standing, best, barred, lang }}
        onPick={({ priced }) => select({ kind: 'target', ask: priced.ask, ...march })}
      />
      {!searched && <p class="hint">{words.searching[lang]}</p>}
      {searched && best.length === 0 && <p class="hint">{words.nobody[lang]}</p>}
      <p class="hint">{touchWords.zone[lang]}</p>
      {way && hex !== undefined && <WayThere {...{ play, way, hex, lang }} />}
    </>
  );
};
