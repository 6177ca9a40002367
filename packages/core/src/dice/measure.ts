import { alike, type Count, plus, times } from './count.ts';
import { type Odds, type Outcome, waysIn } from './odds.ts';
import { refuse, whole } from './refuse.ts';

/** The ways of something to happen, out of all; unreduced. */
export interface Chance<N extends Count = Count> {
  readonly ways: N;
  readonly of: N;
}

/** An expectation as an exact ratio, unreduced: `sum` over all the ways, divided by `of`. */
export interface Expectation {
  readonly sum: Count;
  readonly of: Count;
}

/** The ways in which something holds. */
export function chance<T extends Outcome>(odds: Odds<T, number>, holds: (outcome: T) => boolean): Chance<number>;
export function chance<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Chance;
export function chance<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Chance {
  let ways: Count = 0;
  for (const [outcome, n] of waysIn(odds)) if (holds(outcome)) ways = plus(ways, n);
  return { ways: alike(odds.of, ways), of: odds.of };
}

/** The chance of a total, or more. */
export function atLeast(odds: Odds<number, number>, total: number): Chance<number>;
export function atLeast(odds: Odds<number>, total: number): Chance;
export function atLeast(odds: Odds<number>, total: number): Chance {
  whole('total', total);
  return chance(odds, (outcome) => outcome >= total);
}

/** The chance of a total, or less. */
export function atMost(odds: Odds<number, number>, total: number): Chance<number>;
export function atMost(odds: Odds<number>, total: number): Chance;
export function atMost(odds: Odds<number>, total: number): Chance {
  whole('total', total);
  return chance(odds, (outcome) => outcome <= total);
}

/** What a number comes to on average, exactly. */
export function expectation(odds: Odds<number>): Expectation {
  let sum: Count = 0;
  for (const [outcome, n] of waysIn(odds)) sum = plus(sum, times(outcome, n));
  return { sum, of: odds.of };
}

/** The least total that is not exceeded in `part` of `whole` ways: `quantile(odds, 1, 2)` is the (lower) median. */
export function quantile(odds: Odds<number>, part: number, parts: number): number {
  whole('part', part, 0, whole('parts', parts, 1));
  const enough = times(odds.of, part);
  const rising = [...waysIn(odds)].sort(([a], [b]) => a - b);
  let below: Count = 0;
  const found = rising.find(([, n]) => {
    below = plus(below, n);
    return times(below, parts) >= enough;
  });
  return found ? found[0] : refuse('not-odds', 'odds', 'odds: ways out of ways', odds);
}
