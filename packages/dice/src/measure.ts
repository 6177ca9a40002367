import { alike, type Count, narrow } from './count.ts';
import { type Odds, type Outcome, waysIn } from './odds.ts';
import { whole } from './refuse.ts';

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
  let ways = alike(odds?.of)(0);
  for (const [outcome, n] of waysIn(odds)) if (holds(outcome)) ways += n;
  return { ways, of: odds.of };
}

/** The chance of a total, or more. */
export function atLeast(odds: Odds<number, number>, total: number): Chance<number>;
export function atLeast(odds: Odds<number>, total: number): Chance;
export function atLeast(odds: Odds<number>, total: number): Chance {
  return chance(odds, (outcome) => outcome >= whole('total', total));
}

/** What a number comes to on average, exactly. */
export function expectation(odds: Odds<number>): Expectation {
  let sum = 0n;
  for (const [outcome, n] of waysIn(odds)) sum += BigInt(outcome) * BigInt(n);
  return { sum: narrow(sum), of: odds.of };
}

/** The least total that is not exceeded in `part` of `whole` ways: `quantile(odds, 1, 2)` is the (lower) median. */
export function quantile(odds: Odds<number>, part: number, parts: number): number {
  whole('part', part, 0, whole('parts', parts, 1));
  let below = 0n;
  for (const [outcome, n] of [...waysIn(odds)].sort(([a], [b]) => a - b)) {
    below += BigInt(n);
    if (below * BigInt(parts) >= BigInt(odds.of) * BigInt(part)) return outcome;
  }
  return whole('ways', 0, 1);
}
