import type { Report, Ways } from '@coup-doeil/core/game';
import {
  formatCount,
  formatFact,
  formatPercentFigure,
  formatTotal,
  INCOMPLETE,
  REFUSED,
  TOTAL,
} from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import { linkToPlace } from './cells.ts';
import type { AnswerProps } from './props.ts';
import { Range } from './Range.tsx';
import { words } from './words.ts';

const Percent = ({ chance, lang }: { readonly chance: Ways; readonly lang: Lang }) => (
  <>
    {formatPercentFigure(chance, lang)}
    <span class="of">{'\u202f%'}</span>
  </>
);

/** The farthest that another reading would take the measure. */
const findOtherMeasure = ({ readings, answer }: Report): Ways | undefined => {
  const own = answer?.measure;
  if (!own) return undefined;
  const others = readings.flatMap(({ options = [] }) => options.flatMap(({ measure }) => (measure ? [measure] : [])));
  const distance = ({ ways, of }: Ways) => Math.abs(ways / of - own.ways / own.of);
  return others.filter((other) => distance(other) > 0).sort((a, b) => distance(b) - distance(a))[0];
};

const Refused = ({ subject, report, lang, cite, reason }: AnswerProps & NonNullable<Report['refused']>) => {
  const place = linkToPlace(subject, report.edition, cite, lang);
  return (
    <p class="refused">
      <span class="label">{REFUSED[lang]}</span>
      <b>{reason[lang]}</b> <a href={place.href}>{place.label}</a>
    </p>
  );
};

interface MeasureProps {
  readonly measure: NonNullable<NonNullable<Report['answer']>['measure']>;
  readonly other: Ways | undefined;
  readonly lang: Lang;
}

const Measure = ({ measure, other, lang }: MeasureProps) => (
  <p class="meas">
    <span class="label">{measure.label[lang]}</span>
    <b class="tn">
      <Percent chance={measure} lang={lang} />
      {other && (
        <span class="to">
          {` ${words.to[lang]} `}
          <Percent chance={other} lang={lang} />
        </span>
      )}
    </b>
    <span class="tn">
      {formatCount(measure.ways)}/{formatCount(measure.of)}{' '}
      {other && <span class="to">{words.otherReading[lang]}</span>}
    </span>
  </p>
);

/** The answer itself, in one live region that is never replaced, so that a refusal is heard too. */
export const AnswerHead = ({ subject, report, lang }: AnswerProps) => {
  const { answer, refused } = report;
  const measure = answer?.measure;
  const other = findOtherMeasure(report);
  const [lead] = answer?.facts ?? [];
  return (
    <>
      <div class="a-top" role="status">
        {refused && <Refused {...{ subject, report, lang }} {...refused} />}
        {typeof answer?.total === 'number' && (
          <p class="total">
            <span class="label">{TOTAL[lang]}</span>
            <b>{formatTotal(answer.total, subject.calculator)}</b>
          </p>
        )}
        {measure ? (
          <Measure {...{ measure, other, lang }} />
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
      {measure && (
        <Range
          label={`${formatPercentFigure(measure, lang)} %`}
          now={(100 * measure.ways) / measure.of}
          {...(other ? { other: (100 * other.ways) / other.of } : {})}
        />
      )}
    </>
  );
};
