import { measureDistance, traceSight } from '@coup-doeil/hex';
import type { BattleTypes } from './door.ts';
import type { GameBoard } from './game-board.ts';

/** A line of sight on a board. */
export interface BoardSight {
  readonly range: number;
  /** The step of the line that blocks it, as an index in the line; 0 where nothing does. */
  readonly blockedAt: number;
}

const bothBlock = (left: boolean, right: boolean): boolean => left && right;

/** Range and sight between two hexes, as the table reads what blocks. */
export const testSight = <G extends BattleTypes>(board: GameBoard<G>, from: number, to: number): BoardSight => {
  const { sight } = board.door;
  const { grid } = board.ground;
  const blocks = sight.blocks(board, from, to);
  const along = sight.along?.(board) ?? bothBlock;
  return {
    range: measureDistance(grid, from, to),
    blockedAt: blocks ? traceSight(grid, from, to, blocks, along) : 0,
  };
};

/** The field of view of a hex: 1 for every hex that is seen from it. */
export const findView = <G extends BattleTypes>(board: GameBoard<G>, from: number): Uint8Array => {
  const view = new Uint8Array(board.ground.grid.size);
  for (let to = 0; to < view.length; to++) view[to] = testSight(board, from, to).blockedAt === 0 ? 1 : 0;
  return view;
};
