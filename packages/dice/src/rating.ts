import { measureChance } from './measure.ts';
import type { Odds } from './odds.ts';
import { checkInteger } from './reject.ts';

/** The result of a test against a rating. */
export type Verdict = 'pass' | 'fail';

/** The odds of a test against a rating: the roll, with the modifier added, passes at or below the rating. */
export function testRating(roll: Odds<number, number>, rating: number, modifier?: number): Odds<Verdict, number>;
export function testRating(roll: Odds<number>, rating: number, modifier?: number): Odds<Verdict>;
export function testRating(roll: Odds<number>, rating: number, modifier = 0): Odds<Verdict> {
  const bar = checkInteger(rating - modifier, 'rating');
  const all = [
    ['pass', measureChance(roll, (total) => total <= bar).ways],
    ['fail', measureChance(roll, (total) => total > bar).ways],
  ] as const;
  return { of: roll.of, ways: all.filter(([, n]) => n) };
}
