import { alike, type Count } from './count.ts';
import { checkInteger, checkList, reject } from './reject.ts';

/** What can come out: a text, a whole number, or a list of them for joint results. Lists are compared by their contents. */
export type Outcome = string | number | readonly Outcome[];

/** One outcome, and the number of ways it comes up. */
export type Way<T extends Outcome, N extends Count = Count> = readonly [outcome: T, ways: N];

/**
 * Exact odds: for each outcome its ways, out of `of`, which is not reduced. Plain data. Counts are plain numbers while
 * `of` is a safe integer, bigints, all of them, beyond. Outcomes stand in the order in which they first came up; none has 0 ways.
 */
export interface Odds<T extends Outcome, N extends Count = Count> {
  readonly of: N;
  readonly ways: readonly Way<T, N>[];
}

/** What an outcome is known by; lists by their text, behind a mark that no string outcome may start with. */
export function key(outcome: Outcome): string | number {
  if (typeof outcome === 'number') return checkInteger(outcome, 'outcome');
  if (Array.isArray(outcome)) return `\0${JSON.stringify(outcome.map(key))}`;
  return typeof outcome === 'string' && outcome[0] !== '\0' ? outcome : reject('outcome', { rule: 'outcome' }, outcome);
}

/** The ways of odds, when they are odds; for the type checker numbers, as `alike` says. */
export const waysIn = <T extends Outcome>(odds: Odds<T>): readonly Way<T, number>[] =>
  checkList(odds?.ways as readonly Way<T, number>[], 'ways');

/** Adds up the ways by outcome, of a million at most. The caller sees to it that they come to `of`. */
export function gather<T extends Outcome>(of: number, ways: readonly Way<T>[]): Odds<T, number>;
export function gather<T extends Outcome>(of: Count, ways: readonly Way<T>[]): Odds<T>;
export function gather<T extends Outcome>(of: Count, ways: readonly Way<T>[]): Odds<T> {
  checkInteger(ways.length, 'outcomes', 1, 1e6);
  const count = alike(of);
  const merged = new Map<unknown, [T, number]>();
  for (const [outcome, n] of ways) {
    const id = key(outcome);
    const way = merged.get(id);
    if (way) way[1] += count(n);
    else merged.set(id, [outcome, count(n)]);
  }
  return { of, ways: [...merged.values()] };
}

/** The same odds with plain numbers for counts, which JSON can hold. Throws where these would not be exact. */
export const toPlainOdds = <T extends Outcome>(odds: Odds<T>): Odds<T, number> =>
  // Where `of` is a number, so is every count; the checker cannot follow that from one to the others.
  typeof odds?.of === 'number' ? (odds as Odds<T, number>) : reject('of', { rule: 'plain-number' }, odds?.of);
