import type { BattleUnit } from './battlefield.ts';

/** What every counter has, whatever the game. */
export interface CounterBase {
  readonly id: string;
  readonly side: string;
  /** The name it goes by, else its id. */
  readonly name: string;
  readonly formation: string | undefined;
  /** The hex it stands in; −1 off the board. */
  readonly hex: number;
  /** The side or the corner that it faces, 0 to 5; `null` where the document does not say. */
  readonly facing: number | null;
  /** What it has done or suffered this turn. */
  readonly marks: readonly string[];
  /** The document’s own entry. */
  readonly unit: BattleUnit;
}

/** A counter as a game reads it: what every counter has, and what the game made of the rest. */
export type Counter<U extends object = object> = CounterBase & U;
