import { useState } from 'preact/hooks';
import { lazy } from '../../components/lazy.tsx';
import type { Lang } from '../../lib/words.ts';
import type { Best } from '../play/best.ts';
import type { Play } from '../play/use-play.ts';
import { CounterActs } from './CounterActs.tsx';
import { startFates } from './start-fates.ts';
import { touchWords } from './touch-words.ts';
import { useAction } from './use-action.ts';
import { useDesk } from './use-desk.ts';

const FaceKeys = lazy(async () => (await import('./FaceKeys.tsx')).FaceKeys);
const MailActs = lazy(async () => (await import('./MailActs.tsx')).MailActs);

interface Props {
  readonly play: Play;
  readonly best: readonly Best[];
  readonly lang: Lang;
}

/** After a result: put it on the counters, or take it back. */
const ResultActs = ({ play, lang }: Omit<Props, 'best'>) => {
  const { result, settle, setCame } = play;
  const action = useAction(play)?.action;
  const ready = result !== undefined && result.open.length === 0;
  return (
    <div class="bacts two">
      <button type="button" class="btn main" disabled={!ready} onClick={() => action && settle(action)}>
        {touchWords.setSo[lang]}
      </button>
      <button type="button" class="btn" onClick={() => setCame(undefined)}>
        {touchWords.takeBack[lang]}
      </button>
    </div>
  );
};

/** Before a result: throw, say what was rolled, see why. */
const TargetActs = ({ play, lang }: Omit<Props, 'best'>) => {
  const { height, setHeight, setCame } = play;
  const [rolling, setRolling] = useState(play.rolled.length > 0);
  const asked = useAction(play);
  const action = asked?.action;
  const full = asked && 'report' in asked.answer ? asked.answer : undefined;
  const hasDice = full !== undefined && !full.report.refused && Object.keys(full.report.odds).length > 0;
  const fates = action && asked?.rules.fates ? startFates(action, asked.rules) : undefined;
  const high = height === 'high';
  const isDesk = useDesk();
  if (hasDice && play.battle.state.record.mail) return <MailActs {...{ play, lang }} />;
  return (
    <>
      {hasDice && action && (
        <div class={rolling || high ? 'keys open' : 'keys'}>
          {(rolling || high || isDesk) && (
            <FaceKeys
              play={play}
              action={action}
              lang={lang}
              onRolled={(faces, isAll) => {
                setRolling(false);
                if (isAll) play.enterFaces(action, faces);
                else play.throwSeed(action, play.battle.draw(), faces);
              }}
            />
          )}
        </div>
      )}
      <div class="bacts">
        {hasDice && action && (
          <>
            <button type="button" class="btn main" onClick={() => play.throwSeed(action, play.battle.draw())}>
              {touchWords.throw[lang]}
            </button>
            {!high && (
              <button type="button" class="btn roll" aria-expanded={rolling} onClick={() => setRolling(!rolling)}>
                {touchWords.rolled[lang]}
              </button>
            )}
          </>
        )}
        {!hasDice && fates && (
          <button type="button" class="btn main" onClick={() => setCame(fates)}>
            {touchWords.whatBecame[lang]}
          </button>
        )}
        {full && (
          <button type="button" class="btn why" aria-expanded={high} onClick={() => setHeight(high ? 'low' : 'high')}>
            {(high ? touchWords.less : touchWords.why)[lang]}
          </button>
        )}
      </div>
    </>
  );
};

/** What may be done next with what was touched, at the foot of the sheet: never out of sight. */
export const Acts = (props: Props) => {
  const { play, lang } = props;
  const { selection, came } = play;
  if (selection.kind === 'counter')
    return (
      <CounterActs
        {...props}
        onGo={(march) => play.go(march, { kind: 'counter', id: march.counter })}
        goWord={touchWords.goTo}
        hasChance
      />
    );
  if (selection.kind !== 'target') return null;
  return came ? <ResultActs {...{ play, lang }} /> : <TargetActs {...{ play, lang }} />;
};
