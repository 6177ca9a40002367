import { createGrid, type GridShape, type HexEntry, type HexsideEntry, InputError } from '@aide-de-camp/core/hex';
import { ARMS, STATES } from '../vocabulary.ts';
import { type BoardUnit, type Field, setUp } from './setup.ts';

/** A unit as a battlefield document has it: `ratings.cohesion`, `ratings.test` for the other face of the counter. */
export interface BattleUnit {
  readonly id: string;
  readonly side: string;
  readonly arm: string;
  readonly strength: number;
  readonly ratings: Readonly<Record<string, number>>;
  /** `disordered`, `routed`, `square`. */
  readonly state: readonly string[];
  /** `heavy`. */
  readonly traits: readonly string[];
  readonly hex?: string | undefined;
  readonly facing?: { readonly side: number } | { readonly vertex: number } | undefined;
}

/** As much of a battlefield document as this game reads. */
export interface Battle {
  readonly grid: GridShape;
  readonly hexes: readonly HexEntry[];
  readonly hexsides: readonly HexsideEntry[];
  readonly units: readonly BattleUnit[];
}

const word = <T extends string>(given: string, field: string, allowed: readonly T[]): T => {
  const found = allowed.find((one) => one === given);
  if (found !== undefined) return found;
  throw new InputError({ code: 'choice', field, allowed, given });
};

const rating = (given: number | undefined, field: string): number => {
  if (given !== undefined && Number.isInteger(given) && given >= 0) return given;
  throw new InputError({ code: 'rating', field, allowed: 'a whole number from 0', given: given ?? null });
};

const unitOf = ({ id, side, arm, strength, ratings, state, traits, hex, facing }: BattleUnit, i: number): BoardUnit => {
  const at = `units.${i}`;
  const general = arm === 'general';
  const states = state.map((one) => word(one, `${at}.state`, [...STATES, 'square'] as const));
  for (const trait of traits) word(trait, `${at}.traits`, ['heavy']);
  return {
    id,
    owner: side,
    arm: word(arm, `${at}.arm`, ARMS),
    strength,
    cohesion: general ? 0 : rating(ratings.cohesion, `${at}.ratings.cohesion`),
    rating: ratings.test === undefined ? null : rating(ratings.test, `${at}.ratings.test`),
    heavy: traits.includes('heavy'),
    state: STATES.findLast((one) => states.includes(one)) ?? 'good-order',
    square: states.includes('square'),
    facing: facing === undefined ? 0 : 'side' in facing ? facing.side : facing.vertex,
    hex,
  };
};

/** The board of a battlefield document; a word that this game does not know is an error that names its place. */
export const readBattle = ({ grid, hexes, hexsides, units }: Battle): Field =>
  setUp(createGrid(grid), { hexes, hexsides, units: units.map(unitOf) });
