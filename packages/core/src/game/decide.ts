import { answer, type Brief, brief, sameAnswer } from './answer.ts';
import type { Asked } from './ask.ts';
import type { Answer, Calculator, Refusal } from './calculator.ts';
import { optionsOf, type Reading } from './reading.ts';

export interface ReadingUse {
  readonly id: string;
  readonly value: string;
  /** Another option would change the answer. */
  readonly decisive: boolean;
  /** The answer under every option, where that matters. */
  readonly options?: readonly (Brief & { readonly value: string })[];
}

/** Whether a reading that was consulted decides: the answer under each of its options, beside the one at hand. */
export const decide = (
  calculator: Calculator,
  asked: Asked,
  [id, spec]: readonly [string, Reading],
  own: Answer | Refusal,
): ReadingUse => {
  const all = optionsOf(spec);
  // A checked ask has an option for each reading.
  const value = String(asked.readings[id]);
  const results = all.map((option) => {
    const readings = { ...asked.readings, [id]: option };
    return { option, result: option === value ? own : answer(calculator, { ...asked, readings }) };
  });
  if (results.every(({ result }) => sameAnswer(result, own))) return { id, value, decisive: false };
  const options = results.map(({ option, result }) => ({ value: option, ...brief(calculator, result) }));
  return { id, value, decisive: true, options };
};
