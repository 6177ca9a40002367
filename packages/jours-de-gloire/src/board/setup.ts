import { fillProfile, type OptionOf, SIDES, type Side, silentTally } from '@coup-doeil/core/game';
import {
  ALL_FRONT,
  type Arcs,
  type Board,
  type BoardContents,
  createBoard,
  FRONT_3_REAR_3,
  FRONT_4_REAR_2,
  type Grid,
  getFeatures,
  getHexside,
  getHexsideHexes,
  getLevel,
  getNeighbour,
  getRoadThrough,
  getTerrains,
  InputError,
  type Placed,
  parseHex,
} from '@coup-doeil/hex';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';
import { BOARD_READINGS } from '../readings/board.ts';
import { type Crossing, sixFronts } from '../rules/ground.ts';
import { type Arm, HEXES, HEXSIDES, type Hex, type Hexside, type State, WAYS, type Way, WORKS } from '../vocabulary.ts';

/** Works stand on a hexside and shelter one of its two hexes: that of the lower or of the higher number. */
export const WORKS_FEATURES = [
  'redoubt-lower',
  'redoubt-higher',
  'fortification-lower',
  'fortification-higher',
] as const;

/** What can lie on a hexside of a board, works on either side of it among them. */
export type Feature = Hexside | (typeof WORKS_FEATURES)[number];

/** The words that a board of this game knows. */
export const BOARD_WORDS = { terrains: HEXES, features: [...HEXSIDES, ...WORKS_FEATURES], roads: WAYS } as const;

/** A unit on a board, as its counter says. */
export interface BoardUnit extends Placed {
  readonly id: string;
  /** Whose it is. */
  readonly owner: string;
  readonly arm: Arm;
  readonly strength: number;
  readonly cohesion: number;
  readonly rating?: number | null;
  readonly heavy?: boolean;
  readonly state?: State;
  readonly square?: boolean;
  /** The side it faces, 0 to 5; the corner after it where units face corners. */
  readonly facing: number;
}

/** A board of this game, with its ground and its units. */
export type Field = Board<Hex, Feature, Way, BoardUnit>;

/** Sets up a board: ground by the numbers of hexes and hexsides, and units. */
export const setUp = (grid: Grid, contents: BoardContents<BoardUnit>): Field =>
  createBoard(grid, contents, BOARD_WORDS);

/** How a table plays: its printing and its readings. */
export interface Table {
  readonly edition: '2016' | '2006';
  reading<K extends keyof typeof BOARD_READINGS>(id: K): OptionOf<(typeof BOARD_READINGS)[K]>;
}

/** A table of a printing, its readings as chosen or else by default. */
export const table = (edition: Table['edition'] = '2016', chosen: Readonly<Record<string, string>> = {}): Table => {
  const whole = fillProfile(BOARD_READINGS, chosen);
  // The profile was filled from these very readings.
  return { edition, reading: (id) => whole[id] as never };
};

const CHARTS = {
  '2016': { terrain: terrain2016, notes: notes2016 },
  '2006': { terrain: terrain2006, notes: notes2006 },
};

/** What the rules ask for, telling nobody. */
export const contextOf = (at: Table) => ({ ...at, charts: CHARTS[at.edition], tally: silentTally() });

/** The terrain that counts: the first that is named, clear where none is. */
export const hexAt = (field: Field, hex: number): Hex => getTerrains(field, hex)[0] ?? 'clear';

const isHexside = (feature: Feature): feature is Hexside => HEXSIDES.some((one) => one === feature);

/** What lies on the way across one side. */
export const crossing = (field: Field, from: number, side: number): Crossing & { readonly way: Way | 'none' } => {
  const to = getNeighbour(field.grid, from, side);
  const features = getFeatures(field, from, side);
  const found = WORKS_FEATURES.find((one) => features.includes(one));
  const hexes = found ? getHexsideHexes(field.grid, getHexside(field.grid, from, side)) : [];
  const sheltered = found?.endsWith('lower') ? hexes[0] : hexes.at(-1);
  return {
    hexsides: features.filter(isHexside),
    works: WORKS.find((one) => found?.startsWith(one)) ?? 'none',
    passage: found === undefined || sheltered === to ? 'into' : 'out',
    level: getLevel(field, to) - getLevel(field, from),
    way: getRoadThrough(field, from, side) ?? 'none',
  };
};

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

/** Six fronts in square and by note b, else as the table reads the facing. */
export const arcsOf = (at: Table, field: Field, unit: BoardUnit, hex: number): Arcs => {
  if (unit.square || sixFronts(CHARTS[at.edition].terrain, hexAt(field, hex))) return ALL_FRONT;
  return at.reading('facing') === 'hexside' ? FRONT_3_REAR_3 : FRONT_4_REAR_2;
};

export const sideName = (side: number): Side => SIDES[side] ?? 'n';
