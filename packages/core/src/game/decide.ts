import { type Brief, computeAnswer, createBrief, isSameAnswer } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import { type Answer, type Calculator, isRefusal, type Refusal } from './calculator.ts';
import { listOptions, type Reading } from './reading.ts';

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
export const isToldAlike = (a: Answer | Refusal, b: Answer | Refusal): boolean =>
  isRefusal(a) && isRefusal(b)
    ? a.refused.reason.en === b.refused.reason.en && a.refused.reason.fr === b.refused.reason.fr
    : isSameAnswer(a, b);

/** What a calculator answers under an option of a reading. */
export interface OptionAnswer {
  readonly option: string;
  readonly result: Answer | Refusal;
}

/** The answers under each option of a reading, beside the one at hand. */
export const answerOptions = (
  calculator: Calculator,
  asked: CheckedAsk,
  [id, spec]: readonly [string, Reading],
  own: Answer | Refusal = computeAnswer(calculator, asked),
): readonly OptionAnswer[] =>
  listOptions(spec).map((option) => {
    const readings = { ...asked.readings, [id]: option };
    return { option, result: option === asked.readings[id] ? own : computeAnswer(calculator, { ...asked, readings }) };
  });

/** A reading that was consulted, and the answers under its options. */
export interface DecidedReading {
  readonly use: ReadingUse;
  readonly answers: readonly OptionAnswer[];
}

/** Whether a reading that was consulted decides, and the figures under each of its options. */
export const decide = (
  calculator: Calculator,
  asked: CheckedAsk,
  doubt: readonly [string, Reading],
  own: { readonly result: Answer | Refusal; readonly brief: Brief },
): DecidedReading => {
  const [id] = doubt;
  // A checked ask has an option for each reading.
  const value = String(asked.readings[id]);
  const answers = answerOptions(calculator, asked, doubt, own.result);
  if (answers.every(({ result }) => isToldAlike(result, own.result)))
    return { use: { id, value, decisive: false }, answers };
  const options = answers.map(({ option, result }) => ({
    value: option,
    ...(result === own.result ? own.brief : createBrief(calculator, result)),
  }));
  return { use: { id, value, decisive: true, options }, answers };
};
