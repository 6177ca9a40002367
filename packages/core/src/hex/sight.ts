import { cell } from './check.ts';
import type { Grid } from './grid.ts';
import { walk } from './line.ts';

/**
 * The game's rule: whether sight is blocked on the step from one hex across a side into the next, by that hexside or by
 * the hex entered. Step `at` of `of`; the last one enters the target itself.
 */
export type Blocks = (from: number, side: number, to: number, at: number, of: number) => boolean;

/**
 * Where the line runs along a hexside there are two ways round, by its left and by its right hex, each blocked or not.
 * The hexside itself is `side` of `left`.
 */
export type Along = (leftBlocked: boolean, rightBlocked: boolean, left: number, side: number, right: number) => boolean;

const bothWays: Along = (left, right) => left && right;

/**
 * The line of sight between two hexes: 0 when it is clear, else the number of the step that blocks it, which is also
 * the index of that step in `line`. Along a hexside both ways must be blocked, unless the game says otherwise; it is
 * asked where the ways part and again where they join.
 */
export const sight = (grid: Grid, from: number, to: number, blocks: Blocks, along = bothWays): number => {
  const { near } = grid;
  let before = from;
  let beside = -1;
  let leftBlocked = false;
  let rightBlocked = false;
  let blocked = 0;
  walk(grid, from, to, (left, right, at, of, side) => {
    const next = (side + 1) % 6;
    const step = (here: number, there: number): boolean =>
      blocks(here, cell(near, here * 6 + side) === there ? side : next, there, at, of);
    const joins = beside >= 0;
    leftBlocked = (joins && leftBlocked) || step(before, left);
    if (joins) rightBlocked ||= step(beside, left);
    else if (right >= 0) rightBlocked = step(before, right);
    const [one, other] = joins ? [before, beside] : [left, right];
    if (other < 0 ? leftBlocked : along(leftBlocked, rightBlocked, one, (side + 2) % 6, other)) blocked = at;
    before = left;
    beside = right;
    return blocked > 0;
  });
  return blocked;
};

/** Whether a height at step `at` of `of` stands above the straight line between the heights of eye and target. */
export const overtops = (height: number, at: number, of: number, eye: number, target: number): boolean =>
  (height - eye) * of > (target - eye) * at;
