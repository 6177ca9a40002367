import type { OptionOf } from '@coup-doeil/core/game';
import type { disorderedAgain } from '../readings/shared.ts';
import type { State } from '../vocabulary.ts';

/** How a unit comes out of a fight. */
export const FATES = ['hold', 'disordered', 'disordered-again', 'routed'] as const;

/** How a unit comes out of a fight. */
export type Fate = (typeof FATES)[number];

/** A unit that may have to test its cohesion. */
export interface Tested {
  readonly cohesion: number;
  /** The rating for the test where it is not the cohesion. */
  readonly rating: number | null;
  readonly state: State;
}

export const ratingOf = (unit: Tested): number => unit.rating ?? unit.cohesion;

type Again = OptionOf<typeof disorderedAgain>;
const AGAIN: Readonly<Record<Again, Fate>> = { apart: 'disordered-again', routs: 'routed', nothing: 'hold' };

/** What disorder makes of a unit; on one that is routed already it changes nothing. */
export const disordered = (state: State, again: () => Again): Fate => {
  if (state === 'routed') return 'hold';
  return state === 'good-order' ? 'disordered' : AGAIN[again()];
};
