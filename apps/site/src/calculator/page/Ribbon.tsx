import type { AnyCalculator, Report } from '@coup-doeil/core/game';
import { findSpan, formatFact, formatPercent, formatSpan, formatTotal, REFUSED } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { findLead } from '../answer/lead.ts';
import { words } from './words.ts';

interface Props {
  readonly calculator: AnyCalculator;
  readonly report: Report;
  readonly lang: Lang;
}

const Headline = ({ report, lang }: Omit<Props, 'calculator'>) => {
  const { refused, answer } = report;
  const span = findSpan(report);
  if (refused) return <>{REFUSED[lang]}</>;
  const { measure, facts: [lead] = [] } = answer ?? {};
  if (measure)
    return (
      <>
        <b>{formatPercent(measure, lang)}</b> {span && <span class="to">{`${formatSpan(span, lang)} `}</span>}
        {measure.label[lang]}
      </>
    );
  if (!lead) return null;
  return (
    <>
      {lead.label[lang]} <b>{formatFact(lead, lang)}</b>
    </>
  );
};

/** The column of an odds table, or else the total. */
const LeadFigure = ({ calculator, report, lang }: Props) => {
  const lead = findLead(calculator, report);
  const total = report.answer?.total ?? null;
  if (!lead && total === null) return null;
  return <span class="r-t">{lead ? formatFact(lead, lang) : formatTotal(total ?? 0, calculator)}</span>;
};

/** The answer at the foot of a phone, while the form is on the screen. */
export const Ribbon = ({ calculator, report, lang }: Props) => (
  <div class="ribbon">
    <p>
      <LeadFigure {...{ calculator, report, lang }} />
      <span>
        <Headline report={report} lang={lang} />
      </span>
    </p>
    <a class="btn" href="#answer">
      {words.why[lang]}
    </a>
  </div>
);
