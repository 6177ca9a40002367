/* The answer at the foot of a narrow screen, while the sheet is typed. */
import { formatFact, formatPercent, formatTotal, REFUSED } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import type { Mistake } from '../draft/read-draft.ts';
import { countWords, words } from '../page/words.ts';
import type { Answered } from './Answers.tsx';

interface Props {
  readonly lang: Lang;
  readonly mistakes: readonly Mistake[];
  readonly answer: Answered | undefined;
  readonly onMend: (mistake: Mistake) => void;
}

/** The likeliest outcome of the last list of odds, which is the final one. */
const Likeliest = ({ lang, answer: { report } }: { readonly lang: Lang; readonly answer: Answered }) => {
  const odds = Object.values(report.odds).at(-1) ?? [];
  const [best] = odds.toSorted((a, b) => b.ways - a.ways);
  if (report.refused) return <>{REFUSED[lang]}</>;
  if (!best) return null;
  return (
    <>
      <b>{formatPercent(best, lang)}</b> {best.label[lang]}
    </>
  );
};

export const BenchRibbon = ({ lang, mistakes, answer, onMend }: Props) => {
  const [first] = mistakes;
  const column = answer?.report.answer?.facts.find(({ id }) => id === 'column');
  const total = answer?.report.answer?.total;
  return (
    <section class="ribbon wrib" aria-label={words.inShort[lang]}>
      <p>
        {answer && (column || typeof total === 'number') && (
          <b class="r-t">{column ? formatFact(column, lang) : formatTotal(total ?? 0, answer.subject.calculator)}</b>
        )}
        <span>{answer && <Likeliest lang={lang} answer={answer} />}</span>
      </p>
      {first && (
        <button type="button" class="btn" onClick={() => onMend(first)}>
          {countWords(words.toMend, mistakes.length, lang)}
        </button>
      )}
      <button
        type="button"
        class="btn main"
        onClick={() => document.getElementById('wb-shown')?.scrollIntoView({ block: 'start' })}
      >
        {words.chart[lang]}
      </button>
    </section>
  );
};
