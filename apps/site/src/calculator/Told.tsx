import type { InputFault, Report } from '@coup-doeil/core/game';
import { thin } from '../lib/figures.ts';
import type { Lang } from '../lib/words.ts';
import { otherFacts } from './Answer.tsx';
import { lateWords } from './late-words.ts';
import type { Subject } from './model.ts';
import { fieldAt } from './names.ts';
import { words } from './words.ts';

interface Props {
  readonly subject: Subject;
  readonly report: Report;
  readonly problems: readonly InputFault[];
  /** The headline of the link's answer. */
  readonly was: string | null;
  readonly lang: Lang;
}

/** What a link said amiss is told as far as it can be read. */
const MOST_PROBLEMS = 8;

/** A headline is free of language: of its parts, only figures say something to a reader. */
const headlineText = (headline: string, lang: Lang): string =>
  headline.startsWith('refused')
    ? words.refused[lang]
    : /^[+-]?\d/.test(headline)
      ? headline.slice(0, 80).replace(/^-/, '−').replace('_', ', ')
      : lateWords.another[lang];

/** The same chance out of more dice is the same. */
const plain = (headline: string): string =>
  headline.replace(/(\d+)\/(\d+)$/, (_, ways, of) => String(Number(ways) / Number(of)));

/** What was not valid in a link, and what it answered when it was made. */
export const Told = ({ subject, report, problems, was, lang }: Props) => {
  const { answer } = report;
  const headline = answer?.headline ?? 'refused';
  const facts = answer && answer.total === null && !answer.measure ? otherFacts(answer.facts, [], lang) : '';
  const problem = ({ field, given }: InputFault): string => {
    const name = fieldAt(subject.calculator.input, field).labels(lang) || field;
    const said = String(given);
    // Where there is no such field, what was given is a part of its name.
    return field.startsWith(said) || field.endsWith(said) ? name : `${name} (${said})`;
  };
  return (
    <>
      {problems.length > 0 && (
        <p>
          {lateWords.notValid[lang]}
          {thin(lang)}:{' '}
          {problems
            .slice(0, MOST_PROBLEMS)
            .map(problem)
            .join(`${thin(lang)}; `)}
          {problems.length > MOST_PROBLEMS && `… (${problems.length})`}
        </p>
      )}
      {was !== null && plain(was) !== plain(headline) && (
        <p>
          {lateWords.wasThen[lang]} <b>{headlineText(was, lang)}</b>
          {thin(lang)}; {lateWords.isNow[lang]} <b>{facts || headlineText(headline, lang)}</b>.
        </p>
      )}
    </>
  );
};
