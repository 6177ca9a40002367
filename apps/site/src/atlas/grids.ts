import {
  type Answer,
  type AnyCalculator,
  answer,
  brief,
  checkAsk,
  fromWords,
  isInputError,
  isRefusal,
  type Value,
  type Word,
} from '@coup-doeil/core/game';
import { type Spot, spotsIn } from '../lib/spots.ts';

/** What comes of some words, in so far as an atlas needs it; nothing where they are refused or no input. */
export type Found = { readonly words: readonly Word[]; readonly total: number | null; readonly result: Answer };

export const ask = (calculator: AnyCalculator, words: readonly Word[]): Found | undefined => {
  try {
    const asked = checkAsk(calculator, { input: fromWords(calculator.input, words) });
    const result = answer(calculator, asked);
    return isRefusal(result) ? undefined : { words, total: brief(calculator, result).total, result };
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
};

const waysIn = (result: Answer | undefined, list: string): string =>
  JSON.stringify([...(result?.odds?.[list]?.ways ?? [])].toSorted());

/** For each total that can be reached, one situation that reaches it. */
type Reached = ReadonlyMap<number, Found>;
const MOST_TOTALS = 40;

/**
 * Fields that move the total and nothing else: where two of them reach the same total, the odds must be the same. One
 * that disagrees with most (a morale that counts in the total and in the test) would draw two things at once.
 */
const moversOf = (calculator: AnyCalculator, base: Found, spots: readonly Spot[], list: string): readonly Spot[] => {
  const told = spots.map((spot) => {
    const byTotal = new Map<number, string>();
    for (const value of spot.values) {
      const found = ask(calculator, [...base.words, [spot.path, value]]);
      if (found !== undefined && found.total !== null && found.total !== base.total)
        byTotal.set(found.total, waysIn(found.result, list));
    }
    return { spot, byTotal };
  });
  const agreement = ({ spot, byTotal }: (typeof told)[number]): number => {
    let score = 0;
    for (const other of told)
      for (const [total, ways] of other.spot === spot ? [] : other.byTotal)
        if (byTotal.has(total)) score += byTotal.get(total) === ways ? 1 : -1;
    return score;
  };
  return told
    .filter((one) => one.byTotal.size > 0 && agreement(one) >= 0)
    .toSorted((a, b) => b.byTotal.size - a.byTotal.size)
    .map(({ spot }) => spot);
};

/** From some situations on to further totals: first by one field, then by one more from either end. */
const reach = (
  calculator: AnyCalculator,
  known: readonly Found[],
  movers: readonly Spot[],
  list: string,
  rounds: number,
): Reached => {
  const ways = new Map<number, Found>();
  const take = (found: Found | undefined) => {
    if (found === undefined || found.total === null || found.result.odds?.[list] === undefined) return;
    if (ways.size < MOST_TOTALS && !ways.has(found.total)) ways.set(found.total, found);
  };
  for (const found of known) take(found);
  for (let round = 0; round < rounds; round += 1) {
    const before = ways.size;
    const ends = new Set([Math.max(...ways.keys()), Math.min(...ways.keys())]);
    for (const end of ends)
      for (const { path, values } of movers) {
        const words = ways.get(end)?.words ?? [];
        // A field once said stays: a way is a few words, not a search.
        if (words.some(([name]) => name === path)) continue;
        for (const value of values) take(ask(calculator, [...words, [path, value]]));
      }
    if (ways.size === before) break;
  }
  return ways;
};

/**
 * The number that moves a list of odds otherwise than by the total: what a player calls a rating. Where it moves the total
 * too, it is set against a situation that comes to the same total without it.
 */
const ratingOf = (
  calculator: AnyCalculator,
  base: Found,
  spots: readonly Spot[],
  plain: Reached,
  list: string,
): Spot | undefined => {
  const apart = spots
    .filter(({ field }) => field.kind === 'whole')
    .map((spot) => {
      const kinds = new Set<string>();
      for (const value of spot.values) {
        const found = ask(calculator, [...base.words, [spot.path, value]]);
        const same = found === undefined || found.total === null ? undefined : plain.get(found.total);
        if (found === undefined || same === undefined) continue;
        const ways = waysIn(found.result, list);
        if (ways !== waysIn(same.result, list)) kinds.add(ways);
      }
      return { spot, kinds: kinds.size };
    });
  const most = Math.max(0, ...apart.map(({ kinds }) => kinds));
  // The sheet's own rating comes before one that may be said in its place.
  return most < 3 ? undefined : apart.find(({ kinds }) => kinds >= most * 0.6)?.spot;
};

export type Cell = { readonly ways: number; readonly of: number } | null;
export type Grid = {
  readonly list: string;
  readonly rating: { readonly path: string; readonly values: readonly string[] } | undefined;
  readonly outcomes: readonly string[];
  /** Where the opening situation stands. */
  readonly opening: { readonly total: number | null; readonly rating: string };
  readonly rows: readonly { readonly total: number; readonly cells: readonly (Found | undefined)[] }[];
};

/** A rating says nothing more at either end: those columns, and those rows, are left out. */
const trimmed = (keys: readonly string[]): readonly [from: number, to: number] => {
  let from = 0;
  let to = keys.length - 1;
  while (from + 1 < to && keys[from] === keys[from + 1]) from += 1;
  while (to - 1 > from && keys[to] === keys[to - 1]) to -= 1;
  return [from, to];
};

export const chance = (result: Answer | undefined, list: string, outcome: string): Cell => {
  const odds = result?.odds?.[list];
  if (odds === undefined) return null;
  return { ways: odds.ways.find(([id]) => id === outcome)?.[1] ?? 0, of: odds.of };
};

/** Lists of final outcomes: not of a single unit, not of both sides at once, not the die's own where tests follow it. */
const finalLists = (result: Answer): readonly string[] => {
  const all = Object.keys(result.odds ?? {}).filter((list) => !/-\d+$/.test(list) && list !== 'both');
  const sides = all.filter((list) => list !== 'result');
  return sides.length > 0 ? sides : all;
};

const gridOf = (calculator: AnyCalculator, base: Found, spots: readonly Spot[], list: string): Grid => {
  const plain = reach(calculator, [base], moversOf(calculator, base, spots, list), list, 3);
  const rating = ratingOf(calculator, base, spots, plain, list);
  const others = spots.filter(({ path }) => path !== rating?.path);
  const movers = rating === undefined ? [] : moversOf(calculator, base, others, list);
  const free = rating === undefined ? plain : reach(calculator, [base], movers, list, 6);
  const values = rating?.values ?? [''];
  const columns = values.map((value): Reached => {
    if (rating === undefined) return free;
    const said = [...free.values()].flatMap(({ words }) => ask(calculator, [...words, [rating.path, value]]) ?? []);
    return said.length === 0 ? new Map() : reach(calculator, said, movers, list, 4);
  });
  const rows = [...new Set(columns.flatMap((column) => [...column.keys()]))]
    .filter((total) => columns.every((column) => column.has(total)))
    .toSorted((a, b) => b - a)
    .map((total) => ({ total, cells: columns.map((column) => column.get(total)) }));
  const [left, right] = trimmed(values.map((_, i) => rows.map(({ cells }) => waysIn(cells[i]?.result, list)).join()));
  const [top, bottom] = trimmed(rows.map(({ cells }) => cells.map((cell) => waysIn(cell?.result, list)).join()));
  const kept = rows.slice(top, bottom + 1).map(({ total, cells }) => ({ total, cells: cells.slice(left, right + 1) }));
  const weight = new Map<string, number>();
  for (const { cells } of kept)
    for (const cell of cells)
      for (const [id, ways] of cell?.result.odds?.[list]?.ways ?? [])
        weight.set(id, (weight.get(id) ?? 0) + ways / (cell?.result.odds?.[list]?.of ?? 1));
  const outcomes = [...weight].filter(([, sum]) => sum > 0).toSorted(([, a], [, b]) => b - a);
  return {
    list,
    rating: rating && { path: rating.path, values: values.slice(left, right + 1) },
    outcomes: outcomes.map(([id]) => id),
    opening: { total: base.total, rating: rating?.now ?? '' },
    rows: kept,
  };
};

/** Final outcomes by total and rating, from the calculator itself: the opening situation with a field or more said otherwise. */
export const gridsOf = (calculator: AnyCalculator): readonly Grid[] => {
  const base = ask(calculator, []);
  if (base === undefined || base.total === null) return [];
  const input = checkAsk(calculator, {}).input;
  // A border: a checked input is a value of its own description.
  const spots = spotsIn(calculator.input, input as Value);
  return finalLists(base.result).map((list) => gridOf(calculator, base, spots, list));
};
