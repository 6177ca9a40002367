import {
  type Board,
  createBoard,
  formatHex,
  type Grid,
  type HexEntry,
  MOST_LEVEL,
  type Placed,
  parseHex,
} from '@coup-doeil/hex';
import { InputError, isInputError, rejectInput } from '../error.ts';
import type { Battlefield } from './battlefield.ts';
import { createBattleGrid } from './board.ts';
import { cell, item } from './check.ts';
import { checkExclusive } from './exclusive.ts';
import type { Palette } from './palette.ts';

/** What a hex is to the rules. Hexes of equal ground share one object. */
export interface HexGround<T extends string = string, R extends string = string> {
  readonly terrains: readonly T[];
  /** The kind of road in it. */
  readonly road: R | undefined;
}

/**
 * A step across a hexside, as far as ground goes. Equal steps share one object and one number, so that a rule asked once for
 * a kind is not asked again.
 */
export interface Crossing<T extends string = string, F extends string = string, R extends string = string> {
  /** Its number: 0 and up, the same for all steps over the same ground. */
  readonly kind: number;
  readonly from: HexGround<T, R>;
  readonly to: HexGround<T, R>;
  /** Levels up to the hex entered. */
  readonly climb: number;
  readonly features: readonly F[];
  /** The kind of road that passes through the hexside. */
  readonly road: R | undefined;
  /** Whether the printed number of the hex entered is the higher one: which side of works is inside is told by it. */
  readonly ascends: boolean;
}

/** The ground of a document in a game’s words, compiled: it stays the same while counters move. */
export interface Ground<T extends string = string, F extends string = string, R extends string = string> {
  readonly grid: Grid;
  readonly board: Board<T, F, R, Placed>;
  readonly hexes: readonly HexGround<T, R>[];
  /** 1 where the document says something of the hex, if only that it is clear. */
  readonly painted: Uint8Array;
  readonly crossings: readonly Crossing<T, F, R>[];
  /** The number of the crossing over side s of hex h at 6h + s; −1 off the board. */
  readonly kinds: Int32Array;
}

const keysOf = <W extends string>(words: Readonly<Record<W, unknown>>): readonly W[] => Object.keys(words) as W[];

const checkHexes = (hexes: readonly HexEntry[], { levels, mostTerrains = 1 }: Palette): void => {
  for (const { hex, terrains = [], level = 0 } of hexes) {
    if (terrains.length > mostTerrains)
      rejectInput('list', `hexes.${hex}.terrains`, { rule: 'list-length', min: 0, max: mostTerrains }, terrains.join());
    if (level !== 0 && !levels) rejectInput('range', `hexes.${hex}.level`, [0], level);
  }
};

/** Numbers for equal things, by a key. */
const intern = <K, V>() => {
  const numbers = new Map<K, number>();
  const values: V[] = [];
  return {
    values,
    number: (key: K, make: (number: number) => V): number => {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = values.length;
      numbers.set(key, number);
      values.push(make(number));
      return number;
    },
  };
};

/** The ground of every hex, equal ones as one object. */
const internHexes = <T extends string, R extends string>({ grid, terrains, roads }: Board<T, string, R, Placed>) => {
  const grounds = intern<string, HexGround<T, R>>();
  const at = new Int32Array(grid.size);
  for (let hex = 0; hex < grid.size; hex++) {
    const own = item(terrains, hex);
    const road = roads[hex];
    const key = own.length === 0 && !road ? '' : `${own.toSorted().join()}/${road ?? ''}`;
    at[hex] = grounds.number(key, () => ({ terrains: own, road }));
  }
  return { at, grounds: grounds.values };
};

/** The step over every hexside, equal ones as one object. */
const internCrossings = <T extends string, F extends string, R extends string>(
  board: Board<T, F, R, Placed>,
  hexes: readonly HexGround<T, R>[],
  groundAt: Int32Array,
  roads: readonly R[],
) => {
  const { grid, levels, features, roadsThrough } = board;
  const pairs = intern<number, true>();
  const sides = intern<string, true>();
  const crossings = intern<number, Crossing<T, F, R>>();
  const kinds = new Int32Array(grid.size * 6).fill(-1);
  for (let at = 0; at < kinds.length; at++) {
    const to = cell(grid.near, at);
    if (to < 0) continue;
    const hex = (at / 6) | 0;
    const own = item(features, at);
    const road = roadsThrough[at];
    const climb = cell(levels, to) - cell(levels, hex);
    const ascends = own.length > 0 && formatHex(grid, to) > formatHex(grid, hex);
    const pair = pairs.number(cell(groundAt, hex) * 0x100000 + cell(groundAt, to), () => true);
    const side = own.length === 0 ? 0 : 1 + sides.number(own.toSorted().join(), () => true);
    const way = road === undefined ? 0 : 1 + roads.indexOf(road);
    // One whole number for all that tells two crossings apart: pairs of ground, levels, hexside, road, direction.
    const key = (((pair * 512 + climb + 2 * MOST_LEVEL) * 0x1000 + side) * 64 + way) * 2 + (ascends ? 1 : 0);
    kinds[at] = crossings.number(key, (kind) => ({
      kind,
      from: item(hexes, hex),
      to: item(hexes, to),
      climb,
      features: own,
      road,
      ascends,
    }));
  }
  return { kinds, crossings: crossings.values };
};

/** Errors name hexes and hexsides by their labels: a document that was read has them in another order than its file. */
const nameByLabel = <B>({ hexes, hexsides }: Battlefield, build: () => B): B => {
  try {
    return build();
  } catch (error) {
    if (!isInputError(error)) throw error;
    const [list, index, ...rest] = error.field.split('.');
    const label = list === 'hexes' ? item(hexes, Number(index)).hex : item(hexsides, Number(index)).hexside;
    throw new InputError({ ...error, field: [list, label, ...rest].join('.') });
  }
};

/** Compiles the ground of a document; words that the game does not have are errors that name their place. */
export const buildGround = <T extends string, F extends string, R extends string>(
  document: Battlefield,
  palette: Palette<T, F, R>,
): Ground<T, F, R> => {
  const grid = createBattleGrid(document);
  const { hexes: entries, hexsides } = document;
  const roads = keysOf(palette.roads);
  const words = { terrains: keysOf(palette.terrains), features: keysOf(palette.features), roads };
  const board = nameByLabel(document, () => createBoard<T, F, R, Placed>(grid, { hexes: entries, hexsides }, words));
  checkHexes(entries, palette);
  for (const { hexside, features } of hexsides)
    checkExclusive(palette, features, `hexsides.${hexside}.features`, palette.features);
  const painted = new Uint8Array(grid.size);
  for (const { hex } of entries) painted[parseHex(grid, hex)] = 1;
  const { at, grounds } = internHexes(board);
  const hexes = Array.from(at, (number) => item(grounds, number));
  return { grid, board, hexes, painted, ...internCrossings(board, hexes, at, roads) };
};

/** The step from a hex across one of its sides; `undefined` off the board. */
export const getCrossing = <T extends string, F extends string, R extends string>(
  { kinds, crossings }: Pick<Ground<T, F, R>, 'kinds' | 'crossings'>,
  hex: number,
  side: number,
): Crossing<T, F, R> | undefined => crossings[cell(kinds, hex * 6 + side)];
