import type { Report } from '@coup-doeil/core/game';
import {
  findSpan,
  formatCount,
  formatFact,
  formatPair,
  formatPercent,
  formatPercentFigure,
  formatSpan,
  formatTotal,
  INCOMPLETE,
  REFUSED,
  type Span,
  TOTAL,
} from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { findLead } from './lead.ts';
import type { AnswerProps } from './props.ts';
import { Range } from './Range.tsx';
import { words } from './words.ts';

interface MeasureProps {
  readonly measure: NonNullable<NonNullable<Report['answer']>['measure']>;
  /** How far other readings take it. */
  readonly span: Span | undefined;
  readonly lang: Lang;
}

const Measure = ({ measure, span, lang }: MeasureProps) => (
  <p class="meas">
    <span class="label">{measure.label[lang]}</span>
    <b class="tn">
      {formatPercentFigure(measure, lang)}
      <span class="of">{formatPercent(measure, lang).replace(/^[\d.,]+/, '')}</span>
    </b>
    <span class="tn">
      {formatCount(measure.ways)}/{formatCount(measure.of)}{' '}
      {span && <span class="to">{formatPair(words.otherReadings[lang], formatSpan(span, lang), lang)}</span>}
    </span>
  </p>
);

/** The answer itself, in one live region that is never replaced, so that a refusal is heard too. It stays in sight at a desk. */
export const AnswerHead = ({ subject, report, lang }: AnswerProps) => {
  const { answer, refused } = report;
  const measure = answer?.measure;
  const span = findSpan(report);
  const [lead] = answer?.facts ?? [];
  const head = findLead(subject.calculator, report);
  return (
    <div class="a-head">
      <div class="a-top" role="status">
        {refused && (
          <p class="refused">
            <span class="label">{REFUSED[lang]}</span>
            <b>{refused.reason[lang]}</b>
          </p>
        )}
        {head && (
          <p class="total-lead">
            <span class="label">{head.label[lang]}</span>
            <b>{formatFact(head, lang)}</b>
          </p>
        )}
        {typeof answer?.total === 'number' && (
          <p class={head ? 'total total-s' : 'total'}>
            <span class="label">{TOTAL[lang]}</span>
            <b>{formatTotal(answer.total, subject.calculator)}</b>
          </p>
        )}
        {measure ? (
          <Measure {...{ measure, span, lang }} />
        ) : (
          lead && (
            <p class="meas">
              <span class="label">{lead.label[lang]}</span>
              <b class="lead">{formatFact(lead, lang)}</b>
            </p>
          )
        )}
      </div>
      {answer?.incomplete && <p class="silent">{INCOMPLETE[lang]}</p>}
      {measure && <Range label={formatPercent(measure, lang)} now={measure} {...(span && { span })} />}
    </div>
  );
};
