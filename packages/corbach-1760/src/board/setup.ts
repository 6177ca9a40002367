import { fillProfile, type OptionOf } from '@coup-doeil/core/game';
import {
  type Arcs,
  type Board,
  type BoardContents,
  createBoard,
  FRONT_2_FLANK_2_REAR_2,
  FRONT_3_REAR_3,
  FRONT_4_REAR_2,
  type Grid,
  getFeatures,
  getLevel,
  getNeighbour,
  getRoadThrough,
  getTerrains,
  InputError,
  type Placed,
  parseHex,
} from '@coup-doeil/hex';
import { BOARD_READINGS } from '../readings/board.ts';
import { MARCH_READINGS } from '../readings/march.ts';
import { ZONE_READINGS } from '../readings/zone.ts';
import { HEXES, HEXSIDES, type Hex, type Hexside, type Mover, ROADS, type Road, type State } from '../vocabulary.ts';

/** The words that a board of this game knows. */
export const BOARD_WORDS = { terrains: HEXES, features: HEXSIDES, roads: ROADS } as const;

/** A unit on a board, as its counter says. */
export interface BoardUnit extends Placed {
  readonly id: string;
  /** Whose it is. */
  readonly owner: string;
  readonly arm: Mover;
  /** The corner it faces, 0 to 5: corner c lies between sides c and c + 1. The side, where units face sides. */
  readonly facing: number;
  readonly strength: number;
  readonly morale: number;
  readonly moraleAfter?: number | null;
  readonly state?: State;
  readonly byCombat?: boolean;
  readonly heavy?: boolean;
  readonly bonus?: boolean;
  readonly light?: boolean;
  readonly line?: boolean;
  readonly marchColumn?: boolean;
  readonly twelvePounder?: boolean;
}

/** A board of this game, with its ground and its units. */
export type Field = Board<Hex, Hexside, Road, BoardUnit>;

/** Sets up a board: ground by the numbers of hexes and hexsides, and units. */
export const setUp = (grid: Grid, contents: BoardContents<BoardUnit>): Field =>
  createBoard(grid, contents, BOARD_WORDS);

const READINGS = { ...BOARD_READINGS, ...ZONE_READINGS, ...MARCH_READINGS };

/** How a table plays. */
export interface Table {
  readonly edition: '142';
  reading<K extends keyof typeof READINGS>(id: K): OptionOf<(typeof READINGS)[K]>;
}

/** A table, its readings as chosen or else by default. */
export const table = (chosen: Readonly<Record<string, string>> = {}): Table => {
  const whole = fillProfile(READINGS, chosen);
  // The profile was filled from these very readings.
  return { edition: '142', reading: (id) => whole[id] as never };
};

/** The terrain that counts: the first that is named, clear where none is. */
export const hexAt = (field: Field, hex: number): Hex => getTerrains(field, hex)[0] ?? 'clear';

/** What lies on the way across one side. A road along a bridge needs no stream to be named. */
export const crossing = (field: Field, from: number, side: number) => ({
  hexsides: getFeatures(field, from, side),
  level: getLevel(field, getNeighbour(field.grid, from, side)) - getLevel(field, from),
  road: getRoadThrough(field, from, side) ?? ('none' as const),
});

/** The units on the board, each with the hex it stands in. */
export const standing = (field: Field): { readonly unit: BoardUnit; readonly hex: number }[] =>
  field.units.flatMap((stack, hex) => stack.map((unit) => ({ unit, hex })));

export const find = (field: Field, id: string): { readonly unit: BoardUnit; readonly hex: number } => {
  const found = standing(field).find(({ unit }) => unit.id === id);
  if (found) return found;
  throw new InputError({ code: 'unit', field: 'unit', allowed: standing(field).map(({ unit }) => unit.id), given: id });
};

export const hexNamed = (field: Field, hex: number | string): number =>
  typeof hex === 'string' ? parseHex(field.grid, hex) : hex;

const isCavalry = ({ arm }: BoardUnit): boolean => arm === 'cavalry' || arm === 'light-cavalry';

/** Front, flank and rear as the table reads them. */
export const arcsOf = (at: Table, unit: BoardUnit): Arcs => {
  if (at.reading('facing') === 'hexside') return FRONT_3_REAR_3;
  return isCavalry(unit) ? FRONT_4_REAR_2 : FRONT_2_FLANK_2_REAR_2;
};
