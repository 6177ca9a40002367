import { createGrid, type Grid } from '@coup-doeil/hex';
import { type CoreAllowed, isInputError, rejectInput } from '../error.ts';
import type { Battle } from './battlefield.ts';

/** The grid of a document; its errors are named from the document's top. */
export const createBattleGrid = ({ grid }: Pick<Battle, 'grid'>): Grid => {
  try {
    return createGrid(grid);
  } catch (error) {
    if (isInputError(error)) rejectInput(error.code, `grid.${error.field}`, error.allowed as CoreAllowed, error.given);
    throw error;
  }
};
