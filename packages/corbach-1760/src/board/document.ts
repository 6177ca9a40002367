import { createGrid, type GridShape, type HexEntry, type HexsideEntry, InputError } from '@aide-de-camp/core/hex';
import { MOVERS } from '../vocabulary.ts';
import { type BoardUnit, type Field, setUp } from './setup.ts';

/** A unit as a battlefield document has it: `ratings.morale`, `ratings.moraleAfter` for after the loss of a step. */
export interface BattleUnit {
  readonly id: string;
  readonly side: string;
  readonly arm: string;
  readonly strength: number;
  readonly ratings: Readonly<Record<string, number>>;
  readonly state: readonly string[];
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

const UNIT_STATES = ['good-order', 'disorganised', 'disorganised-by-combat', 'march-column'] as const;
const TRAITS = ['heavy', 'bonus', 'light', 'line', 'twelve-pounder'] as const;

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
  const states = state.map((one) => word(one, `${at}.state`, UNIT_STATES));
  const has = traits.map((one) => word(one, `${at}.traits`, TRAITS));
  const byCombat = states.includes('disorganised-by-combat');
  return {
    id,
    owner: side,
    arm: word(arm, `${at}.arm`, MOVERS),
    strength,
    morale: arm === 'commander' ? 0 : rating(ratings.morale, `${at}.ratings.morale`),
    moraleAfter: ratings.moraleAfter === undefined ? null : rating(ratings.moraleAfter, `${at}.ratings.moraleAfter`),
    state: byCombat || states.includes('disorganised') ? 'disorganised' : 'good-order',
    byCombat,
    marchColumn: states.includes('march-column'),
    heavy: has.includes('heavy'),
    bonus: has.includes('bonus'),
    light: has.includes('light'),
    line: has.includes('line'),
    twelvePounder: has.includes('twelve-pounder'),
    facing: facing === undefined ? 0 : 'side' in facing ? facing.side : facing.vertex,
    hex,
  };
};

/** The board of a battlefield document; a word that this game does not know is an error that names its place. */
export const readBattle = ({ grid, hexes, hexsides, units }: Battle): Field =>
  setUp(createGrid(grid), { hexes, hexsides, units: units.map(unitOf) });
