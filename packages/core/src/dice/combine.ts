import { type Count, commonMultiple, over, plus, times } from './count.ts';
import { checked, gather, type Odds, type Outcome, type Way, waysIn } from './odds.ts';
import { refuse, whole } from './refuse.ts';

/** What one branch of a chain leads to: further odds, or a settled outcome. */
export type Branch<U extends Outcome> = Odds<U> | U;

const isOdds = <U extends Outcome>(branch: Branch<U>): branch is Odds<U> =>
  typeof branch === 'object' && !Array.isArray(branch);

/** An outcome that is certain: one way out of one. */
export const certain = <T extends Outcome>(outcome: T): Odds<T, number> => ({
  of: 1,
  ways: [[checked(outcome), 1]],
});

/** Odds from weights, `of` being their sum: `weighted([['hit', 3], ['miss', 7]])`. */
export function weighted<T extends Outcome>(ways: readonly Way<T>[]): Odds<T> {
  let of: Count = 0;
  for (const [, n] of waysIn({ of, ways })) {
    if (typeof n === 'bigint' ? n < 1n : !Number.isSafeInteger(n) || n < 1)
      refuse('not-ways', 'ways', 'whole numbers from 1', n);
    of = plus(of, n);
  }
  if (!of) refuse('no-ways', 'ways', 'at least one outcome', ways);
  return gather(of, (add) => {
    for (const [outcome, n] of ways) add(outcome, n);
  });
}

/** Reads each outcome as another, a die as a row of a table: `of` stays, outcomes that come to the same add up. */
export function map<T extends Outcome, U extends Outcome>(
  odds: Odds<T, number>,
  to: (outcome: T) => U,
): Odds<U, number>;
export function map<T extends Outcome, U extends Outcome>(odds: Odds<T>, to: (outcome: T) => U): Odds<U>;
export function map<T extends Outcome, U extends Outcome>(odds: Odds<T>, to: (outcome: T) => U): Odds<U> {
  return gather(odds.of, (add) => {
    for (const [outcome, n] of waysIn(odds)) add(to(outcome), n);
  });
}

/** A modifier to the roll. */
export function modified(odds: Odds<number, number>, by: number): Odds<number, number>;
export function modified(odds: Odds<number>, by: number): Odds<number>;
export function modified(odds: Odds<number>, by: number): Odds<number> {
  return map(odds, (total) => total + whole('modifier', by));
}

/**
 * Where each outcome leads to further odds, or settles the matter. All branches come out of one `of`: those with fewer
 * dice are scaled up. `chain(d10, (face) => (face < 5 ? ratingTest(d10, 6) : 'held'))` is out of 100.
 */
export function chain<T extends Outcome, const U extends Outcome>(
  odds: Odds<T>,
  to: (outcome: T) => Branch<U>,
): Odds<U> {
  let each: Count = 1;
  const branches = waysIn(odds).map(([outcome, n]) => {
    const branch = to(outcome);
    const then = isOdds(branch) ? branch : certain(branch);
    each = commonMultiple(each, then.of);
    return { n, then };
  });
  return gather(times(odds.of, each), (add) => {
    for (const { n, then } of branches) {
      const share = times(n, over(each, then.of));
      for (const [outcome, m] of waysIn(then)) add(outcome, times(share, m));
    }
  });
}

/** Two independent results together: as the list of both, or as what they come to. */
export function both<A extends Outcome, B extends Outcome>(a: Odds<A>, b: Odds<B>): Odds<readonly [A, B]>;
export function both<A extends Outcome, B extends Outcome, U extends Outcome>(
  a: Odds<A>,
  b: Odds<B>,
  to: (a: A, b: B) => U,
): Odds<U>;
export function both<A extends Outcome, B extends Outcome>(
  a: Odds<A>,
  b: Odds<B>,
  to: (a: A, b: B) => Outcome = (x, y) => [x, y],
): Odds<Outcome> {
  return gather(times(a.of, b.of), (add) => {
    for (const [x, n] of waysIn(a)) for (const [y, m] of waysIn(b)) add(to(x, y), times(n, m));
  });
}

/** Any number of independent results together, in their order: as the list of all, or as what they come to. */
export function all<T extends Outcome>(parts: readonly Odds<T>[]): Odds<readonly T[]>;
export function all<T extends Outcome, U extends Outcome>(
  parts: readonly Odds<T>[],
  to: (outcomes: readonly T[]) => U,
): Odds<U>;
export function all<T extends Outcome>(
  parts: readonly Odds<T>[],
  to: (outcomes: readonly T[]) => Outcome = (list) => list,
): Odds<Outcome> {
  const of = parts.reduce<Count>((product, part) => times(product, part.of), 1);
  return gather(of, (add) => {
    const walk = (rest: readonly Odds<T>[], before: readonly T[], ways: Count): void => {
      const [next, ...later] = rest;
      if (!next) add(to(before), ways);
      else for (const [outcome, n] of waysIn(next)) walk(later, [...before, outcome], times(ways, n));
    };
    walk(parts, [], 1);
  });
}

/** What is left when something is known to hold, out of the ways in which it does. */
export function given<T extends Outcome>(odds: Odds<T, number>, holds: (outcome: T) => boolean): Odds<T, number>;
export function given<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Odds<T>;
export function given<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Odds<T> {
  return weighted(waysIn(odds).filter(([outcome]) => holds(outcome)));
}
