import type { Alternative, FieldChange, Report } from '@coup-doeil/core/game';
import { formatAlternative, formatFacts, formatFigure, formatPercentFigure, REFUSED } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';
import type { Subject } from '../state/subject.ts';

/** The scale of chances that all alternatives share. */
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
  readonly alternative: Alternative;
  readonly lang: Lang;
  readonly scale: Scale;
  readonly onTake: (change: FieldChange) => void;
}

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

/** The answer then: in words, refused, or its figures; a total is no bonus, and goes without a plus. */
const AnswerCells = ({ report, alternative, lang, scale: { drawn, digits } }: Props) => {
  const { refused, total, measure, facts } = alternative.answer;
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
      <td class="r tn">{total === null ? '' : formatFigure(total)}</td>
      {drawn && <td class="r tn pc">{measure && formatPercentFigure(measure, lang, digits)}</td>}
    </>
  );
};

/** What a player does, or what is given, and the answer then. Of changes that come to the same the first is taken. */
export const AlternativeRow = (props: Props) => {
  const { subject, alternative, lang, scale, onTake } = props;
  const { refused, measure, facts } = alternative.answer;
  const [change] = alternative.changes;
  return (
    <tr class={refused ? 'ref' : ''}>
      <th scope="row">
        <button type="button" onClick={() => change && onTake(change)}>
          <span>{formatAlternative(subject.calculator.input, alternative, lang)}</span>
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
