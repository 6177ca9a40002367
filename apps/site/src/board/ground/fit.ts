/* A picture laid under the map by points whose hexes are known. */
import { isRecord } from '../../calculator/state/storage.ts';
import type { Point } from '../../map-parts/geometry.ts';
import type { Background } from '../map/props.ts';

type Matrix = Background['matrix'];

export interface FitPoint {
  /** In pixels of the picture. */
  readonly at: Point;
  /** The printed number of the hex whose middle it is. */
  readonly hex: string;
}

export const isFitPoint = (value: unknown): value is FitPoint =>
  isRecord(value) &&
  typeof value.hex === 'string' &&
  isRecord(value.at) &&
  Number.isFinite(value.at.x) &&
  Number.isFinite(value.at.y);

interface Size {
  readonly width: number;
  readonly height: number;
}

export const applyMatrix = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

/** The point of the picture that lies at a point of the map. */
export const undoMatrix = ([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point => {
  const area = a * d - b * c;
  return { x: (d * (x - e) - c * (y - f)) / area, y: (a * (y - f) - b * (x - e)) / area };
};

/** All of the picture on the map, in its middle: before anything is known. */
export const layOver = (picture: Size, map: Size): Matrix => {
  const k = Math.min(map.width / picture.width, map.height / picture.height);
  return [k, 0, 0, k, (map.width - k * picture.width) / 2, (map.height - k * picture.height) / 2];
};

/** A point of the picture, and the point of the map that it belongs on. */
interface Pair {
  readonly from: Point;
  readonly to: Point;
}

const findMean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** So flat a triangle, against the square of its size, is a line. */
const FLAT = 1e-4;

/**
 * The matrix with the least squares between the points and their places: through three points exactly. One point moves the picture,
 * two turn and size it. `undefined` where the points lie in a line, and where two of them are one.
 */
export const fitPicture = (pairs: readonly Pair[], before: Matrix): Matrix | undefined => {
  if (pairs.length === 0) return before;
  const [from, to] = [findMean(pairs.map((pair) => pair.from)), findMean(pairs.map((pair) => pair.to))];
  const around = pairs.map((pair) => ({
    p: { x: pair.from.x - from.x, y: pair.from.y - from.y },
    q: { x: pair.to.x - to.x, y: pair.to.y - to.y },
  }));
  const sum = (read: (pair: (typeof around)[number]) => number): number =>
    around.reduce((total, pair) => total + read(pair), 0);
  const [xx, xy, yy] = [sum(({ p }) => p.x * p.x), sum(({ p }) => p.x * p.y), sum(({ p }) => p.y * p.y)];
  const place = (a: number, b: number, c: number, d: number): Matrix => [
    a,
    b,
    c,
    d,
    to.x - a * from.x - c * from.y,
    to.y - b * from.x - d * from.y,
  ];
  if (pairs.length === 1) return place(before[0], before[1], before[2], before[3]);
  if (pairs.length === 2) {
    if (xx + yy === 0) return undefined;
    const along = sum(({ p, q }) => p.x * q.x + p.y * q.y) / (xx + yy);
    const across = sum(({ p, q }) => p.x * q.y - p.y * q.x) / (xx + yy);
    return along === 0 && across === 0 ? undefined : place(along, across, -across, along);
  }
  const area = xx * yy - xy * xy;
  if (area <= FLAT * (xx + yy) ** 2) return undefined;
  const [ux, uy] = [sum(({ p, q }) => q.x * p.x), sum(({ p, q }) => q.x * p.y)];
  const [vx, vy] = [sum(({ p, q }) => q.y * p.x), sum(({ p, q }) => q.y * p.y)];
  const matrix = place(
    (ux * yy - uy * xy) / area,
    (vx * yy - vy * xy) / area,
    (uy * xx - ux * xy) / area,
    (vy * xx - vx * xy) / area,
  );
  // Hexes in a line would press the picture flat.
  const [a, b, c, d] = matrix;
  return Math.abs(a * d - b * c) <= FLAT * (a * a + b * b + c * c + d * d) ? undefined : matrix;
};
