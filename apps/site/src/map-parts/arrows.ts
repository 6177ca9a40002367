/* Arrows of a map: the shaft lies along the line between two hexes, the tip is where it leads. */
import type { Axial } from '@coup-doeil/hex';
import { getCentre, getToward, MIDSIDE, type Point } from './geometry.ts';

const format = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The same over any hexside: the middle of the side, and the centre of the hex that the arrow comes from. */
export const pointArrowOver = (middle: Point, from: Point): readonly [Point, Point, Point] => {
  const length = Math.hypot(middle.x - from.x, middle.y - from.y) || 1;
  const [dx, dy] = [(middle.x - from.x) / length, (middle.y - from.y) / length];
  const point = (along: number, beside: number): Point => ({
    x: middle.x + along * dx - beside * dy,
    y: middle.y + along * dy + beside * dx,
  });
  return [point(7, 0), point(-13, 7), point(-13, -7)];
};

/** The corners of an arrow that comes into a hex over one of its sides: the tip first, then the two ends of its base. */
export const pointArrow = (into: Axial, side: number): readonly [Point, Point, Point] => {
  const centre = getCentre(into);
  const base = getToward(centre, side, MIDSIDE + 13);
  return [getToward(centre, side, MIDSIDE - 7), getToward(base, side + 1.5, 7), getToward(base, side - 1.5, 7)];
};

/** Corners as the path of an SVG. */
export const drawCorners = (points: readonly Point[]): string => `M${points.map(format).join('L')}Z`;

export const drawArrow = (into: Axial, side: number): string => drawCorners(pointArrow(into, side));

/** The corners of the mark on the side that a hex faces, or with half a side more on the corner after it; the middle one is its tip. */
export const pointFacing = (hex: Axial, side: number): readonly [Point, Point, Point] => {
  const centre = getCentre(hex);
  const foot = getToward(centre, side, MIDSIDE - 20);
  return [getToward(foot, side - 1.5, 9), getToward(centre, side, MIDSIDE - 11), getToward(foot, side + 1.5, 9)];
};

export const drawFacing = (hex: Axial, side: number): string => `M${pointFacing(hex, side).map(format).join('L')}`;
