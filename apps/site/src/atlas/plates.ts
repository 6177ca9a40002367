import type { AnyCalculator } from '@coup-doeil/core/game';
import type { Loaded } from '../lib/games.ts';
import { type Grid, makeGrids } from './grids.ts';

/** The plates of one calculator. */
export type Section = { readonly calculator: AnyCalculator; readonly grids: readonly Grid[] };

const cache = new Map<string, readonly Section[]>();

/** The plates of a game, worked out once a build: every calculator with a measure whose opening situation has a total. */
export const listSections = ({ meta, calculators }: Loaded): readonly Section[] => {
  const sections =
    cache.get(meta.id) ??
    calculators
      .filter(({ measure }) => measure !== undefined)
      .map((calculator) => ({ calculator, grids: makeGrids(calculator).filter(({ rows }) => rows.length > 1) }))
      .filter(({ grids }) => grids.length > 0);
  cache.set(meta.id, sections);
  return sections;
};
