import type { CounterOf, CrossingOf, GameBoard } from '@coup-doeil/core/battle';
import type { BOARD_READINGS } from '../readings/board.ts';
import type { Hex, Mover } from '../vocabulary.ts';
import type { HexsideWord } from './words.ts';

export const ORDERS = ['good-order', 'disordered', 'routed'] as const;
export type Order = (typeof ORDERS)[number];

/** What the rules need of a counter. */
export interface Figures {
  readonly arm: Mover;
  readonly order: Order;
  readonly prussian: boolean;
  /** Marked fast; whether all cavalry is fast is a reading. */
  readonly fast: boolean;
  readonly column: boolean;
  readonly command: boolean;
  readonly support: boolean;
  /** Marked engaged; unless a reading says so, where it stands decides. */
  readonly markedEngaged: boolean;
  readonly formed: boolean;
  readonly stepLost: boolean;
  /** Bound to the next attack of its side by a deep charge. */
  readonly bound: boolean;
  readonly morale: number | null;
  /** What a leader adds to morale. */
  readonly modifier: number | null;
  readonly movement: number | null;
  readonly range: number | null;
  /** It has lost a step, and the document does not give the morale of its reduced face: that of the other stands in. */
  readonly faceMissing: boolean;
}

export interface WarBattle {
  readonly counter: Figures;
  readonly terrain: Hex;
  readonly feature: HexsideWord;
  readonly road: never;
  readonly readings: typeof BOARD_READINGS;
}

export type WarBoard = GameBoard<WarBattle>;
export type WarCounter = CounterOf<WarBattle>;
export type WarCrossing = CrossingOf<WarBattle>;
