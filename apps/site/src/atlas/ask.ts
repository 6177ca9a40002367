import {
  type Answer,
  type AnyCalculator,
  checkAsk,
  computeAnswer,
  createBrief,
  isInputError,
  isRefusal,
  parseWords,
  type Word,
} from '@coup-doeil/core/game';

/** A situation in words, with what a calculator answers to it. */
export type Situation = { readonly words: readonly Word[]; readonly total: number | null; readonly result: Answer };

/** Asks a calculator some words; nothing where they are refused or no valid input. */
export const askWords = (calculator: AnyCalculator, words: readonly Word[]): Situation | undefined => {
  try {
    const asked = checkAsk(calculator, { input: parseWords(calculator.input, words) });
    const result = computeAnswer(calculator, asked);
    return isRefusal(result) ? undefined : { words, total: createBrief(calculator, result).total, result };
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
};

/** The odds of a list as a key: two situations with the same key have the same odds. */
export const oddsKey = (result: Answer | undefined, list: string): string =>
  JSON.stringify([...(result?.odds?.[list]?.ways ?? [])].toSorted());

export type Chance = { readonly ways: number; readonly of: number } | null;
/** The chance of one outcome; none where the list has no odds. */
export const chanceOf = (result: Answer | undefined, list: string, outcome: string): Chance => {
  const odds = result?.odds?.[list];
  if (odds === undefined) return null;
  return { ways: odds.ways.find(([id]) => id === outcome)?.[1] ?? 0, of: odds.of };
};
