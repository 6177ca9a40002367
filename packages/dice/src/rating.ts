import { chance } from './measure.ts';
import type { Odds } from './odds.ts';
import { whole } from './refuse.ts';

/** A test is passed or failed. */
export type Verdict = 'pass' | 'fail';

/** A roll against a rating: passed at or below it, once the roll is modified. */
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
