import type { GroundSign, StateMark } from '../game/index.ts';
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

/** What a counter draws: its arm, its state, what it is. */
export type CounterSign = 'infantry' | 'cavalry' | 'artillery' | 'general' | StateMark | 'square' | 'heavy';

/**
 * How a map draws a word. Of a slope or of works on a hexside also which of its two hexes lies higher, or is sheltered: that of
 * the lower or of the higher number.
 */
export type WordSign = GroundSign | CounterSign | { readonly sign: GroundSign; readonly of: 'lower' | 'higher' };

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
  /** Words that contradict one another: a hexside, or a counter by its state or traits, has one of each list at most. */
  readonly exclusive?: readonly (readonly string[])[];
  /** How a map draws its words, where a word is no sign itself; what has no sign is not drawn. */
  readonly signs?: Readonly<Record<string, WordSign>>;
  /** The phases of its turn, in the printed order; empty where the sheet orders nothing. */
  readonly phases: Labels;
}
