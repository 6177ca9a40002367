import type { ActionAsk } from '@coup-doeil/core/battle';

/** What somebody touched last, and so what the sheet is about. Hexes go by their printed numbers. */
export type Selection =
  | { readonly kind: 'none' }
  /** A counter, and a hex that it might march to. */
  | { readonly kind: 'counter'; readonly id: string; readonly hex?: string }
  /** An action against a hex; `march`: a counter that goes elsewhere first; `by`: the counter touched before. */
  | { readonly kind: 'target'; readonly ask: ActionAsk; readonly march?: March; readonly by?: string }
  /** A hex; `from`: the one touched before, from which range and sight are told; `by`: the counter that was meant to attack it. */
  | { readonly kind: 'hex'; readonly hex: string; readonly from?: string; readonly by?: string }
  /** The best that its enemies could do to each hex of a side. */
  | { readonly kind: 'threats'; readonly side: string }
  /** Turn, phase, whose turn it is. */
  | { readonly kind: 'turn' }
  /** What is painted and set down by hand. */
  | { readonly kind: 'ground' }
  /** The record of the battle. */
  | { readonly kind: 'log' }
  /** A game of VASSAL; `moves`: from where to where its counters went. */
  | { readonly kind: 'vassal'; readonly moves?: readonly (readonly [from: string, to: string])[] };

/** A march that comes before an action. */
export interface March {
  readonly counter: string;
  readonly hex: string;
}

export const NOTHING: Selection = { kind: 'none' };
