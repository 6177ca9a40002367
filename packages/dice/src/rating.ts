import { chance } from './measure.ts';
import type { Odds } from './odds.ts';
import { whole } from './refuse.ts';

/** The result of a test against a rating. */
export type Verdict = 'pass' | 'fail';

/** The odds of a test against a rating: the roll, with the modifier added, passes at or below the rating. */
export function ratingTest(roll: Odds<number, number>, rating: number, modifier?: number): Odds<Verdict, number>;
export function ratingTest(roll: Odds<number>, rating: number, modifier?: number): Odds<Verdict>;
export function ratingTest(roll: Odds<number>, rating: number, modifier = 0): Odds<Verdict> {
  const bar = whole('rating', rating - modifier);
  const all = [
    ['pass', chance(roll, (total) => total <= bar).ways],
    ['fail', chance(roll, (total) => total > bar).ways],
  ] as const;
  return { of: roll.of, ways: all.filter(([, n]) => n) };
}
