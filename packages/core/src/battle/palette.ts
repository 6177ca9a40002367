import type { Text } from '../text/index.ts';

/** Words of a document, each with its label. */
export type Labels<W extends string = string> = Readonly<Record<W, Text>>;

/** A figure of a counter: its label and bounds, which are those of the calculators’ field that it goes to. */
export interface RatingWord {
  readonly label: Text;
  readonly min: number;
  readonly max: number;
  /** The arms whose counters cannot do without it. */
  readonly neededBy?: readonly string[];
}

/**
 * The words that a game has for its ground and its counters, with their labels. Labels and bounds are taken from charts and
 * from the inputs of calculators, never typed again. A word of a document that stands in none of these is an error that
 * names its place.
 */
export interface Palette<T extends string = string, F extends string = string, R extends string = string> {
  readonly terrains: Labels<T>;
  /** How many terrains one hex may have; 1 unless given, as most charts have one figure for a hex. */
  readonly mostTerrains?: number;
  /** What can lie on a hexside. */
  readonly features: Labels<F>;
  readonly roads: Labels<R>;
  /** Whether its hexes have levels. */
  readonly levels: boolean;
  readonly arms: Labels;
  readonly strength: RatingWord;
  readonly ratings: Readonly<Record<string, RatingWord>>;
  /** What may be true of a counter now. */
  readonly states: Labels;
  /** Those of them that say that a counter with two faces has lost a step: its other face is up. */
  readonly lossStates?: readonly string[];
  /** What may be true of a counter always. */
  readonly traits: Labels;
  /** What a counter may have done, or suffered, this turn. */
  readonly marks: Labels;
  readonly formationStates: Labels;
  readonly sideStates: Labels;
  /** The phases of its turn, in the printed order; empty where the sheet orders nothing. */
  readonly phases: Labels;
}
