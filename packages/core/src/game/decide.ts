import { type Brief, computeAnswer, createBrief, isSameAnswer } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import { type Answer, type Calculator, isRefusal, type Refusal } from './calculator.ts';
import { listDifferences } from './differences.ts';
import { listOptions, type Reading } from './reading.ts';
import { isSameBrief } from './same-brief.ts';

/** A reading that was asked for an answer: the option in force, and whether another would change the answer. */
export interface ReadingUse {
  readonly id: string;
  readonly value: string;
  /** Another option changes what a person is shown. */
  readonly decisive: boolean;
  /** The answer under every option, where that matters; where figures alone do not tell them apart, its facts do. */
  readonly options?: readonly (Brief & { readonly value: string })[];
}

/** Whether a person is told the same: of two refusals the same reason, wherever it is printed. */
const isToldAlike = (a: Answer | Refusal, b: Answer | Refusal): boolean =>
  isRefusal(a) && isRefusal(b)
    ? a.refused.reason.en === b.refused.reason.en && a.refused.reason.fr === b.refused.reason.fr
    : isSameAnswer(a, b);

/** Whether a reading that was consulted decides: the answer under each of its options, beside the one at hand. */
export const decide = (
  calculator: Calculator,
  asked: CheckedAsk,
  [id, spec]: readonly [string, Reading],
  own: Answer | Refusal,
): ReadingUse => {
  // A checked ask has an option for each reading.
  const value = String(asked.readings[id]);
  const told = listOptions(spec).map((option) => {
    const readings = { ...asked.readings, [id]: option };
    const result = option === value ? own : computeAnswer(calculator, { ...asked, readings });
    return { option, result, brief: createBrief(calculator, result) };
  });
  if (told.every(({ result }) => isToldAlike(result, own))) return { id, value, decisive: false };
  const lookAlike = told.some((a) =>
    told.some((b) => isSameBrief(a.brief, b.brief) && !isToldAlike(a.result, b.result)),
  );
  const differences = lookAlike
    ? listDifferences(
        calculator,
        told.map(({ result }) => result),
      )
    : [];
  const options = told.map(({ option, brief }, i) => ({
    value: option,
    ...brief,
    ...(differences[i] ? { facts: differences[i] } : {}),
  }));
  return { id, value, decisive: true, options };
};
