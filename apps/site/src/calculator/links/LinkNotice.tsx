import type { InputFault } from '@coup-doeil/core/game';
import { findField, formatFieldName } from '@coup-doeil/core/tell';
import { thin } from '../../lib/figures.ts';
import type { Lang } from '../../lib/words.ts';
import { formatFacts } from '../answer/fact.ts';
import type { AnswerProps } from '../answer/props.ts';
import { words as answerWords } from '../answer/words.ts';
import { words } from './words.ts';

interface Props extends AnswerProps {
  readonly faults: readonly InputFault[];
  /** The headline of the link's answer. */
  readonly was: string | null;
}

const MOST_FAULTS = 8;

/** A headline is free of language: of its parts, only figures say something to a reader. */
const formatHeadline = (headline: string, lang: Lang): string =>
  headline.startsWith('refused')
    ? answerWords.refused[lang]
    : /^[+-]?\d/.test(headline)
      ? headline.slice(0, 80).replace(/^-/, '−').replace('_', ', ')
      : words.another[lang];

/** Equal for the same chance out of more dice, and for refusals: links say only that there was one. */
const normalise = (headline: string): string =>
  headline
    .replace(/^refused.*$/, 'refused')
    .replace(/(\d+)\/(\d+)$/, (_, ways, of) => String(Number(ways) / Number(of)));

/** What was not valid in a link, and what it answered when it was made. */
export const LinkNotice = ({ subject, report, faults, was, lang }: Props) => {
  const { answer } = report;
  const headline = answer?.headline ?? 'refused';
  const facts = answer && answer.total === null && !answer.measure ? formatFacts(answer.facts, [], lang) : '';
  const formatFault = ({ field, given }: InputFault): string => {
    const name = formatFieldName(findField(subject.calculator.input, field), lang) || field;
    const text = String(given);
    // Where there is no such field, what was given is a part of its name.
    return field.startsWith(text) || field.endsWith(text) ? name : `${name} (${text})`;
  };
  return (
    <>
      {faults.length > 0 && (
        <p>
          {words.notValid[lang]}
          {thin(lang)}:{' '}
          {faults
            .slice(0, MOST_FAULTS)
            .map(formatFault)
            .join(`${thin(lang)}; `)}
          {faults.length > MOST_FAULTS && `… (${faults.length})`}
        </p>
      )}
      {was !== null && normalise(was) !== normalise(headline) && (
        <p>
          {words.wasThen[lang]} <b>{formatHeadline(was, lang)}</b>
          {thin(lang)}; {words.isNow[lang]} <b>{facts || formatHeadline(headline, lang)}</b>.
        </p>
      )}
    </>
  );
};
