import { type Asked, optionsOf, type Report, toWords } from '@coup-doeil/core/game';
import { Icon } from '../components/Icon.tsx';
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
  readonly onTake: (one: Pinned) => void;
  readonly onTakeDown: (one: Pinned) => void;
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
export const PinBoard = ({ subject, lang, pinned, onTake, onTakeDown }: Props) => (
  <section class="pinned" aria-labelledby="hp">
    <h2 id="hp">{lateWords.pinned[lang]}</h2>
    <table class="tbl">
      <tbody>
        {pinned.map((one, i) => {
          const {
            query,
            asked,
            report: { answer, refused },
          } = one;
          const name = i === 0 ? lateWords.thisOne[lang] : askedText(subject, asked, lang);
          // A plain click puts it back here, where the pins are; another opens it elsewhere.
          const take = (event: MouseEvent) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onTake(one);
          };
          return (
            <tr key={query}>
              <th scope="row">
                {i === 0 ? (
                  name
                ) : (
                  <a href={query} onClick={take}>
                    {name}
                  </a>
                )}
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
              <td class="r">
                {i > 0 && (
                  <button
                    type="button"
                    class="btn plain"
                    aria-label={`${lateWords.takeDown[lang]}${thin(lang)}: ${name}`}
                    onClick={() => onTakeDown(one)}
                  >
                    <Icon name="close" />
                  </button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </section>
);
