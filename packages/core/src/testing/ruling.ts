import type { Scalar } from '../game/field.ts';

/** What the table is told, typed by hand from the sheet. At least one of them is said. */
export interface Expected {
  readonly total?: number;
  /** The place that forbids it: `terrain.crest.fire`, `notes.i`. */
  readonly refused?: string;
  readonly facts?: Readonly<Record<string, Scalar>>;
  /** By list, the ways of its outcomes out of `of`; any equal fraction will do. */
  readonly odds?: Readonly<Record<string, Readonly<Record<string, number>> & { readonly of: number }>>;
}

/** How a ruling differs where it just fails to apply: in one field, or the printing, or one reading. */
export interface NearMiss {
  readonly words?: string;
  readonly edition?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly answer: Expected;
}

/** A ruling at the table: a situation, what it is about, what the sheet says of it; and the nearest one where it does not. */
export interface Ruling {
  readonly calculator: string;
  readonly edition?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly situation: string;
  readonly words: string;
  /** The lines and notes that bring it about: `fire-modifiers.massed`, `notes.e`. */
  readonly about: readonly string[];
  readonly answer: Expected;
  readonly unless?: NearMiss;
}
