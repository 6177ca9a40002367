import { type Board, type BoardContents, type BoardWords, MOST_LEVEL, type Placed } from './board.ts';
import { cell, checkInteger, item, oneOf, reject } from './check.ts';
import type { Grid } from './grid.ts';
import { parseHexside } from './hexside.ts';
import { parseHex } from './label.ts';

const NONE: readonly never[] = [];

const blank = <V>(size: number, value: V): V[] => new Array<V>(size).fill(value);

const place = <U extends Placed>(grid: Grid, units: readonly U[]): (readonly U[])[] => {
  const stacks = blank<U[] | readonly never[]>(grid.size, NONE);
  units.forEach((unit, index) => {
    if (unit.hex === undefined) return;
    const hex = parseHex(grid, unit.hex, `units.${index}.hex`);
    stacks[hex] = [...item(stacks, hex), unit];
  });
  return stacks;
};

/** Sets up a board. Checks every word and number, and that nothing is given twice. */
export const createBoard = <T extends string, F extends string, R extends string, U extends Placed>(
  grid: Grid,
  { hexes = NONE, hexsides = NONE, units = NONE }: BoardContents<U>,
  words: BoardWords<T, F, R>,
): Board<T, F, R, U> => {
  const levels = new Int32Array(grid.size);
  const terrains = blank<readonly T[]>(grid.size, NONE);
  const roads = blank<R | undefined>(grid.size, undefined);
  const features = blank<readonly F[]>(grid.size * 6, NONE);
  const roadsThrough = blank<R | undefined>(grid.size * 6, undefined);
  const seen = new Set<number>();
  const once = (key: number, field: string, given: string): void => {
    if (seen.has(key)) reject('duplicate', field, { rule: 'each-once' }, given);
    seen.add(key);
  };
  const list = <W extends string>(given: readonly string[], field: string, allowed: readonly W[]): W[] =>
    given.map((word, index) => {
      if (given.indexOf(word) < index) reject('duplicate', `${field}.${index}`, { rule: 'each-once' }, word);
      return oneOf(word, `${field}.${index}`, allowed);
    });

  hexes.forEach((entry, index) => {
    const at = `hexes.${index}.`;
    const hex = parseHex(grid, entry.hex, `${at}hex`);
    // Hexsides are numbered from 0, so the negative numbers are free for hexes.
    once(-1 - hex, `${at}hex`, entry.hex);
    terrains[hex] = list(entry.terrains ?? NONE, `${at}terrains`, words.terrains);
    levels[hex] = checkInteger(entry.level ?? 0, `${at}level`, -MOST_LEVEL, MOST_LEVEL);
    if (entry.road !== undefined) roads[hex] = oneOf(entry.road, `${at}road`, words.roads);
  });
  hexsides.forEach((entry, index) => {
    const at = `hexsides.${index}.`;
    const side = parseHexside(grid, entry.hexside, `${at}hexside`);
    once(side, `${at}hexside`, entry.hexside);
    const sideFeatures = list(entry.features ?? NONE, `${at}features`, words.features);
    const road = entry.road === undefined ? undefined : oneOf(entry.road, `${at}road`, words.roads);
    const other = cell(grid.near, side);
    for (const key of other < 0 ? [side] : [side, other * 6 + ((side + 3) % 6)]) {
      features[key] = sideFeatures;
      roadsThrough[key] = road;
    }
  });
  return { grid, levels, terrains, roads, features, roadsThrough, units: place(grid, units) };
};

/** The same board with other units on it. */
export const withUnits = <T extends string, F extends string, R extends string, U extends Placed>(
  board: Board<T, F, R, Placed>,
  units: readonly U[],
): Board<T, F, R, U> => ({ ...board, units: place(board.grid, units) });
