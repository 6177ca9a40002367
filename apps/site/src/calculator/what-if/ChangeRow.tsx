import type { Change, Report } from '@coup-doeil/core/game';
import {
  describeChange,
  formatFacts,
  formatPair,
  formatPercentFigure,
  formatTotal,
  REFUSED,
} from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';

/** The scale of chances that all changes share. */
export interface Scale {
  /** The chance of the answer as it is, in percent. */
  readonly own: number | undefined;
  /** Whether there is a chance to draw at all. */
  readonly drawn: boolean;
  readonly digits: 0 | 1;
}

interface Props {
  readonly subject: Subject;
  readonly report: Report;
  readonly change: Change;
  readonly lang: Lang;
  readonly scale: Scale;
  readonly onTake: (change: Change) => void;
}

/** A change in words: the field, and what becomes of it. */
const formatChange = ({ calculator }: Subject, taken: Change, lang: Lang): string => {
  const { field, change } = describeChange(calculator.input, taken, lang);
  return formatPair(field, change, lang);
};

const ScaleCell = ({ own, x }: { readonly own: number | undefined; readonly x: number | undefined }) => (
  <td class="sc" aria-hidden="true">
    {x !== undefined && own !== undefined && (
      <span
        class={x >= own ? 'dot up' : 'dot dn'}
        style={{ '--own': own, '--lo': Math.min(x, own), '--hi': Math.max(x, own), '--x': x }}
      >
        <i />
      </span>
    )}
  </td>
);

/** The answer after the change: in words, refused, or its figures. */
const AnswerCells = ({ subject, report, change, lang, scale: { drawn, digits } }: Props) => {
  const { refused, total, measure, facts } = change.answer;
  if (facts.length > 0)
    return (
      <td colSpan={3} class="said">
        {formatFacts(facts, report.answer?.facts ?? [], lang)}
      </td>
    );
  if (refused)
    return (
      <td class="r" colSpan={drawn ? 2 : 1}>
        {REFUSED[lang]}
      </td>
    );
  return (
    <>
      <td class="r tn">{total === null ? '' : formatTotal(total, subject.calculator)}</td>
      {drawn && <td class="r tn pc">{measure && formatPercentFigure(measure, lang, digits)}</td>}
    </>
  );
};

export const ChangeRow = (props: Props) => {
  const { subject, change, lang, scale, onTake } = props;
  const { refused, measure, facts } = change.answer;
  return (
    <tr class={refused ? 'ref' : ''}>
      <th scope="row">
        <button type="button" onClick={() => onTake(change)}>
          <span>{formatChange(subject, change, lang)}</span>
          {refused && <span class="by">{refused.reason[lang]}</span>}
        </button>
      </th>
      {facts.length === 0 && scale.drawn && (
        <ScaleCell own={scale.own} x={measure ? (100 * measure.ways) / measure.of : undefined} />
      )}
      <AnswerCells {...props} />
    </tr>
  );
};
