import { computeAnswer } from './answer.ts';
import type { CheckedAsk } from './ask.ts';
import type { Branches } from './branches.ts';
import { type Calculator, isRefusal } from './calculator.ts';
import { type DiceEnd, type DiceWalk, endWalk, walkDice } from './walk-dice.ts';

/** The dice of an answer, followed as far as some faces lead. */
export interface FacesWalk {
  readonly branches: Branches;
  readonly walk: DiceWalk;
  /** `null` while dice are still to be thrown. */
  readonly end: DiceEnd | null;
}

/** Follows faces along the dice of an answer; `null` where it is refused, or has none. */
export const walkFaces = (calculator: Calculator, asked: CheckedAsk, faces: readonly number[]): FacesWalk | null => {
  const result = computeAnswer(calculator, asked);
  if (isRefusal(result) || !result.branches) return null;
  const { branches } = result;
  const walk = walkDice(branches, faces);
  return { branches, walk, end: endWalk(calculator.odds ?? {}, branches, walk) };
};
