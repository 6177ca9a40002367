import type { CounterOf, CrossingOf, GameBoard } from '@coup-doeil/core/battle';
import type { BOARD_READINGS } from '../readings/board.ts';
import type { Arm, State, Way } from '../vocabulary.ts';
import type { Feature, Ground } from './words.ts';

/** What the rules need of a counter: the figures of the face that shows. */
export interface Figures {
  readonly arm: Arm;
  readonly state: State;
  readonly square: boolean;
  readonly heavy: boolean;
  readonly strength: number;
  /** Artillery’s rating for a shock, where it has one. */
  readonly shockStrength: number | null;
  readonly cohesion: number;
  /** The cohesion of the back, for a test that is taken after a D. */
  readonly backCohesion: number;
  readonly movement: number | null;
  /** The effective range of a battery. */
  readonly range: number | null;
  /** The document does not give its back: for a test that is taken on it the front stands in. */
  readonly backMissing: boolean;
  /** And it is the back that shows. */
  readonly shownMissing: boolean;
}

export interface JdgBattle {
  readonly counter: Figures;
  readonly terrain: Ground;
  readonly feature: Feature;
  readonly road: Way;
  readonly readings: typeof BOARD_READINGS;
}

export type JdgBoard = GameBoard<JdgBattle>;
export type JdgCounter = CounterOf<JdgBattle>;
export type JdgCrossing = CrossingOf<JdgBattle>;
