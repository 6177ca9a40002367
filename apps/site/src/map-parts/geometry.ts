/* Where things stand on a map of flat-topped hexes, in units of the drawing. Sides and corners as in @coup-doeil/hex. */
import type { Axial } from '@coup-doeil/hex';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SIDES = [0, 1, 2, 3, 4, 5] as const;
/** From the centre of a hex to a corner, and to the middle of a side. */
export const CORNER = 56;
export const MIDSIDE = CORNER * Math.sqrt(0.75);

const NEIGHBOURS: readonly Axial[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The hex across a side. */
export const getAcross = ({ q, r }: Axial, side: number): Axial => {
  const step = NEIGHBOURS[side] ?? { q: 0, r: 0 };
  return { q: q + step.q, r: r + step.r };
};

/** The side of a hex that another hex touches, or −1. */
export const findSideTo = (from: Axial, to: Axial): number =>
  NEIGHBOURS.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);

/** How many steps apart two hexes are. */
export const measureSteps = (a: Axial, b: Axial): number => {
  const [q, r] = [a.q - b.q, a.r - b.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};

export const getCentre = ({ q, r }: Axial): Point => ({ x: 1.5 * CORNER * q, y: 2 * MIDSIDE * (r + q / 2) });

/** By how many degrees clockwise a drawing made for the north side is turned; half a side more is the corner after it. */
export const getTurn = (side: number): number => 60 * side;

/** A point so far from a centre, toward a side or, with half a side more, toward the corner after it. */
export const getToward = (centre: Point, side: number, distance: number): Point => {
  const angle = (getTurn(side) * Math.PI) / 180;
  return { x: centre.x + distance * Math.sin(angle), y: centre.y - distance * Math.cos(angle) };
};

export const getMidside = (hex: Axial, side: number): Point => getToward(getCentre(hex), side, MIDSIDE);

/** The outline of a hex as the path of an SVG. */
export const drawOutline = (hex: Axial, corner = CORNER): string => {
  const corners = SIDES.map((side) => getToward(getCentre(hex), side + 0.5, corner));
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
};

/** One side of a hex as the path of an SVG. */
export const drawSide = (hex: Axial, side: number): string => {
  const ends = [side - 0.5, side + 0.5].map((corner) => getToward(getCentre(hex), corner, CORNER));
  return `M${ends.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
};

/** The room that some hexes take, as the `viewBox` of an SVG: left, top, width, height. */
export const getFrame = (hexes: readonly Axial[], margin = 4): readonly [number, number, number, number] => {
  const centres = hexes.map(getCentre);
  const [xs, ys] = [centres.map(({ x }) => x), centres.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - CORNER - margin, Math.min(...ys) - MIDSIDE - margin];
  return [left, top, Math.max(...xs) + CORNER + margin - left, Math.max(...ys) + MIDSIDE + margin - top];
};
