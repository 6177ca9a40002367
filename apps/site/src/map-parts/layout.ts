/* Where the hexes of a grid lie on its map, flat or pointed, from 0 0 at the top left; and what lies at a point. */
import type { Grid } from '@coup-doeil/hex';
import { CORNER, getToward, MIDSIDE, type Point } from './geometry.ts';

/** Paper around the outermost hexes. */
const MARGIN = 28;

export interface Layout {
  readonly grid: Grid;
  /** 0 for flat hexes; half a side for pointed ones, whose side 0 lies half a side farther on. */
  readonly turn: 0 | 0.5;
  readonly width: number;
  readonly height: number;
  /** Centres by position. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** A table is as long as its grid, and every hex that comes here was found on that grid. */
const at = (table: Float64Array, hex: number): number => table[hex] ?? 0;

export const layOut = (grid: Grid): Layout => {
  const flat = grid.turn === 0;
  const [wide, high] = flat ? [CORNER, MIDSIDE] : [MIDSIDE, CORNER];
  const [xs, ys] = [new Float64Array(grid.size), new Float64Array(grid.size)];
  for (let hex = 0; hex < grid.size; hex++) {
    const lane = Math.floor(hex / grid.length);
    const place = 2 * MIDSIDE * ((hex % grid.length) + ((lane + grid.half) % 2) / 2);
    xs[hex] = MARGIN + wide + (flat ? 1.5 * CORNER * lane : place);
    ys[hex] = MARGIN + high + (flat ? place : 1.5 * CORNER * lane);
  }
  return {
    grid,
    turn: flat ? 0 : 0.5,
    width: Math.max(...xs) + wide + MARGIN,
    height: Math.max(...ys) + high + MARGIN,
    xs,
    ys,
  };
};

export const getPlace = ({ xs, ys }: Layout, hex: number): Point => ({ x: at(xs, hex), y: at(ys, hex) });

/** A point so far from the centre of a hex toward one of its sides, or with half a side more toward the corner after it. */
export const getPointToward = (layout: Layout, hex: number, side: number, distance: number): Point =>
  getToward(getPlace(layout, hex), side + layout.turn, distance);

/** The middle of a side. */
export const getSideMiddle = (layout: Layout, hex: number, side: number): Point =>
  getPointToward(layout, hex, side, MIDSIDE);

/** A corner; corner c lies between sides c and c + 1. */
export const getCorner = (layout: Layout, hex: number, corner: number): Point =>
  getPointToward(layout, hex, corner + 0.5, CORNER);

/** The corners of a hex. */
export const listCorners = (layout: Layout, hex: number): Point[] =>
  [0, 1, 2, 3, 4, 5].map((corner) => getCorner(layout, hex, corner));

/** The hex at a point, −1 beside the map. */
export const findHexAt = (layout: Layout, { x, y }: Point): number => {
  const { grid, turn, xs, ys } = layout;
  const { lanes, length } = grid;
  const [across, along, starts] = turn === 0 ? [x - at(xs, 0), y, ys] : [y - at(ys, 0), x, xs];
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  // The centre nearest to a point is that of its hex: it lies in one of two lanes.
  const first = Math.floor(across / (1.5 * CORNER));
  for (let lane = Math.max(0, first); lane <= Math.min(lanes - 1, first + 1); lane++) {
    const place = Math.round((along - at(starts, lane * length)) / (2 * MIDSIDE));
    const hex = lane * length + Math.max(0, Math.min(length - 1, place));
    const far = (at(xs, hex) - x) ** 2 + (at(ys, hex) - y) ** 2;
    if (far < least) [nearest, least] = [hex, far];
  }
  // Only at the edge of the map may the nearest be another’s.
  const isSure = least <= MIDSIDE * MIDSIDE;
  return nearest >= 0 && (isSure || findSideAt(layout, nearest, { x, y }).out <= 1 + 1e-9) ? nearest : -1;
};

/** The direction of a point from the centre of a hex, in sides clockwise from side 0: 0.5 is the corner after it. */
export const getDirection = (layout: Layout, hex: number, { x, y }: Point): number => {
  const centre = getPlace(layout, hex);
  const turned = (Math.atan2(x - centre.x, centre.y - y) * 3) / Math.PI - layout.turn;
  return (turned + 6) % 6;
};

/** The side of a hex that a point lies nearest to, and how far out it lies: 0 in the centre, 1 on the side. */
export const findSideAt = (
  layout: Layout,
  hex: number,
  point: Point,
): { readonly side: number; readonly out: number } => {
  const centre = getPlace(layout, hex);
  const direction = getDirection(layout, hex, point);
  const side = Math.round(direction) % 6;
  const angle = ((direction - Math.round(direction)) * Math.PI) / 3;
  return { side, out: (Math.hypot(point.x - centre.x, point.y - centre.y) * Math.cos(angle)) / MIDSIDE };
};
