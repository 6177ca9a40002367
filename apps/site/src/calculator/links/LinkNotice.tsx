import { TYPOGRAPHY } from '@coup-doeil/core/chart';
import type { InputFault } from '@coup-doeil/core/game';
import {
  findField,
  formatFacts,
  formatFieldName,
  formatHeadline,
  formatPair,
  getHeadline,
  isSameHeadline,
  joinParts,
  quoteValue,
  splitFault,
  tellField,
} from '@coup-doeil/core/tell';
import type { AnswerProps } from '../answer/props.ts';
import { words } from './words.ts';

export interface LinkNoticeProps extends AnswerProps {
  readonly faults: readonly InputFault[];
  /** The headline of the link's answer. */
  readonly was: string | null;
}

const MOST_FAULTS = 8;

/** The fields that a link said amiss, with what it gave for them. */
const formatFaults = ({ subject, faults, lang }: LinkNoticeProps): string => {
  const formatFault = (fault: InputFault): string => {
    const { field, given } = splitFault(fault);
    const name = formatFieldName(findField(subject.calculator.input, field), lang) || tellField(field, lang);
    return given === null ? name : `${name} (${quoteValue(given, lang)})`;
  };
  const more = faults.length > MOST_FAULTS ? `… (${faults.length})` : '';
  return joinParts(faults.slice(0, MOST_FAULTS).map(formatFault), lang) + more;
};

/** What was not valid in a link, and what it answered when it was made. */
export const LinkNotice = (props: LinkNoticeProps) => {
  const { subject, report, faults, was, lang } = props;
  const { answer } = report;
  const headline = getHeadline(report);
  const facts = answer && answer.total === null && !answer.measure ? formatFacts(answer.facts, [], lang) : '';
  const format = (of: string) => formatHeadline(of, subject.calculator, lang);
  return (
    <>
      {faults.length > 0 && <p>{formatPair(words.notValid[lang], formatFaults(props), lang)}</p>}
      {was !== null && !isSameHeadline(was, headline) && (
        <p>
          {words.wasThen[lang]} <b>{format(was)}</b>
          {TYPOGRAPHY[lang].space}; {words.isNow[lang]} <b>{facts || format(headline)}</b>.
        </p>
      )}
    </>
  );
};
