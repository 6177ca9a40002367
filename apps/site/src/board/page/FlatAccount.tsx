import type { AnyCalculator, Report } from '@coup-doeil/core/game';
import { formatTotal, TOTAL } from '@coup-doeil/core/tell';
import type { Lang } from '../../lib/words.ts';

interface Props {
  readonly report: Report;
  readonly calculator: AnyCalculator;
  readonly lang: Lang;
}

/** The sum in one line: its figures with their names under them, then the total. What was set aside is in the working. */
export const FlatAccount = ({ report: { working, answer }, calculator, lang }: Props) => {
  const steps = working.filter(({ op }) => op !== 'ignored');
  if (steps.length === 0 || answer?.total === undefined || answer.total === null) return null;
  return (
    <ul class="acct">
      {steps.map(({ id, label, value }, i) => (
        <li key={`${id}-${i}`}>
          <b>{formatTotal(value, calculator)}</b>
          <span>{label[lang]}</span>
        </li>
      ))}
      <li class="eq">
        <b>{formatTotal(answer.total, calculator)}</b>
        <span>{TOTAL[lang]}</span>
      </li>
    </ul>
  );
};
