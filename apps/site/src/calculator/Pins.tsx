import { type Asked, optionsOf, type Report, toWords } from '@aide-de-camp/core/game';
import { digitsFor, percent, signed, thin } from '../lib/figures.ts';
import { situationText } from '../lib/situation.ts';
import type { Lang } from '../lib/words.ts';
import { otherFacts } from './Answer.tsx';
import { lateWords } from './late-words.ts';
import { editions, type Subject } from './model.ts';
import { words } from './words.ts';

/** An answer that was pinned, what it was asked, and the link back to it. */
export interface Pinned {
  readonly query: string;
  readonly asked: Asked;
  readonly report: Report;
}

interface Props {
  readonly subject: Subject;
  readonly lang: Lang;
  /** The answer of the page first, then the pinned ones. */
  readonly pinned: readonly Pinned[];
  readonly onTakeDown: () => void;
}

/** What was asked otherwise than the page asks as it opens, the printing first. */
const askedText = (subject: Subject, { edition, readings, input }: Asked, lang: Lang): string => {
  const { calculator } = subject;
  const chosen = Object.entries(calculator.readings).flatMap(([id, spec]) => {
    const option = readings[id] ?? '';
    return option === optionsOf(spec)[0] ? [] : [spec.options[option]?.[lang] ?? option];
  });
  const situation = situationText(calculator, toWords(calculator.input, input as never), lang);
  const printing = editions(subject).length > 1 ? [edition] : [];
  return [...printing, situation || lateWords.asItOpens[lang], ...chosen].join(`${thin(lang)}; `);
};

/** Answers beside each other. */
export const PinBoard = ({ subject, lang, pinned, onTakeDown }: Props) => (
  <section class="pinned" aria-labelledby="hp">
    <h2 id="hp">{lateWords.pinned[lang]}</h2>
    <table class="tbl">
      <tbody>
        {pinned.map(({ query, asked, report: { answer, refused } }, i) => (
          <tr key={query}>
            <th scope="row">
              {i === 0 ? lateWords.thisOne[lang] : <a href={query}>{askedText(subject, asked, lang)}</a>}
            </th>
            {answer?.total == null && !answer?.measure ? (
              <td colSpan={2}>{refused ? words.refused[lang] : otherFacts(answer?.facts ?? [], [], lang)}</td>
            ) : (
              <>
                <td class="r tn">{answer.total !== null && signed(answer.total)}</td>
                <td class="r tn">
                  {answer.measure &&
                    `${percent(answer.measure.ways, answer.measure.of, lang, digitsFor([answer.measure]))}\u202f%`}
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
    <button type="button" class="btn plain" onClick={onTakeDown}>
      {lateWords.takeDown[lang]}
    </button>
  </section>
);
