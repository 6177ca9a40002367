/*
 * Hachures: strokes down the slopes between levels, in ranks from contour to contour; heavier where it is steeper and on the side
 * away from the light, which comes from the upper left. The level of a hex holds in its middle; half-way to the next lies its hexside.
 */
import type { Point } from '../geometry.ts';
import { findHexAt } from '../layout.ts';
import type { Signs } from '../signs.ts';
import { blur, type Field, findSlope, listContours } from './contours.ts';
import { add, chance, drawLine, type Look, type Mark } from './pen.ts';

const STEP = 12;
/** Half of the breadth of a slope is three such means: about a third of a hex. */
const RADIUS = 2;
/** Contours of a level, as shares of its height: a rank of strokes goes down from each. */
const RANKS = [0.9, 0.68, 0.46, 0.24] as const;
const WIDTHS: readonly Look[] = ['hachure-1', 'hachure-2', 'hachure-3', 'hachure-4'];
/** From here on ground is steep enough for a stroke. */
const FLAT = 0.0028;

const readField = ({ layout, levels }: Signs): Field => {
  const [columns, rows] = [Math.ceil(layout.width / STEP) + 1, Math.ceil(layout.height / STEP) + 1];
  const heights = new Float32Array(columns * rows);
  const [left, right] = [Math.min(...layout.xs), Math.max(...layout.xs)];
  const [top, bottom] = [Math.min(...layout.ys), Math.max(...layout.ys)];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      // Beyond the edge the ground goes on as it is.
      const x = Math.max(left, Math.min(right, column * STEP));
      const y = Math.max(top, Math.min(bottom, row * STEP));
      heights[row * columns + column] = levels[findHexAt(layout, { x, y })] ?? 0;
    }
  return blur({ columns, rows, step: STEP, heights }, RADIUS);
};

/** A stroke from a contour down to the next. */
const drawStroke = ({ layout }: Signs, field: Field, from: Point, seed: number): Mark[] => {
  const { x, y, steep } = findSlope(field, from);
  if (steep < FLAT) return [];
  const length = Math.min(25, 0.23 / steep) * (0.78 + 0.32 * chance(seed));
  const half = add(from, (x * length) / 2, (y * length) / 2);
  const lower = findSlope(field, half);
  const to =
    lower.steep === 0
      ? add(half, (x * length) / 2, (y * length) / 2)
      : add(half, (lower.x * length) / 2, (lower.y * length) / 2);
  const lit = 0.6 * x + 0.8 * y;
  const width = Math.max(0, Math.min(3, Math.round(steep * 105 + lit * 0.85 - 0.1)));
  if (findHexAt(layout, from) < 0 || findHexAt(layout, to) < 0) return [];
  return [drawLine(WIDTHS[width] ?? 'hachure-1', [from, to])];
};

/** Strokes along a contour, closer where it is steeper. */
const hatchContour = (signs: Signs, field: Field, line: readonly Point[], rank: number): Mark[] => {
  const marks: Mark[] = [];
  let walked = 2 * (rank % 2);
  for (const [i, point] of line.entries()) {
    const next = line[i + 1];
    if (!next) break;
    const far = Math.hypot(next.x - point.x, next.y - point.y);
    const gap = Math.max(3.7, 5.6 - 90 * findSlope(field, point).steep);
    for (; walked < far; walked += gap) {
      const from = add(point, ((next.x - point.x) * walked) / far, ((next.y - point.y) * walked) / far);
      marks.push(...drawStroke(signs, field, from, i * 131 + rank + marks.length));
    }
    walked -= far;
  }
  return marks;
};

export const engraveRelief = (signs: Signs): Mark[] => {
  const levels = [...new Set(signs.levels)].sort((a, b) => a - b);
  const [lowest = 0, highest = 0] = [levels[0], levels.at(-1)];
  if (lowest === highest) return [];
  const field = readField(signs);
  const marks: Mark[] = [];
  for (let level = lowest; level < highest; level++)
    for (const [i, rank] of RANKS.entries())
      for (const line of listContours(field, level + rank)) marks.push(...hatchContour(signs, field, line, i));
  return marks;
};
