/* How an atlas gets from the opening situation to others: which fields move the total, and which is the rating. */
import type { AnyCalculator } from '@coup-doeil/core/game';
import type { Spot } from '../lib/spots.ts';
import { askWords, oddsKey, type Situation } from './ask.ts';

/** For each total that can be reached, one situation that reaches it. */
export type Reached = ReadonlyMap<number, Situation>;
const MOST_TOTALS = 40;

/**
 * Fields that move the total and nothing else. Where two of them reach the same total the odds must be the same: one that
 * disagrees with most of the others (a morale that counts in the total and in the test) would draw two things at once.
 */
export const findMovers = (
  calculator: AnyCalculator,
  base: Situation,
  spots: readonly Spot[],
  list: string,
): readonly Spot[] => {
  const moves = spots.map((spot) => {
    const byTotal = new Map<number, string>();
    for (const value of spot.values) {
      const reached = askWords(calculator, [...base.words, [spot.path, value]]);
      if (reached !== undefined && reached.total !== null && reached.total !== base.total)
        byTotal.set(reached.total, oddsKey(reached.result, list));
    }
    return { spot, byTotal };
  });
  const countAgreement = ({ spot, byTotal }: (typeof moves)[number]): number => {
    let score = 0;
    for (const other of moves)
      for (const [total, odds] of other.spot === spot ? [] : other.byTotal)
        if (byTotal.has(total)) score += byTotal.get(total) === odds ? 1 : -1;
    return score;
  };
  return moves
    .filter((move) => move.byTotal.size > 0 && countAgreement(move) >= 0)
    .toSorted((a, b) => b.byTotal.size - a.byTotal.size)
    .map(({ spot }) => spot);
};

/** Reaches further totals: each round changes one more field of the situations with the highest and the lowest total. */
export const reachTotals = (
  calculator: AnyCalculator,
  start: readonly Situation[],
  movers: readonly Spot[],
  list: string,
  rounds: number,
): Reached => {
  const byTotal = new Map<number, Situation>();
  const add = (situation: Situation | undefined) => {
    if (situation === undefined || situation.total === null || situation.result.odds?.[list] === undefined) return;
    if (byTotal.size < MOST_TOTALS && !byTotal.has(situation.total)) byTotal.set(situation.total, situation);
  };
  for (const situation of start) add(situation);
  for (let round = 0; round < rounds; round += 1) {
    const before = byTotal.size;
    const ends = new Set([Math.max(...byTotal.keys()), Math.min(...byTotal.keys())]);
    for (const end of ends)
      for (const { path, values } of movers) {
        const words = byTotal.get(end)?.words ?? [];
        // A field that was changed stays as it is, so that a situation remains a few words.
        if (words.some(([name]) => name === path)) continue;
        for (const value of values) add(askWords(calculator, [...words, [path, value]]));
      }
    if (byTotal.size === before) break;
  }
  return byTotal;
};

/**
 * The number that moves a list of odds otherwise than by the total: what a player calls a rating. Where it moves the total
 * too, it is compared with a situation that has the same total without it.
 */
export const findRating = (
  calculator: AnyCalculator,
  base: Situation,
  spots: readonly Spot[],
  plain: Reached,
  list: string,
): Spot | undefined => {
  const candidates = spots
    .filter(({ field }) => field.kind === 'whole')
    .map((spot) => {
      const odds = new Set<string>();
      for (const value of spot.values) {
        const reached = askWords(calculator, [...base.words, [spot.path, value]]);
        const same = reached === undefined || reached.total === null ? undefined : plain.get(reached.total);
        if (reached === undefined || same === undefined) continue;
        const key = oddsKey(reached.result, list);
        if (key !== oddsKey(same.result, list)) odds.add(key);
      }
      return { spot, kinds: odds.size };
    });
  const most = Math.max(0, ...candidates.map(({ kinds }) => kinds));
  // The first that does nearly as much as the best: the sheet's own rating comes before one that may stand in for it.
  return most < 3 ? undefined : candidates.find(({ kinds }) => kinds >= most * 0.6)?.spot;
};
