import { alike, type Count, narrow } from './count.ts';
import { type Odds, type Outcome, waysIn } from './odds.ts';
import { checkInteger } from './reject.ts';

/** The chance of something, as its ways out of all ways; not reduced to lowest terms. */
export interface Chance<N extends Count = Count> {
  readonly ways: N;
  readonly of: N;
}

/** An average as an exact fraction, not reduced: `sum` divided by `of`. */
export interface Expectation {
  readonly sum: Count;
  readonly of: Count;
}

/** The chance that an outcome is such that something holds. */
export function measureChance<T extends Outcome>(odds: Odds<T, number>, holds: (outcome: T) => boolean): Chance<number>;
export function measureChance<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Chance;
export function measureChance<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Chance {
  let ways = alike(odds?.of)(0);
  for (const [outcome, n] of waysIn(odds)) if (holds(outcome)) ways += n;
  return { ways, of: odds.of };
}

/** The chance of a total or a higher one. */
export function measureAtLeast(odds: Odds<number, number>, total: number): Chance<number>;
export function measureAtLeast(odds: Odds<number>, total: number): Chance;
export function measureAtLeast(odds: Odds<number>, total: number): Chance {
  return measureChance(odds, (outcome) => outcome >= checkInteger(total, 'total'));
}

/** The average of odds of numbers, exactly. */
export function measureExpectation(odds: Odds<number>): Expectation {
  let sum = 0n;
  for (const [outcome, n] of waysIn(odds)) sum += BigInt(outcome) * BigInt(n);
  return { sum: narrow(sum), of: odds.of };
}

/** The lowest total that is not exceeded in `part` of `parts` of the ways: `quantile(odds, 1, 2)` is the (lower) median. */
export function findQuantile(odds: Odds<number>, part: number, parts: number): number {
  checkInteger(part, 'part', 0, checkInteger(parts, 'parts', 1));
  let below = 0n;
  for (const [outcome, n] of [...waysIn(odds)].sort(([a], [b]) => a - b)) {
    below += BigInt(n);
    if (below * BigInt(parts) >= BigInt(odds.of) * BigInt(part)) return outcome;
  }
  return checkInteger(0, 'ways', 1);
}
