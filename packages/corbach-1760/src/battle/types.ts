import type { CounterOf, CrossingOf, GameBoard } from '@coup-doeil/core/battle';
import type { BOARD_READINGS } from '../readings/board.ts';
import type { Arm, Hex, Hexside, Kind, Mover, Road, State } from '../vocabulary.ts';

/** The orders of a counter, the best first: no table brings rout, which the rally names. */
export const ORDERS = ['good-order', 'disorganised', 'routed'] as const;

/** What the rules need of a counter. */
export interface Figures {
  readonly mover: Mover;
  /** Its arm in a fight; a commander has none. */
  readonly arm: Arm | null;
  readonly order: (typeof ORDERS)[number];
  /** Out of order by a combat, which matters to the star. */
  readonly byCombat: boolean;
  readonly heavy: boolean;
  readonly light: boolean;
  readonly kind: Kind;
  readonly bonus: boolean;
  readonly twelvePounder: boolean;
  readonly marchColumn: boolean;
  /** It shows its other face, after the loss of a step. */
  readonly reduced: boolean;
  readonly strength: number;
  readonly morale: number;
  /** After the loss of a step, where that is another. */
  readonly moraleAfter: number | null;
  readonly movement: number | null;
}

/** What this game brings to a board. */
export interface CorbachBattle {
  readonly counter: Figures;
  readonly terrain: Hex;
  readonly feature: Hexside;
  readonly road: Road;
  readonly readings: typeof BOARD_READINGS;
}

export type CorbachBoard = GameBoard<CorbachBattle>;
export type CorbachCounter = CounterOf<CorbachBattle>;
export type CorbachCrossing = CrossingOf<CorbachBattle>;

/** A counter that fights: any but a commander. */
export type Unit = CorbachCounter & { readonly arm: Arm };
export const isFighter = (counter: CorbachCounter): counter is Unit => counter.arm !== null;

/** The state in which a unit stands in an input; what a routed one is, is a reading. */
export const stateOf = ({ order }: Pick<Figures, 'order'>): State =>
  order === 'good-order' ? 'good-order' : 'disorganised';
