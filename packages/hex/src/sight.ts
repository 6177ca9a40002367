import { cell } from './check.ts';
import type { Grid } from './grid.ts';
import { course } from './line.ts';

/**
 * A game's rule: whether the line is blocked on its step from one hex across a side into the next, by that hexside or by
 * the hex entered. It is step `at` of `of`; the last one enters the target.
 */
export type Blocks = (from: number, side: number, to: number, at: number, of: number) => boolean;

/**
 * A game's rule for a line that runs along a hexside: whether it is blocked, given whether the way through the hex to the
 * left and the way through the hex to the right are. The hexside is `side` of `left`.
 */
export type Along = (leftBlocked: boolean, rightBlocked: boolean, left: number, side: number, right: number) => boolean;

const bothWays: Along = (left, right) => left && right;

/**
 * The line of sight between two hexes: 0 when it is clear, else the number of the step that blocks it, which is also
 * the index of that step in `line`. Along a hexside both ways must be blocked, unless the game says otherwise; it is
 * asked where the ways part and again where they join.
 */
export const traceSight = (grid: Grid, from: number, to: number, blocks: Blocks, along = bothWays): number => {
  const { near } = grid;
  const { of, more, side, next } = course(grid, from, to);
  let hex = from;
  let drift = 0;
  for (let at = 1; at <= of; at++) {
    drift += 2 * more;
    if (drift === of) {
      const left = cell(near, hex * 6 + side);
      const right = cell(near, hex * 6 + next);
      const joined = left < 0 ? cell(near, right * 6 + side) : cell(near, left * 6 + next);
      // At the board's edge one of the two ways may be missing; then the other alone counts.
      const closed = (first: boolean, other: boolean): boolean =>
        left < 0 ? other : right < 0 ? first : along(first, other, left, (side + 2) % 6, right);
      let leftBlocks = left >= 0 && blocks(hex, side, left, at, of);
      let other = right >= 0 && blocks(hex, next, right, at, of);
      if (closed(leftBlocks, other)) return at;
      at++;
      drift += 2 * more - 2 * of;
      leftBlocks ||= left >= 0 && blocks(left, next, joined, at, of);
      other ||= right >= 0 && blocks(right, side, joined, at, of);
      if (closed(leftBlocks, other)) return at;
      hex = joined;
    } else {
      const turned = drift > of;
      if (turned) drift -= 2 * of;
      const over = turned ? next : side;
      const into = cell(near, hex * 6 + over);
      if (blocks(hex, over, into, at, of)) return at;
      hex = into;
    }
  }
  return 0;
};

/** Whether a height at step `at` of `of` stands above the straight line between the heights of eye and target. */
export const blockByHeight = (height: number, at: number, of: number, eye: number, target: number): boolean =>
  (height - eye) * of > (target - eye) * at;
