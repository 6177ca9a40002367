import { cell, checkInteger } from './check.ts';
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
  if (checkInteger(radius, 'radius', 0, FARTHEST) === 0) return [centre];
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
  checkInteger(radius, 'radius', 0, FARTHEST);
  const { turn, half, lanes, length, q, r } = grid;
  const middle = cell(turn ? r : q, centre);
  const axis = cell(turn ? q : r, centre);
  const first = Math.max(0, middle - radius);
  const last = Math.min(lanes - 1, middle + radius);
  // The first hex of a lane's share, and the hex after its last; both stand at the lane's ends where it goes beyond.
  const begin = (lane: number): number => {
    const low = axis + ((lane + half) >> 1) - radius - Math.min(0, lane - middle);
    return lane * length + Math.min(length, Math.max(0, low));
  };
  const end = (lane: number): number => {
    const high = axis + ((lane + half) >> 1) + radius - Math.max(0, lane - middle);
    return lane * length + Math.min(length, Math.max(0, high + 1));
  };
  // A list that is made at its size is not moved as it grows; where the board ends, it is cut.
  const most = Math.min(grid.size, 3 * radius * (radius + 1) + 1);
  const hexes = new Array<number>(most);
  let at = 0;
  for (let lane = first; lane <= last; lane++) {
    const stop = end(lane);
    for (let hex = begin(lane); hex < stop; hex++) hexes[at++] = hex;
  }
  if (at < most) hexes.length = at;
  return hexes;
};
