import { alike, type Count, commonMultiple, multiply, narrow } from './count.ts';
import { measureChance } from './measure.ts';
import { gather, type Odds, type Outcome, type Way, waysIn } from './odds.ts';
import { checkInteger, checkList } from './reject.ts';

/** The outcomes that a branch of `chain` can end in: those of the further odds, or the outcome itself. */
export type EndOf<B> = B extends Odds<infer T> ? T : B extends Outcome ? B : never;

const isOdds = (end: Odds<Outcome> | Outcome): end is Odds<Outcome> => !!(end as Odds<Outcome>)?.ways;

/** An outcome that is certain: one way out of one. */
export const certainOdds = <T extends Outcome>(outcome: T): Odds<T, number> => gather<T>(1, [[outcome, 1]]);

/** The odds of a roll with a modifier added to it. */
export function addModifier(odds: Odds<number, number>, by: number): Odds<number, number>;
export function addModifier(odds: Odds<number>, by: number): Odds<number>;
export function addModifier(odds: Odds<number>, by: number): Odds<number> {
  return chain(odds, (total) => total + checkInteger(by, 'modifier'));
}

/**
 * The odds where an outcome calls for more dice: each leads to further odds, or to an outcome that is final. All branches
 * get one common `of`; those with fewer dice are scaled up to it. `chain(d10, (face) => (face < 5 ? testRating(d10, 6) : 'held'))` is out of 100.
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
  const total = multiply(odds.of, each);
  const count = alike(total);
  const ways: Way<Outcome, number>[] = [];
  for (const [n, of, ends] of branches) {
    const share = (count(n) * count(each)) / count(of);
    for (const [outcome, m] of ends) ways.push([outcome, share * count(m)]);
  }
  return gather(total, ways);
}

/** Reads each outcome as another, as a table reads a die: `map(d6, (face) => (face === 6 ? 'hit' : 'miss'))`. */
export function map<T extends Outcome, const U extends Outcome>(
  odds: Odds<T, number>,
  to: (outcome: T) => U,
): Odds<U, number>;
export function map<T extends Outcome, const U extends Outcome>(odds: Odds<T>, to: (outcome: T) => U): Odds<U>;
export function map<T extends Outcome, const U extends Outcome>(odds: Odds<T>, to: (outcome: T) => U): Odds<U> {
  return chain(odds, to);
}

/** The odds of two independent results: of the pair of them, or of what a function makes of the pair. */
export function pairOdds<A extends Outcome, B extends Outcome>(a: Odds<A>, b: Odds<B>): Odds<readonly [A, B]>;
export function pairOdds<A extends Outcome, B extends Outcome, U extends Outcome>(
  a: Odds<A>,
  b: Odds<B>,
  to: (a: A, b: B) => U,
): Odds<U>;
export function pairOdds<A extends Outcome, B extends Outcome>(
  a: Odds<A>,
  b: Odds<B>,
  to: (a: A, b: B) => Outcome = (x, y) => [x, y],
): Odds<Outcome> {
  const [these, those] = [waysIn(a), waysIn(b)];
  const of = multiply(a.of, b.of);
  const count = alike(of);
  return gather(
    of,
    these.flatMap(([x, n]) => those.map(([y, m]) => [to(x, y), count(n) * count(m)] as const)),
  );
}

/**
 * The odds of many independent results, combined one after another as `reduce` does with a list. Combinations that are
 * equal so far are counted together, which keeps it fast: `fold(tests, '', (sofar, verdict) => sofar + (verdict === 'fail' ? 'D' : '-'))`.
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
  return checkList(parts, 'parts').reduce((sofar: Odds<U>, part) => pairOdds(sofar, part, step), certainOdds(start));
}

/** The odds of the outcomes for which something holds, out of the ways in which it does: conditional odds. */
export function restrictOdds<T extends Outcome>(odds: Odds<T, number>, holds: (outcome: T) => boolean): Odds<T, number>;
export function restrictOdds<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Odds<T>;
export function restrictOdds<T extends Outcome>(odds: Odds<T>, holds: (outcome: T) => boolean): Odds<T> {
  return gather(
    narrow(measureChance(odds, holds).ways),
    odds.ways.filter(([outcome]) => holds(outcome)),
  );
}
