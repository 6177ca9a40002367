import { cell, item } from './check.ts';
import type { Grid } from './grid.ts';
import { checkHex, sideIndex } from './place.ts';

/** Levels go from −99 to 99. */
export const MOST_LEVEL = 99;

/** What lies in a hex, by its printed number: its terrains, its level (0 unless given), the kind of road in it. */
export interface HexEntry {
  readonly hex: string;
  readonly terrains?: readonly string[] | undefined;
  readonly level?: number | undefined;
  readonly road?: string | undefined;
}

/** What lies on a hexside, by its printed name: its features (a stream, a bridge), the kind of road through it. */
export interface HexsideEntry {
  readonly hexside: string;
  readonly features?: readonly string[] | undefined;
  readonly road?: string | undefined;
}

/** Anything that can stand in a hex, given by its printed number; without one it is off the board. */
export interface Placed {
  readonly hex?: string | undefined;
}

/** What `createBoard` sets up. The fields of units are the caller's own; a board reads `hex` alone. */
export interface BoardContents<U extends Placed> {
  readonly hexes?: readonly HexEntry[] | undefined;
  readonly hexsides?: readonly HexsideEntry[] | undefined;
  readonly units?: readonly U[] | undefined;
}

/** The words that a game has for what lies on its board. Any other word is refused, by its place in the contents. */
export interface BoardWords<T extends string, F extends string, R extends string> {
  readonly terrains: readonly T[];
  readonly features: readonly F[];
  readonly roads: readonly R[];
}

/**
 * A grid and what is on it, in tables by position. Read it through `getTerrains`, `getLevel`, `getFeatures` and the like,
 * which check the position; a hexside gives the same from both of its hexes.
 */
export interface Board<T extends string, F extends string, R extends string, U extends Placed> {
  readonly grid: Grid;
  readonly levels: Int32Array;
  readonly terrains: readonly (readonly T[])[];
  readonly roads: readonly (R | undefined)[];
  /** This table and the next have six entries a hex: that of a side is at 6 × hex + side. */
  readonly features: readonly (readonly F[])[];
  readonly roadsThrough: readonly (R | undefined)[];
  readonly units: readonly (readonly U[])[];
}

/** The terrains of a hex, in the order given; empty where none was. */
export const getTerrains = <T extends string>(board: Board<T, string, string, Placed>, hex: number): readonly T[] =>
  item(board.terrains, checkHex(board.grid, hex));

/** The level of a hex. */
export const getLevel = (board: Board<string, string, string, Placed>, hex: number): number =>
  cell(board.levels, checkHex(board.grid, hex));

/** The kind of road in a hex, if there is one. */
export const getRoad = <R extends string>(board: Board<string, string, R, Placed>, hex: number): R | undefined =>
  item(board.roads, checkHex(board.grid, hex));

/** The units in a hex, in the order given: a stack. */
export const getUnits = <U extends Placed>(board: Board<string, string, string, U>, hex: number): readonly U[] =>
  item(board.units, checkHex(board.grid, hex));

/** The features of a hexside, given by a hex and its side. */
export const getFeatures = <F extends string>(
  board: Board<string, F, string, Placed>,
  hex: number,
  side: number,
): readonly F[] => item(board.features, sideIndex(board.grid, hex, side));

/** The kind of road that passes through a hexside, if one does. */
export const getRoadThrough = <R extends string>(
  board: Board<string, string, R, Placed>,
  hex: number,
  side: number,
): R | undefined => item(board.roadsThrough, sideIndex(board.grid, hex, side));
