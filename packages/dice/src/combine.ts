import { alike, type Count, commonMultiple, narrow } from './count.ts';
import { chance } from './measure.ts';
import { gather, type Odds, type Outcome, waysIn } from './odds.ts';
import { listed, whole } from './refuse.ts';

/** The outcomes a branch of a chain may end in: those of further odds, or the one it is. */
export type EndOf<B> = B extends Odds<infer T> ? T : B extends Outcome ? B : never;

const isOdds = (end: Odds<Outcome> | Outcome): end is Odds<Outcome> => !!(end as Odds<Outcome>)?.ways;

/** An outcome that is certain: one way out of one. */
export const certain = <T extends Outcome>(outcome: T): Odds<T, number> => gather<T>(1, [[outcome, 1]]);

/** A modifier to the roll. */
export function modified(odds: Odds<number, number>, by: number): Odds<number, number>;
export function modified(odds: Odds<number>, by: number): Odds<number>;
export function modified(odds: Odds<number>, by: number): Odds<number> {
  return chain(odds, (total) => total + whole('modifier', by));
}

/**
 * Where each outcome leads to further odds, or settles the matter. All branches come out of one `of`: those with fewer
 * dice are scaled up. `chain(d10, (face) => (face < 5 ? ratingTest(d10, 6) : 'held'))` is out of 100.
 */
export function chain<T extends Outcome, const U extends Outcome>(
  odds: Odds<T, number>,
  to: (outcome: T) => U,
): Odds<U, number>;
export function chain<T extends Outcome, const U extends Outcome>(
  odds: Odds<T>,
  to: (outcome: T) => Odds<U> | U,
): Odds<U>;
export function chain<T extends Outcome, const B extends Odds<Outcome> | Outcome>(
  odds: Odds<T>,
  to: (outcome: T) => B,
): Odds<EndOf<B>>;
export function chain<T extends Outcome>(odds: Odds<T>, to: (outcome: T) => Odds<Outcome> | Outcome): Odds<Outcome> {
  let each: Count = 1;
  const branches = waysIn(odds).map(([outcome, n]) => {
    const end = to(outcome);
    if (!isOdds(end)) return [n, 1, [[end, 1]]] as const;
    if (end.of !== each) each = commonMultiple(each, end.of);
    return [n, end.of, waysIn(end)] as const;
  });
  const total = narrow(BigInt(odds.of) * BigInt(each));
  const count = alike(total);
  return gather(
    total,
    branches.flatMap(([n, of, ways]) => {
      const share = (count(n) * count(each)) / count(of);
      return ways.map(([outcome, m]) => [outcome, share * count(m)] as const);
    }),
  );
}

/** Reads each outcome as another, a die as a row of a table: a chain in which every outcome settles the matter. */
export function map<T extends Outcome, const U extends Outcome>(
  odds: Odds<T, number>,
  to: (outcome: T) => U,
): Odds<U, number>;
export function map<T extends Outcome, const U extends Outcome>(odds: Odds<T>, to: (outcome: T) => U): Odds<U>;
export function map<T extends Outcome, const U extends Outcome>(odds: Odds<T>, to: (outcome: T) => U): Odds<U> {
  return chain(odds, to);
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
  const of = narrow(BigInt(a?.of ?? 0) * BigInt(b?.of ?? 0));
  const count = alike(of);
  return gather(
    of,
    waysIn(a).flatMap(([x, n]) => waysIn(b).map(([y, m]) => [to(x, y), count(n) * count(m)] as const)),
  );
}

/**
 * Any number of independent results, one after another, taken into what they have come to so far. What comes to the same is
 * one from there on: `fold(tests, '', (sofar, verdict) => sofar + (verdict === 'fail' ? 'D' : '-'))`.
 */
export function fold<T extends Outcome>(
  parts: readonly Odds<T>[],
  start: string,
  step: (sofar: string, outcome: T) => string,
): Odds<string>;
export function fold<T extends Outcome>(
  parts: readonly Odds<T>[],
  start: number,
  step: (sofar: number, outcome: T) => number,
): Odds<number>;
export function fold<T extends Outcome, U extends Outcome>(
  parts: readonly Odds<T>[],
  start: U,
  step: (sofar: U, outcome: T) => U,
): Odds<U>;
export function fold<T extends Outcome, U extends Outcome>(
  parts: readonly Odds<T>[],
  start: U,
  step: (sofar: U, outcome: T) => U,
): Odds<U> {
  return listed('parts', parts).reduce((sofar: Odds<U>, part) => both(sofar, part, step), certain(start));
}

/** What is left when something is known to hold, out of the ways in which it does. */
export function given<T extends Outcome>(odds: Odds<T, number>, holds: (outcome: T) => boolean): Odds<T, number>;
export function given<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Odds<T>;
export function given<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Odds<T> {
  return gather(
    narrow(BigInt(chance(odds, holds).ways)),
    odds.ways.filter(([outcome]) => holds(outcome)),
  );
}
