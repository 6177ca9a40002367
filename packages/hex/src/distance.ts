import { cell, whole } from './check.ts';
import { type Grid, locate, stepQ, stepR } from './grid.ts';
import { checkHex } from './place.ts';

/** Steps from one hex to another. */
export const measureDistance = (grid: Grid, from: number, to: number): number => {
  checkHex(grid, from, 'from');
  checkHex(grid, to, 'to');
  return gap(grid, from, to);
};

/** The same between positions already checked. */
export const gap = ({ q, r }: Grid, from: number, to: number): number => {
  const across = cell(q, to) - cell(q, from);
  const along = cell(r, to) - cell(r, from);
  return (Math.abs(across) + Math.abs(along) + Math.abs(across + along)) >> 1;
};

// No two hexes of the largest grid are farther apart; a larger radius only means everything.
const FARTHEST = 2000;

/** The hexes of the board at just this distance, clockwise from the one straight out across side 0. */
export const listRing = (grid: Grid, centre: number, radius: number): number[] => {
  checkHex(grid, centre, 'centre');
  if (whole(radius, 'radius', 0, FARTHEST) === 0) return [centre];
  let q = cell(grid.q, centre) + stepQ(grid.turn) * radius;
  let r = cell(grid.r, centre) + stepR(grid.turn) * radius;
  const hexes: number[] = [];
  for (let leg = 2; leg < 8; leg++) {
    const way = (leg + grid.turn) % 6;
    for (let step = 0; step < radius; step++) {
      const hex = locate(grid, q, r);
      if (hex >= 0) hexes.push(hex);
      q += stepQ(way);
      r += stepR(way);
    }
  }
  return hexes;
};

/** The hexes of the board within this distance, the centre among them, by position. */
export const listRange = (grid: Grid, centre: number, radius: number): number[] => {
  checkHex(grid, centre, 'centre');
  whole(radius, 'radius', 0, FARTHEST);
  const { turn, half, lanes, length, q, r } = grid;
  const middle = cell(turn ? r : q, centre);
  const axis = cell(turn ? q : r, centre);
  const hexes: number[] = [];
  for (let lane = Math.max(0, middle - radius); lane < lanes && lane <= middle + radius; lane++) {
    const aside = lane - middle;
    const shift = axis + ((lane + half) >> 1);
    const last = lane * length + Math.min(length - 1, shift + radius - Math.max(0, aside));
    for (let hex = lane * length + Math.max(0, shift - radius - Math.min(0, aside)); hex <= last; hex++)
      hexes.push(hex);
  }
  return hexes;
};
