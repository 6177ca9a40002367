import { type ActionAsk, type ActionRules, type GameBoard, getCounter } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import type { Brief } from '@coup-doeil/core/game';
import { isSameBrief } from '@coup-doeil/core/game';
import { formatWorth } from '@coup-doeil/core/tell';
import { useMemo } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { BoardSubject } from '../play/subject.ts';
import { listTakers, type Taker, withManner } from '../play/takers.ts';
import { Place } from './Place.tsx';
import { touchWords } from './touch-words.ts';
import { UnitCounter } from './UnitCounter.tsx';

interface Props {
  readonly subject: BoardSubject;
  readonly board: GameBoard;
  readonly rules: ActionRules;
  readonly ask: ActionAsk;
  /** The answer as it is. */
  readonly now: Brief | undefined;
  readonly lang: Lang;
  readonly onAsk: (ask: ActionAsk) => void;
}

const formatGain = ({ brief, refused }: Taker, now: Brief | undefined, lang: Lang): string => {
  if (!brief) return '';
  if (!refused && now && isSameBrief(brief, now)) return touchWords.addsNothing[lang];
  return fill(refused ? touchWords.instead : touchWords.would, { chance: formatWorth(brief, lang) })[lang];
};

const TakerBox = ({ taker, ...props }: Props & { readonly taker: Taker }) => {
  const { subject, board, rules, ask, now, lang, onAsk } = props;
  const { counter: id, as, manners, toggled, refused } = taker;
  const { name } = getCounter(board, id);
  const takesPart = as !== undefined;
  return (
    <li class={refused && !toggled ? 'tk off' : 'tk'}>
      <label>
        <span class="tk-c">
          <UnitCounter board={board} id={id} />
          <input
            type="checkbox"
            checked={takesPart}
            disabled={!toggled}
            aria-label={fill(touchWords.takesPart, { name })[lang]}
            onChange={() => toggled && onAsk(toggled)}
          />
        </span>
        <span class="tk-w">
          <span class="tk-n">{name}</span>
          {takesPart && manners.length < 2 && <span>{rules.manners[as]?.[lang]}</span>}
          {refused && <span>{refused.reason[lang]}</span>}
          {!takesPart && <span>{formatGain(taker, now, lang)}</span>}
        </span>
      </label>
      {refused && <Place {...{ subject, board, lang }} cite={refused.cite} short />}
      {takesPart && manners.length > 1 && (
        <select
          value={as}
          aria-label={fill(touchWords.manner, { name })[lang]}
          onChange={(event) => onAsk(withManner(ask, id, event.currentTarget.value))}
        >
          {manners.map((manner) => (
            <option key={manner} value={manner}>
              {rules.manners[manner]?.[lang]}
            </option>
          ))}
        </select>
      )}
    </li>
  );
};

/** Who takes part, as counters with a tick; whom the sheet bars stands pale, with the reason. */
export const Takers = (props: Props) => {
  const { board, rules, ask, lang } = props;
  const takers = useMemo(() => listTakers(board, rules, ask), [board, rules, ask]);
  return (
    <fieldset class="who">
      <legend>{touchWords.who[lang]}</legend>
      <ul class="tks">
        {takers.map((taker) => (
          <TakerBox key={taker.counter} {...props} taker={taker} />
        ))}
      </ul>
    </fieldset>
  );
};
