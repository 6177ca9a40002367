import { map, modified } from './combine.ts';
import type { Odds } from './odds.ts';
import { whole } from './refuse.ts';

/** A test is passed or failed. */
export const VERDICTS = ['pass', 'fail'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A roll against a rating: passed at or below it, once the roll is modified. */
export function ratingTest(roll: Odds<number, number>, rating: number, modifier?: number): Odds<Verdict, number>;
export function ratingTest(roll: Odds<number>, rating: number, modifier?: number): Odds<Verdict>;
export function ratingTest(roll: Odds<number>, rating: number, modifier = 0): Odds<Verdict> {
  whole('rating', rating);
  return map(modifier ? modified(roll, modifier) : roll, (total) => (total <= rating ? 'pass' : 'fail'));
}
