import { alike, plus, times } from './count.ts';
import { atMost } from './measure.ts';
import type { Odds } from './odds.ts';
import { whole } from './refuse.ts';

/** A test is passed or failed. */
export const VERDICTS = ['pass', 'fail'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A roll against a rating: passed at or below it, once the roll is modified. */
export function ratingTest(roll: Odds<number, number>, rating: number, modifier?: number): Odds<Verdict, number>;
export function ratingTest(roll: Odds<number>, rating: number, modifier?: number): Odds<Verdict>;
export function ratingTest(roll: Odds<number>, rating: number, modifier = 0): Odds<Verdict> {
  const { ways, of } = atMost(roll, whole('rating', rating) - whole('modifier', modifier));
  const all = [
    ['pass', ways],
    ['fail', alike(of, plus(of, times(ways, -1)))],
  ] as const;
  return { of, ways: all.filter(([, n]) => n) };
}
