import { fillProfile, type OptionOf } from '@coup-doeil/core/game';
import {
  type Board,
  type BoardContents,
  createBoard,
  type Grid,
  getFeatures,
  getHexside,
  getHexsideHexes,
  getTerrains,
  InputError,
  type Placed,
  parseHex,
} from '@coup-doeil/hex';
import { BOARD_READINGS } from '../readings/board.ts';
import { MARCH_READINGS } from '../readings/march.ts';
import { type Feature, HEXES, type Hex, type Mover } from '../vocabulary.ts';

/** A slope has its top in one of its two hexes, an entrenchment shelters one: that of the lower or the higher number. */
const DIRECTED = ['slope-lower', 'slope-higher', 'entrenchment-lower', 'entrenchment-higher'] as const;
const PLAIN = ['stream', 'bridge', 'crossing', 'pond', 'mietzel', 'elbe'] as const;

/** What can lie on a hexside of a board; a slope or an entrenchment names its side. */
export type BoardFeature = (typeof DIRECTED)[number] | (typeof PLAIN)[number];

/** The words that a board of this game knows. */
export const BOARD_WORDS = { terrains: HEXES, features: [...DIRECTED, ...PLAIN], roads: [] } as const;

/** A unit on a board, as its counter says. */
export interface BoardUnit extends Placed {
  readonly id: string;
  /** Whose it is. */
  readonly owner: string;
  readonly arm: Mover;
  readonly morale?: number;
  /** What a leader adds to morale. */
  readonly modifier?: number;
  readonly prussian?: boolean;
  readonly fast?: boolean;
  readonly column?: boolean;
  readonly command?: boolean;
  readonly state?: 'good-order' | 'disordered' | 'routed';
  readonly formed?: boolean;
  /** How it stands in an enemy zone; engaged unless told. */
  readonly stands?: 'support' | 'engaged';
  /** The side it faces, 0 to 5: asked only where front hexes alone are controlled. */
  readonly facing?: number;
}

/** A board of this game, with its ground and its units. */
export type Field = Board<Hex, BoardFeature, never, BoardUnit>;

/** Sets up a board: ground by the numbers of hexes and hexsides, and units. */
export const setUp = (grid: Grid, contents: BoardContents<BoardUnit>): Field =>
  createBoard(grid, contents, BOARD_WORDS);

const READINGS = { ...MARCH_READINGS, ...BOARD_READINGS };

/** How a table plays: its readings. */
export interface Table {
  reading<K extends keyof typeof READINGS>(id: K): OptionOf<(typeof READINGS)[K]>;
}

/** A table, its readings as chosen or else by default. */
export const table = (chosen: Readonly<Record<string, string>> = {}): Table => {
  const whole = fillProfile(READINGS, chosen);
  // The profile was filled from these very readings.
  return { reading: (id) => whole[id] as never };
};

/** Clear where nothing is said. */
export const hexesAt = (field: Field, hex: number): readonly Hex[] => {
  const terrains = getTerrains(field, hex);
  return terrains.length > 0 ? terrains : ['clear'];
};

/** What lies on the way across one side, as it is crossed from this hex. */
export const crossing = (field: Field, from: number, side: number): Feature[] => {
  const lower = getHexsideHexes(field.grid, getHexside(field.grid, from, side))[0] === from;
  return getFeatures(field, from, side).map((feature): Feature => {
    switch (feature) {
      case 'slope-lower':
      case 'slope-higher':
        return (feature === 'slope-lower') === lower ? 'down-slope' : 'up-slope';
      case 'entrenchment-lower':
      case 'entrenchment-higher':
        return (feature === 'entrenchment-lower') === lower ? 'entrenchment-out' : 'entrenchment';
      default:
        return feature;
    }
  });
};

export interface Stood {
  readonly unit: BoardUnit;
  readonly hex: number;
}

/** The units on the board, each with the hex it stands in. */
export const standing = (field: Field): Stood[] =>
  field.units.flatMap((stack, hex) => stack.map((unit) => ({ unit, hex })));

export const find = (field: Field, id: string): Stood => {
  const all = standing(field);
  const found = all.find(({ unit }) => unit.id === id);
  if (found) return found;
  throw new InputError({ code: 'unit', field: 'unit', allowed: all.map(({ unit }) => unit.id), given: id });
};

export const hexNamed = (field: Field, hex: number | string): number =>
  typeof hex === 'string' ? parseHex(field.grid, hex) : hex;
