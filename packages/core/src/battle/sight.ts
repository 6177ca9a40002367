import {
  type Blocks,
  blockByHeight,
  findSide,
  type LineStep,
  measureDistance,
  traceLine,
  traceSight,
} from '@coup-doeil/hex';
import { cell } from './check.ts';
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

/** What usually blocks a line: higher ground, and cover and counters that it does not pass over. */
export const blockByCover =
  <G extends BattleTypes>(
    { ground, stacks }: Pick<GameBoard<G>, 'ground' | 'stacks'>,
    from: number,
    to: number,
    isCover: (hex: number) => boolean,
  ): Blocks =>
  (_, __, hex, step, of) => {
    const { levels } = ground.board;
    const level = (at: number): number => cell(levels, at);
    const [eye, target] = [level(from), level(to)];
    if (step >= of) return false;
    if (blockByHeight(level(hex), step, of, eye, target)) return true;
    const passesOver = blockByHeight(-level(hex), step, of, -eye, -target);
    return !passesOver && (isCover(hex) || stacks[hex] !== undefined);
  };

/** How a line leaves its first hex and enters its last: the side it leaves over, and the hex before the last. */
export interface LineWay {
  readonly out: number;
  readonly before: number;
}

const hexesOf = (step: LineStep | undefined): readonly number[] =>
  step === undefined ? [] : typeof step === 'number' ? [step] : step;

/** Every way that a line between two hexes may take: more than one where it begins or ends along a hexside. */
export const listLineWays = <G extends BattleTypes>(
  { ground: { grid } }: Pick<GameBoard<G>, 'ground'>,
  from: number,
  to: number,
): LineWay[] => {
  const line = traceLine(grid, from, to);
  const outs = hexesOf(line[1]).map((hex) => findSide(grid, from, hex));
  return hexesOf(line.at(-2)).flatMap((before) => outs.map((out) => ({ out, before })));
};
