import { type Brief, computeAnswer, createBrief, isSameAnswer } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import { type Answer, type Calculator, isRefusal, type Refusal } from './calculator.ts';
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

/** An answer, and the same in short. */
export interface BriefedAnswer {
  readonly result: Answer | Refusal;
  readonly brief: Brief;
}

/** Whether a player is told the same: what is refused either way is not done, whatever the reason. Where figures differ, no odds are folded. */
export const isToldAlike = (a: BriefedAnswer, b: BriefedAnswer): boolean =>
  isRefusal(a.result) || isRefusal(b.result)
    ? isRefusal(a.result) && isRefusal(b.result)
    : isSameBrief(a.brief, b.brief) && isSameAnswer(a.result, b.result);

/** What a calculator answers under an option of a reading. */
export interface OptionAnswer extends BriefedAnswer {
  readonly option: string;
}

/** The answers under each option of a reading, beside the one at hand. */
export const answerOptions = (
  calculator: Calculator,
  asked: CheckedAsk,
  [id, spec]: readonly [string, Reading],
  own: BriefedAnswer,
): readonly OptionAnswer[] =>
  listOptions(spec).map((option) => {
    if (option === asked.readings[id]) return { option, ...own };
    const result = computeAnswer(calculator, { ...asked, readings: { ...asked.readings, [id]: option } });
    return { option, result, brief: createBrief(calculator, result) };
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
  own: BriefedAnswer,
): DecidedReading => {
  const [id] = doubt;
  // A checked ask has an option for each reading.
  const value = String(asked.readings[id]);
  const answers = answerOptions(calculator, asked, doubt, own);
  const decisive = answers.some((answer) => !isToldAlike(answer, own));
  const options = decisive && { options: answers.map(({ option, brief }) => ({ value: option, ...brief })) };
  return { use: { id, value, decisive, ...options }, answers };
};
