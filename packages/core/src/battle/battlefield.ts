import type { BoardContents, GridShape, HexEntry, HexsideEntry, Placed } from '@coup-doeil/hex';
import type { Text } from '../text/index.ts';

export const FORMAT = 'coup-doeil/battlefield';
/** The name that the format had before the project was renamed: still read, never written. */
export const FORMER_FORMAT = 'aide-de-camp/battlefield';
export const VERSION = 2;
/** Versions that are read; 1 had units alone, without marks, other faces, formations, sides or a turn. */
export const VERSIONS = [1, 2] as const;

/** The figures of one face of a counter. */
export interface CounterFace {
  readonly strength?: number | undefined;
  readonly ratings: Readonly<Record<string, number>>;
}

/** A unit as a battlefield document has it. Units of one hex stand in the order of the list, the first on top. */
export interface BattleUnit extends Placed {
  readonly id: string;
  /** The army it fights for. */
  readonly side: string;
  readonly arm: string;
  readonly name?: string | undefined;
  readonly formation?: string | undefined;
  /** What its front prints. */
  readonly strength?: number | undefined;
  /** Cohesion, morale, movement … by name, as its front prints them. */
  readonly ratings: Readonly<Record<string, number>>;
  /** What its other face prints. */
  readonly back?: CounterFace | undefined;
  /** Steps that it has left, where a game counts them. */
  readonly steps?: number | undefined;
  /** What is true of it now: disordered, square … */
  readonly state: readonly string[];
  /** What it has done or what befell it this turn: moved, fired … */
  readonly marks: readonly string[];
  /** What is true of it always: heavy, light … */
  readonly traits: readonly string[];
  /** The side or the vertex of its hex that it faces. */
  readonly facing?: { readonly side: number } | { readonly vertex: number } | undefined;
}

/** The part of a battlefield document that a game reads. */
export interface Battle extends BoardContents<BattleUnit> {
  readonly grid: GridShape;
  readonly units: readonly BattleUnit[];
}

/** What is true of a formation now, by the name that its units give. */
export interface FormationEntry {
  readonly formation: string;
  readonly side: string;
  readonly state: readonly string[];
}

/** What is true of an army now. */
export interface SideEntry {
  readonly side: string;
  /** In every language the same, or in English and French. */
  readonly name?: string | Pick<Text, 'en' | 'fr'> | undefined;
  readonly state: readonly string[];
}

/** Where the turn stands. */
export interface TurnEntry {
  readonly number?: number | undefined;
  readonly phase?: string | undefined;
  /** Whose turn it is. */
  readonly active?: string | undefined;
}

/** A battle as data: the grid and its printed numbers, what lies on hexes and hexsides, and the units. */
export interface Battlefield extends Battle {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  /** The game whose words it uses. */
  readonly game?: string | undefined;
  /** In English and French: documents stay as they are when the house learns another language. */
  readonly title?: Pick<Text, 'en' | 'fr'> | undefined;
  readonly grid: Required<GridShape>;
  readonly hexes: readonly (HexEntry & { readonly terrains: readonly string[]; readonly level: number })[];
  readonly hexsides: readonly (HexsideEntry & { readonly features: readonly string[] })[];
  readonly formations: readonly FormationEntry[];
  readonly sides: readonly SideEntry[];
  readonly turn?: TurnEntry | undefined;
  /** The printing and the readings it is played by. */
  readonly edition?: string | undefined;
  readonly readings?: Readonly<Record<string, string>> | undefined;
}

/** A battlefield as one may write it: what has a default may be left out. */
export interface BattlefieldInput
  extends Omit<Battlefield, 'format' | 'version' | 'grid' | 'hexes' | 'hexsides' | 'units' | 'formations' | 'sides'> {
  readonly format: typeof FORMAT | typeof FORMER_FORMAT;
  readonly version: (typeof VERSIONS)[number];
  readonly grid: GridShape;
  readonly hexes?: readonly HexEntry[] | undefined;
  readonly hexsides?: readonly HexsideEntry[] | undefined;
  readonly units?: readonly (Pick<BattleUnit, 'id' | 'side' | 'arm'> & Partial<BattleUnit>)[] | undefined;
  readonly formations?: readonly FormationEntry[] | undefined;
  readonly sides?: readonly SideEntry[] | undefined;
}
