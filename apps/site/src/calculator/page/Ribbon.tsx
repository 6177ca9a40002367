import type { Report } from '@coup-doeil/core/game';
import { signed } from '../../lib/figures.ts';
import type { Lang } from '../../lib/words.ts';
import { formatFact } from '../answer/fact.ts';
import { formatPercent } from '../answer/props.ts';
import { words as answerWords } from '../answer/words.ts';
import { words } from './words.ts';

interface Props {
  readonly report: Report;
  readonly lang: Lang;
}

const Headline = ({ report: { refused, answer }, lang }: Props) => {
  if (refused) return <>{answerWords.refused[lang]}</>;
  const { measure, facts: [lead] = [] } = answer ?? {};
  if (measure)
    return (
      <>
        <b>
          {formatPercent(measure, lang)}
          {'\u202f%'}
        </b>{' '}
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

/** The answer at the foot of a phone, while the form is on the screen. */
export const Ribbon = ({ report, lang }: Props) => (
  <div class="ribbon">
    <p>
      {report.answer && report.answer.total !== null && <span class="r-t">{signed(report.answer.total)}</span>}
      <span>
        <Headline report={report} lang={lang} />
      </span>
    </p>
    <a class="btn" href="#answer">
      {words.why[lang]}
    </a>
  </div>
);
