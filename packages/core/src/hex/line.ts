import { cell } from './check.ts';
import { type Grid, locate, stepQ, stepR } from './grid.ts';
import { checkHex } from './place.ts';

/**
 * One step of a line: a hex; or, where the line runs along a hexside, the two hexes of that hexside, the one on the
 * left hand first. (At the board's edge, where one of the two is missing, the other alone.)
 */
export type LineStep = number | readonly [left: number, right: number];

/** A visitor of the steps after the first; `right` is −1 where the line is in one hex. A true answer ends the walk. */
type Visit = (left: number, right: number, at: number, of: number, side: number) => boolean;

/**
 * Walks the straight line between two centres, exactly, in whole numbers. The way is made of steps across two adjacent
 * sides only, `side` and the next clockwise; at half a step between them the line runs along a hexside.
 */
export const walk = (grid: Grid, from: number, to: number, visit: Visit): void => {
  const { turn } = grid;
  let q = cell(grid.q, checkHex(grid, from, 'from'));
  let r = cell(grid.r, from);
  const across = cell(grid.q, checkHex(grid, to, 'to')) - q;
  const along = cell(grid.r, to) - r;
  const third = across + along;
  // Whole steps across the flat side 0, 1 … and its clockwise neighbour, where both are positive.
  const [way, some, more] =
    across >= 0
      ? third <= 0
        ? [0, -third, across]
        : along < 0
          ? [1, -along, third]
          : [2, across, along]
      : third >= 0
        ? [3, third, -across]
        : along > 0
          ? [4, along, -third]
          : [5, -across, -along];
  const of = some + more;
  const side = (way + 6 - turn) % 6;
  const next = (way + 1) % 6;
  let half = 0;
  for (let at = 1; at <= of; at++) {
    half += 2 * more;
    const second = half > of;
    if (second) half -= 2 * of;
    q += cell(stepQ, second ? next : way);
    r += cell(stepR, second ? next : way);
    let left = locate(grid, q, r);
    let right = -1;
    if (half === of) {
      right = locate(grid, q - cell(stepQ, way) + cell(stepQ, next), r - cell(stepR, way) + cell(stepR, next));
      if (left < 0) [left, right] = [right, -1];
    }
    if (visit(left, right, at, of, side)) return;
  }
};

/** The hexes under the straight line from centre to centre, both ends included. */
export const line = (grid: Grid, from: number, to: number): LineStep[] => {
  const steps: LineStep[] = [from];
  walk(grid, from, to, (left, right) => {
    steps.push(right < 0 ? left : [left, right]);
    return false;
  });
  return steps;
};
