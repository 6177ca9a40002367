import type { AnyCalculator } from '@coup-doeil/core/game';
import type { Loaded } from '../lib/games.ts';
import { type Grid, gridsOf } from './grids.ts';

export type Section = { readonly calculator: AnyCalculator; readonly grids: readonly Grid[] };

const made = new Map<string, readonly Section[]>();

/** The plates of a game, worked out once a build: every calculator with a measure whose opening situation has a total. */
export const atlasOf = ({ meta, calculators }: Loaded): readonly Section[] => {
  const known =
    made.get(meta.id) ??
    calculators
      .filter(({ measure }) => measure !== undefined)
      .map((calculator) => ({ calculator, grids: gridsOf(calculator).filter(({ rows }) => rows.length > 1) }))
      .filter(({ grids }) => grids.length > 0);
  made.set(meta.id, known);
  return known;
};
