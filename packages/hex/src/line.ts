import { cell } from './check.ts';
import { type Grid, stepQ, stepR } from './grid.ts';
import { checkHex } from './place.ts';

/**
 * One step of a line: a hex; or, where the line runs along a hexside, the two hexes of that hexside, the one on the
 * left hand first. (At the board's edge, where one of the two is missing, the other alone.)
 */
export type LineStep = number | readonly [left: number, right: number];

/**
 * The straight line between two centres as whole numbers: `of` steps across two adjacent sides only, `more` of them
 * across `next`, the clockwise one. Half-way between the two kinds of step, the line runs along a hexside.
 */
export interface Course {
  readonly of: number;
  readonly more: number;
  readonly side: number;
  readonly next: number;
  /** The two sides as flat hexes number them. */
  readonly way: number;
  readonly nextWay: number;
}

/** Without branches, which a processor would guess wrongly at every new slope; `| 0` keeps −0 out, which is slow. */
export const course = (grid: Grid, from: number, to: number): Course => {
  const across = cell(grid.q, checkHex(grid, to, 'to')) - cell(grid.q, checkHex(grid, from, 'from'));
  const along = cell(grid.r, to) - cell(grid.r, from);
  // Backward ways are forward ones turned by three sides; these lie from side 0 to 1, 1 to 2, or 2 to 3.
  const back = across >> 31;
  const beyond = ((across + along) ^ back) - back;
  const way = (((0 - beyond) >>> 31) * (2 - (((along ^ back) - back) >>> 31)) - 3 * back) | 0;
  const nextWay = (way + 1) % 6;
  const more = (stepQ(nextWay) * across + stepR((way + 2) % 6) * along) | 0;
  const of = (stepQ(way + 5) * across + stepR(way) * along + more) | 0;
  const side = (way + 6 - grid.turn) % 6;
  return { of, more, side, next: (side + 1) % 6, way, nextWay };
};

/** The hexes under the straight line from centre to centre, both ends included. */
export const traceLine = (grid: Grid, from: number, to: number): LineStep[] => {
  const { of, more, side, next, way, nextWay } = course(grid, from, to);
  const { turn, length, near } = grid;
  const lane = turn ? stepR : stepQ;
  const axis = turn ? stepQ : stepR;
  // What a step adds to a position; one that leaves the lane adds a place more from a shifted lane.
  const leaves = lane(way);
  const plus = leaves * length + axis(way) + (leaves >> 1);
  const leavesNext = lane(nextWay);
  const plusNext = leavesNext * length + axis(nextWay) + (leavesNext >> 1);
  const steps = new Array<LineStep>(of + 1);
  let shifted = (cell(turn ? grid.r : grid.q, from) + grid.half) & 1;
  let hex = from;
  let drift = 0;
  steps[0] = from;
  for (let at = 1; at <= of; at++) {
    const before = hex;
    drift += 2 * more;
    const turned = drift > of;
    if (turned) drift -= 2 * of;
    hex += turned ? plusNext + (shifted & leavesNext) : plus + (shifted & leaves);
    shifted ^= (turned ? leavesNext : leaves) & 1;
    steps[at] = hex;
    if (drift === of) {
      const left = cell(near, before * 6 + side);
      const right = cell(near, before * 6 + next);
      steps[at] = left < 0 ? right : right < 0 ? left : [left, right];
    }
  }
  return steps;
};
