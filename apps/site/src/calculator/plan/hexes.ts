/* The middle hex of a plan and those around it. Sides are those of a flat-topped hex, north first. */
export const SIDES = [0, 1, 2, 3, 4, 5] as const;
/** The place of what stands in the middle hex, beside the six sides. */
export const MIDDLE = -1;
/** From the centre of a hex to a corner, and to a side. */
export const CORNER = 50;
const SIDE = CORNER * Math.sqrt(0.75);
export const WIDTH = 288;
export const HEIGHT = 268;

interface Point {
  readonly x: number;
  readonly y: number;
}

const pointAcross = (side: number, distance: number): Point => {
  const angle = ((side - 1.5) * Math.PI) / 3;
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
};

/** The centre of the hex across a side, or of the middle hex. */
export const centreOf = (side: number): Point => pointAcross(side, side === MIDDLE ? 0 : 2 * SIDE);

/** The outline of a hex as the path of an SVG. */
export const drawHex = (side: number, corner: number): string => {
  const { x, y } = centreOf(side);
  const corners = SIDES.map((i) => pointAcross(i + 0.5, corner)).map(
    (at) => `${(x + at.x).toFixed(1)} ${(y + at.y).toFixed(1)}`,
  );
  return `M${corners.join('L')}Z`;
};
