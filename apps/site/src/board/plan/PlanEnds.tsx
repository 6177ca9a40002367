import { type GameBoard, getCounter, nameSide } from '@coup-doeil/core/battle';
import { fill } from '@coup-doeil/core/chart';
import { type CounterEnds, type Fraction, type PlanEnd, type SideLosses, toWays } from '@coup-doeil/core/plan';
import { formatAverage, formatCount, formatPair, joinParts } from '@coup-doeil/core/tell';
import { useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import { UnitCounter } from '../page/UnitCounter.tsx';
import { pigmentsOf } from '../play/layers.ts';
import type { ShownAnswer } from './job.ts';
import { formatShare, measureBar, Share } from './Share.tsx';
import { describeEnd, isUnchanged, listSharedMarks } from './tell-step.ts';
import { words } from './words.ts';

interface Props {
  readonly board: GameBoard;
  readonly answer: ShownAnswer;
  readonly lang: Lang;
}

/** So many ends are shown at first. */
const FIRST = 5;
/** A segment this long has room for its figure, in hundredths. */
const ROOM = 9;

const describeAll = ({ board, answer, lang }: Props, { counters }: PlanEnd): string => {
  const shared = new Map(answer.counters.map(({ counter, ends }) => [counter, listSharedMarks(ends)]));
  const fates = counters
    .filter((end) => !isUnchanged(board, end))
    .map((end) =>
      formatPair(
        getCounter(board, end.counter).name,
        describeEnd(board, end, shared.get(end.counter) ?? [], lang),
        lang,
      ),
    );
  return fates.length > 0 ? fates.join('; ') : words.unchanged[lang];
};

/** Every end as a bar, the likeliest first. */
const Ends = ({ board, answer, lang }: Props) => {
  const [all, setAll] = useState(false);
  const { ends, of, allEnds } = answer;
  const listed = all ? ends : ends.slice(0, FIRST);
  return (
    <>
      <h3 class="sh">{words.ends[lang]}</h3>
      <ol class="pends">
        {listed.map((end) => {
          const chance: Fraction = { ways: end.ways, of };
          const text = describeAll({ board, answer, lang }, end);
          return (
            <li key={JSON.stringify(end.counters)}>
              <span>{text}</span>
              <b>
                <Share chance={chance} lang={lang} />
              </b>
              <i style={{ '--p': measureBar(chance) }} aria-hidden="true" />
            </li>
          );
        })}
      </ol>
      {listed.length < ends.length ? (
        <button type="button" class="btn" onClick={() => setAll(true)}>
          {fill(words.allEnds, { n: formatCount(ends.length) })[lang]}
        </button>
      ) : (
        allEnds > ends.length && (
          <p class="hint">{fill(words.moreEnds, { n: formatCount(allEnds - ends.length) })[lang]}</p>
        )
      )}
    </>
  );
};

/** One counter's own ends as a bar cut in segments, each named beneath. */
const CounterBar = ({ board, lang, counter, ends }: CounterEnds & Pick<Props, 'board' | 'lang'>) => {
  const { name, side } = getCounter(board, counter);
  const shared = listSharedMarks(ends);
  const pigment = pigmentsOf(board)[side];
  return (
    <li class={pigment === 'attacker' ? 'cbar att-b' : 'cbar def-b'}>
      <UnitCounter board={board} id={counter} />
      <div>
        <b>{name}</b>
        <span class="segs" aria-hidden="true">
          {ends.map((end, i) => {
            const size = measureBar(end.chance);
            return (
              <span key={JSON.stringify({ ...end, chance: null })} class={`sg${i % 4}`} style={{ '--p': size }}>
                {size >= ROOM && <em>{formatShare(end.chance, lang)}</em>}
              </span>
            );
          })}
        </span>
        <ul>
          {ends.map((end, i) => (
            <li key={JSON.stringify({ ...end, chance: null })}>
              <span class={`key sg${i % 4}`} aria-hidden="true" />
              {formatPair(formatShare(end.chance, lang), describeEnd(board, end, shared, lang), lang)}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
};

const formatLosses = (board: GameBoard, { eliminated, steps, states }: SideLosses, lang: Lang): string => {
  const average = (figure: Fraction): string => formatAverage(toWays(figure), lang);
  const parts = [
    ...(eliminated.ways === 0n ? [] : [fill(words.eliminated, { n: average(eliminated) })[lang]]),
    ...(steps.ways === 0n ? [] : [fill(words.stepsLost, { n: average(steps) })[lang]]),
    ...Object.entries(states)
      .filter(([, figure]) => figure.ways !== 0n)
      .map(([word, figure]) => `${board.door.palette.states[word]?.[lang] ?? ''} ${average(figure)}`),
  ];
  return parts.length > 0 ? joinParts(parts, lang) : words.nothingLost[lang];
};

/** The ends of a plan, of each counter, and what each side loses on average. */
export const PlanEnds = ({ board, answer, lang }: Props) => (
  <section class="pfin">
    <Ends {...{ board, answer, lang }} />
    <h3 class="sh">{words.counters[lang]}</h3>
    <ul class="cbars">
      {answer.counters.map((ends) => (
        <CounterBar key={ends.counter} {...ends} board={board} lang={lang} />
      ))}
    </ul>
    <h3 class="sh">{words.losses[lang]}</h3>
    {answer.losses.map((losses) => (
      <p key={losses.side}>
        {formatPair(nameSide(board.document, losses.side)[lang], formatLosses(board, losses, lang), lang)}
      </p>
    ))}
  </section>
);
