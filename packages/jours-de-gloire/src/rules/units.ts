import { certain, chain, d10, type Odds, ratingTest } from '@aide-de-camp/core/dice';
import type { OptionOf } from '@aide-de-camp/core/game';
import type { FIRE_READINGS } from '../sources.ts';
import type { State } from '../vocabulary.ts';

/** How a unit comes out of a fight. */
export const FATES = ['hold', 'disordered', 'disordered-again', 'routed'] as const;
export type Fate = (typeof FATES)[number];

export interface Tested {
  readonly cohesion: number;
  /** The rating for the test where it is not the cohesion. */
  readonly rating: number | null;
  readonly state: State;
}

export const ratingOf = (unit: Tested): number => unit.rating ?? unit.cohesion;

type Again = OptionOf<(typeof FIRE_READINGS)['disordered-again']>;

/** What disorder makes of a unit. */
export const disordered = (state: State, again: () => Again): Fate => {
  if (state === 'routed') return 'routed';
  if (state === 'good-order') return 'disordered';
  return { apart: 'disordered-again', routs: 'routed', nothing: 'hold' }[again()] as Fate;
};

/** A cohesion test: pass at or below the rating, else what failing brings. */
export const afterTest = <F extends string>(unit: Tested, pass: F, fail: F): Odds<F> =>
  pass === fail
    ? certain(pass)
    : chain(ratingTest(d10, ratingOf(unit)), (verdict) => (verdict === 'pass' ? pass : fail));
