/* The grids behind the plates of an atlas: final outcomes by total and rating, from the calculator itself. */
import type { Text } from '@coup-doeil/core/chart';
import { type Answer, type AnyCalculator, checkAsk, type Value } from '@coup-doeil/core/game';
import { listSpots, type Spot } from '../lib/spots.ts';
import { askWords, oddsKey, type Situation } from './ask.ts';
import { findMovers, findRating, type Reached, reachTotals } from './reach.ts';

export type GridRow = {
  readonly total: number;
  /** What the row goes by, where that is no total. */
  readonly label?: Text;
  readonly cells: readonly (Situation | undefined)[];
};
export type Grid = {
  readonly list: string;
  /** What its rows go by, where that is no total. */
  readonly axis?: Text;
  readonly rating: { readonly path: string; readonly values: readonly string[] } | undefined;
  readonly outcomes: readonly string[];
  /** Where the opening situation stands. */
  readonly opening: { readonly total: number | null; readonly rating: string };
  readonly rows: readonly GridRow[];
};

/** Beyond some rating or total nothing changes any more: the equal columns or rows at both ends, but for one, are cut. */
const findEnds = (keys: readonly string[]): readonly [from: number, to: number] => {
  let from = 0;
  let to = keys.length - 1;
  while (from + 1 < to && keys[from] === keys[from + 1]) from += 1;
  while (to - 1 > from && keys[to] === keys[to - 1]) to -= 1;
  return [from, to];
};

/** Lists of final outcomes: not of a single unit, not of both sides at once, not the die's own where tests follow it. */
export const listFinalOdds = (result: Answer): readonly string[] => {
  const all = Object.keys(result.odds ?? {}).filter((list) => !/-\d+$/.test(list) && list !== 'both');
  const sides = all.filter((list) => list !== 'result');
  return sides.length > 0 ? sides : all;
};

/** For each value of the rating the totals reached with it; a single column where there is no rating. */
const reachColumns = (
  calculator: AnyCalculator,
  base: Situation,
  spots: readonly Spot[],
  list: string,
): { readonly rating: Spot | undefined; readonly columns: readonly Reached[] } => {
  const plain = reachTotals(calculator, [base], findMovers(calculator, base, spots, list), list, 3);
  const rating = findRating(calculator, base, spots, plain, list);
  if (rating === undefined) return { rating, columns: [plain] };
  const others = spots.filter(({ path }) => path !== rating.path);
  const movers = findMovers(calculator, base, others, list);
  const free = reachTotals(calculator, [base], movers, list, 6);
  const columns = rating.values.map((value): Reached => {
    const start = [...free.values()].flatMap(
      ({ words }) => askWords(calculator, [...words, [rating.path, value]]) ?? [],
    );
    return start.length === 0 ? new Map() : reachTotals(calculator, start, movers, list, 4);
  });
  return { rating, columns };
};

/** The outcomes that occur in a grid, the most likely first. */
export const rankOutcomes = (rows: readonly GridRow[], list: string): readonly string[] => {
  const weights = new Map<string, number>();
  for (const { cells } of rows)
    for (const cell of cells) {
      const { ways, of } = cell?.result.odds?.[list] ?? { ways: [], of: 1 };
      for (const [id, n] of ways) weights.set(id, (weights.get(id) ?? 0) + n / of);
    }
  return [...weights]
    .filter(([, weight]) => weight > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([id]) => id);
};

const makeGrid = (calculator: AnyCalculator, base: Situation, spots: readonly Spot[], list: string): Grid => {
  const { rating, columns } = reachColumns(calculator, base, spots, list);
  const rows = [...new Set(columns.flatMap((column) => [...column.keys()]))]
    .filter((total) => columns.every((column) => column.has(total)))
    .toSorted((a, b) => b - a)
    .map((total) => ({ total, cells: columns.map((column) => column.get(total)) }));
  const keyOf = (cell: Situation | undefined) => oddsKey(cell?.result, list);
  const [left, right] = findEnds(columns.map((_, i) => rows.map(({ cells }) => keyOf(cells[i])).join()));
  const [top, bottom] = findEnds(rows.map(({ cells }) => cells.map(keyOf).join()));
  const trimmed = rows
    .slice(top, bottom + 1)
    .map(({ total, cells }) => ({ total, cells: cells.slice(left, right + 1) }));
  return {
    list,
    rating: rating && { path: rating.path, values: rating.values.slice(left, right + 1) },
    outcomes: rankOutcomes(trimmed, list),
    opening: { total: base.total, rating: rating?.now ?? '' },
    rows: trimmed,
  };
};

/** A grid for each list of final outcomes: the opening situation, with a field or more changed. */
export const makeGrids = (calculator: AnyCalculator): readonly Grid[] => {
  const base = askWords(calculator, []);
  if (base === undefined || base.total === null) return [];
  const input = checkAsk(calculator, {}).input;
  // A border: a checked input is a value of its own description.
  const spots = listSpots(calculator.input, input as Value);
  return listFinalOdds(base.result).map((list) => makeGrid(calculator, base, spots, list));
};
