/* The hand that engraves: marks as paths, lines that bend, and chance that is the same at every drawing. */
import type { Point } from '../geometry.ts';

/** How a mark is cut, in the order in which they are laid over each other. `width`, `dash`: of the stroke; a stamp is put on points. */
export const LOOKS = {
  furrow: { width: 0.8 },
  'hachure-1': { width: 0.75 },
  'hachure-2': { width: 1.05 },
  'hachure-3': { width: 1.45 },
  'hachure-4': { width: 1.95 },
  'water-level': { width: 1 },
  reed: { stamp: true },
  crag: { stamp: true },
  rock: { stamp: true },
  lake: {},
  shore: { width: 2 },
  waterline: { width: 0.8 },
  'stream-bank': { width: 7.4 },
  'river-bank': { width: 17 },
  'river-water': { width: 14 },
  'stream-water': { width: 4.6 },
  'river-flow': { width: 0.9, dash: '17 9 6 13' },
  avenue: { width: 18, dash: '2.2 8.6' },
  cutting: { width: 19, dash: '1.3 3.6' },
  verge: { width: 13 },
  'trail-verge': { width: 10 },
  'trail-edge': { width: 4.8, dash: '7.5 3.6' },
  'trail-way': { width: 2.4 },
  'road-edge': { width: 7.6 },
  'road-way': { width: 4.6 },
  'fruit-tree': { stamp: true },
  oak: { stamp: true },
  elm: { stamp: true },
  bush: { stamp: true },
  wall: { width: 2.4 },
  garden: { width: 0.8 },
  house: { width: 0.8 },
  ruin: { width: 1.4 },
  church: { width: 1.6 },
  works: { width: 1 },
  'bridge-way': {},
  bridge: { width: 2.2 },
  hex: { width: 1.1 },
} as const satisfies Readonly<
  Record<string, { readonly width?: number; readonly dash?: string; readonly stamp?: true }>
>;
export type Look = keyof typeof LOOKS;

/** A mark: where it begins, its path from there in relative steps, and where that ends, if it is known. */
export interface Mark {
  readonly look: Look;
  readonly at: Point;
  readonly d: string;
  readonly end?: Point;
}

const round = (n: number): number => Math.round(n * 10) / 10;
/** Two numbers of a path; a minus sign parts them by itself, and no 0 stands before the point. */
export const formatPair = (x: number, y: number): string => {
  const [a, b] = [round(x), round(y)];
  return `${a}${b < 0 ? '' : ' '}${b}`.replace(/\b0\./g, '.');
};

/** A mark that is drawn alike everywhere. */
export const stamp = (look: Look, at: Point, d: string): Mark => ({ look, at, d });

/** A line from point to point. */
export const drawLine = (look: Look, points: readonly Point[], closed = false): Mark => {
  const [first = { x: 0, y: 0 }] = points;
  const at = { x: round(first.x), y: round(first.y) };
  let [x, y, d] = [at.x, at.y, ''];
  for (let i = 1; i < points.length; i++) {
    const { x: toX, y: toY } = points[i] ?? first;
    const [dx, dy] = [round(toX - x), round(toY - y)];
    d += `l${formatPair(dx, dy)}`;
    x += dx;
    y += dy;
  }
  return closed ? { look, at, d: `${d}z`, end: at } : { look, at, d, end: { x, y } };
};

/** Marks as one path: each begins by a step from where the last ended. */
export const joinMarks = (marks: readonly Mark[]): string => {
  let [pen, d]: [Point | undefined, string] = [undefined, ''];
  for (const { at, d: steps, end } of marks) {
    const x = round(at.x);
    const y = round(at.y);
    d += pen ? `m${formatPair(x - pen.x, y - pen.y)}${steps}` : `M${formatPair(x, y)}${steps}`;
    pen = end && { x: round(end.x), y: round(end.y) };
  }
  return d;
};

/** A number from 0 to 1 that is chance to the eye, and the same for the same seeds. */
export const chance = (seed: number, turn = 0): number => {
  let n = Math.imul(seed + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(turn + 0x165667b1, 0xc2b2ae35);
  n = Math.imul(n ^ (n >>> 15), 0x2c1b3c6d);
  n = Math.imul(n ^ (n >>> 12), 0x297a2d39);
  return ((n ^ (n >>> 15)) >>> 0) / 4294967296;
};

/** The same, from −1 to 1. */
export const sway = (seed: number, turn = 0): number => 2 * chance(seed, turn) - 1;

export const mix = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const add = ({ x, y }: Point, dx: number, dy: number): Point => ({ x: x + dx, y: y + dy });

/** A bend that touches its control points half-way between them: from point to point, drawn with so many steps each. */
export const bend = (points: readonly Point[], closed: boolean, steps = 6): Point[] => {
  const turns = closed ? points.length : points.length - 2;
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? { x: 0, y: 0 };
  const bent = Array.from({ length: turns }, (_, i) => {
    const [before, control, after] = closed ? [at(i - 1), at(i), at(i + 1)] : [at(i), at(i + 1), at(i + 2)];
    const [from, to] = [mix(before, control), mix(control, after)];
    return Array.from({ length: steps }, (_, k) =>
      mix(mix(from, control, k / steps), mix(control, to, k / steps), k / steps),
    );
  }).flat();
  if (closed) return [...bent, ...bent.slice(0, 1)];
  return [at(0), ...bent, mix(at(-2), at(-1)), at(-1)];
};
