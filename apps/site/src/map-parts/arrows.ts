/* Arrows of a map: the shaft lies along the line between two hexes, the tip is where it leads. */
import type { Axial } from '@coup-doeil/hex';
import { getCentre, getToward, MIDSIDE, type Point } from './geometry.ts';

const format = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The corners of an arrow that comes into a hex over one of its sides: the tip first, then the two ends of its base. */
export const pointArrow = (into: Axial, side: number): readonly [Point, Point, Point] => {
  const centre = getCentre(into);
  const base = getToward(centre, side, MIDSIDE + 13);
  return [getToward(centre, side, MIDSIDE - 7), getToward(base, side + 1.5, 7), getToward(base, side - 1.5, 7)];
};

export const drawArrow = (into: Axial, side: number): string => `M${pointArrow(into, side).map(format).join('L')}Z`;

/** The corners of the mark on the side that a hex faces, or with half a side more on the corner after it; the middle one is its tip. */
export const pointFacing = (hex: Axial, side: number): readonly [Point, Point, Point] => {
  const centre = getCentre(hex);
  const foot = getToward(centre, side, MIDSIDE - 20);
  return [getToward(foot, side - 1.5, 9), getToward(centre, side, MIDSIDE - 11), getToward(foot, side + 1.5, 9)];
};

export const drawFacing = (hex: Axial, side: number): string => `M${pointFacing(hex, side).map(format).join('L')}`;
