import { type BoardContents, createGrid, type Grid, type Placed } from '@coup-doeil/hex';
import { InputError, isInputError } from '../error.ts';
import type { Battle, BattleUnit } from './battlefield.ts';
import { oneOf, whole } from './check.ts';

const HIGHEST = 999;

/** A unit in a game’s own words: each of these names its place in the document when it is something else. */
export interface UnitReader {
  arm<A extends string>(allowed: readonly A[]): A;
  state<S extends string>(allowed: readonly S[]): readonly S[];
  traits<T extends string>(allowed: readonly T[]): readonly T[];
  rating(name: string): number;
  /** `null` where the document does not give it. */
  ratingIfAny(name: string): number | null;
  /** The number of the side or vertex it faces; 0 where the document does not say. */
  facing(): number;
}

const readerOf = ({ arm, state, traits, ratings, facing }: BattleUnit, at: string): UnitReader => {
  const rating = (name: string): number => whole(ratings[name] ?? Number.NaN, `${at}.ratings.${name}`, 0, HIGHEST);
  return {
    arm: (allowed) => oneOf(arm, `${at}.arm`, allowed),
    state: (allowed) => state.map((word) => oneOf(word, `${at}.state`, allowed)),
    traits: (allowed) => traits.map((word) => oneOf(word, `${at}.traits`, allowed)),
    rating,
    ratingIfAny: (name) => (ratings[name] === undefined ? null : rating(name)),
    facing: () => (facing === undefined ? 0 : 'side' in facing ? facing.side : facing.vertex),
  };
};

/** The grid of a document; its errors are named from the document's top. */
export const createBattleGrid = ({ grid }: Pick<Battle, 'grid'>): Grid => {
  try {
    return createGrid(grid);
  } catch (error) {
    if (isInputError(error)) throw new InputError({ ...error, field: `grid.${error.field}` });
    throw error;
  }
};

/** A game’s board from a document: its units read one by one, all of it set up in the game’s words. */
export const createGameBoard = <U extends Placed, B>(
  battle: Battle,
  unitOf: (unit: BattleUnit & { readonly strength: number }, reads: UnitReader) => U,
  setUp: (grid: Grid, contents: BoardContents<U>) => B,
): B =>
  setUp(createBattleGrid(battle), {
    ...battle,
    units: battle.units.map((unit, i) =>
      unitOf({ ...unit, strength: unit.strength ?? 0 }, readerOf(unit, `units.${i}`)),
    ),
  });
