import type { BoardContents, GridShape, HexEntry, HexsideEntry, Placed } from '@coup-doeil/hex';
import type { Text } from '../text/index.ts';

export const FORMAT = 'coup-doeil/battlefield';
/** The name that the format had before the project was renamed: still read, never written. */
export const FORMER_FORMAT = 'aide-de-camp/battlefield';
export const VERSION = 1;

/** A unit as a battlefield document has it. */
export interface BattleUnit extends Placed {
  readonly id: string;
  /** The army it fights for. */
  readonly side: string;
  readonly arm: string;
  readonly name?: string | undefined;
  readonly formation?: string | undefined;
  readonly strength: number;
  /** Cohesion, morale, movement … by name. */
  readonly ratings: Readonly<Record<string, number>>;
  /** What is true of it now: disordered, square … */
  readonly state: readonly string[];
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
}

/** A battlefield as one may write it: what has a default may be left out. */
export interface BattlefieldInput extends Omit<Battlefield, 'format' | 'grid' | 'hexes' | 'hexsides' | 'units'> {
  readonly format: typeof FORMAT | typeof FORMER_FORMAT;
  readonly grid: GridShape;
  readonly hexes?: readonly HexEntry[] | undefined;
  readonly hexsides?: readonly HexsideEntry[] | undefined;
  readonly units?: readonly (Pick<BattleUnit, 'id' | 'side' | 'arm'> & Partial<BattleUnit>)[] | undefined;
}
