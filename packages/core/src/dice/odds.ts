import { alike, type Count, plus } from './count.ts';
import { refuse, whole } from './refuse.ts';

/** What can come out: an id, a whole number, a flag, or a list of them (joint outcomes; compared by contents). */
export type Outcome = string | number | boolean | readonly Outcome[];

/** One outcome and its ways. */
export type Way<T extends Outcome, N extends Count = Count> = readonly [outcome: T, ways: N];

/**
 * Exact odds: for each outcome its ways, out of `of`, which is not reduced. Plain data. Counts are plain numbers while
 * `of` is a safe integer, bigints, all of them, beyond. Outcomes stand in the order they were first met; none has 0 ways.
 */
export interface Odds<T extends Outcome, N extends Count = Count> {
  readonly of: N;
  readonly ways: readonly Way<T, N>[];
}

const MOST_OUTCOMES = 1 << 20;

// Lists are keyed by their text behind a mark, so that no string outcome can be taken for one.
const keyOf = (outcome: Outcome): string | number | boolean =>
  typeof outcome === 'object' ? `\0${JSON.stringify(checked(outcome))}` : checked(outcome);

/** The outcome itself, when it is one. */
export function checked<T extends Outcome>(outcome: T): T {
  if (typeof outcome === 'number') whole('outcome', outcome);
  else if (Array.isArray(outcome)) outcome.forEach(checked);
  else if (typeof outcome !== 'string' && typeof outcome !== 'boolean')
    refuse('not-an-outcome', 'outcome', 'a string, a whole number, a flag or a list of them', outcome);
  return outcome;
}

/** The ways of odds, when they are odds. */
export const waysIn = <T extends Outcome, N extends Count>(odds: Odds<T, N>): readonly Way<T, N>[] =>
  Array.isArray(odds?.ways) ? odds.ways : refuse('not-odds', 'odds', 'odds: ways out of ways', odds);

/** Gathers ways by outcome. The caller sees to it that they come to `of`. */
export function gather<T extends Outcome>(
  of: number,
  fill: (add: (outcome: T, ways: Count) => void) => void,
): Odds<T, number>;
export function gather<T extends Outcome>(of: Count, fill: (add: (outcome: T, ways: Count) => void) => void): Odds<T>;
export function gather<T extends Outcome>(of: Count, fill: (add: (outcome: T, ways: Count) => void) => void): Odds<T> {
  const found = new Map<unknown, [T, Count]>();
  fill((outcome, ways) => {
    const key = keyOf(outcome);
    const way = found.get(key);
    if (way) way[1] = plus(way[1], ways);
    else if (found.size < MOST_OUTCOMES) found.set(key, [outcome, ways]);
    else refuse('too-many-outcomes', 'outcomes', `at most ${MOST_OUTCOMES} outcomes`, found.size + 1);
  });
  const ways = [...found.values()];
  for (const way of ways) way[1] = alike(of, way[1]);
  return { of, ways };
}

/** The same odds in plain numbers, as JSON and the doors need them. Refused where they would not be exact. */
export function inNumbers<T extends Outcome>(odds: Odds<T>): Odds<T, number> {
  const { of } = odds;
  if (typeof of !== 'number') refuse('too-many-ways', 'of', `at most ${Number.MAX_SAFE_INTEGER}`, of);
  return { of, ways: waysIn(odds).map(([outcome, n]) => [outcome, Number(n)]) };
}
