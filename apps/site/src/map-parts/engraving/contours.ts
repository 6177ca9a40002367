/* A field of heights on a square raster, and the lines of one height on it. */
import type { Point } from '../geometry.ts';

export interface Field {
  readonly columns: number;
  readonly rows: number;
  /** Between two points of the raster. */
  readonly step: number;
  readonly heights: Float32Array;
}

/** The mean of so many neighbours on each side, along rows or columns. */
const blurLines = (
  from: Float32Array,
  lines: number,
  length: number,
  [across, along]: readonly [number, number],
  radius: number,
) => {
  const to = new Float32Array(from.length);
  for (let line = 0; line < lines; line++) {
    const at = (i: number): number => from[line * across + Math.max(0, Math.min(length - 1, i)) * along] ?? 0;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      to[line * across + i * along] = sum / (2 * radius + 1);
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return to;
};

/** Smooths a field: three means in each direction are nearly a bell. */
export const blur = (field: Field, radius: number): Field => {
  const { columns, rows } = field;
  let { heights } = field;
  for (let pass = 0; pass < 3; pass++) {
    heights = blurLines(heights, rows, columns, [columns, 1], radius);
    heights = blurLines(heights, columns, rows, [1, columns], radius);
  }
  return { ...field, heights };
};

const heightAt = ({ heights, columns }: Field, column: number, row: number): number =>
  heights[row * columns + column] ?? 0;

/** The way down from a point, and how steep it is: heights for a unit of the map. */
export const findSlope = (
  field: Field,
  { x, y }: Point,
): { readonly x: number; readonly y: number; readonly steep: number } => {
  const [column, row] = [Math.round(x / field.step), Math.round(y / field.step)];
  const east =
    heightAt(field, Math.min(field.columns - 1, column + 1), row) - heightAt(field, Math.max(0, column - 1), row);
  const south =
    heightAt(field, column, Math.min(field.rows - 1, row + 1)) - heightAt(field, column, Math.max(0, row - 1));
  const length = Math.hypot(east, south);
  return length === 0
    ? { x: 0, y: 0, steep: 0 }
    : { x: -east / length, y: -south / length, steep: length / 2 / field.step };
};

/** Where a line of a height crosses the edges of the raster’s squares: an edge goes by its first corner and its direction. */
const linkCrossings = (field: Field, level: number): ReadonlyMap<number, number[]> => {
  const { columns, rows, heights } = field;
  const links = new Map<number, number[]>();
  const link = (from: number, to: number): void => {
    const linked = links.get(from);
    if (linked) linked.push(to);
    else links.set(from, [to]);
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const corner = row * columns + column;
      const isAbove = (each: number): boolean => (heights[each] ?? 0) > level;
      const count =
        +isAbove(corner) + +isAbove(corner + 1) + +isAbove(corner + columns) + +isAbove(corner + columns + 1);
      if (count === 0 || count === 4) continue;
      const above = [corner, corner + 1, corner + columns + 1, corner + columns].map(isAbove);
      const edges = [2 * corner, 2 * (corner + 1) + 1, 2 * (corner + columns), 2 * corner + 1];
      const crossed = edges.filter((_, i) => above[i] !== above[(i + 1) % 4]);
      for (let i = 0; i + 1 < crossed.length; i += 2) {
        const [a = 0, b = 0] = crossed.slice(i);
        link(a, b);
        link(b, a);
      }
    }
  return links;
};

const placeCrossing = (field: Field, edge: number, level: number): Point => {
  const { columns, step } = field;
  const [corner, down] = [edge >> 1, edge & 1];
  const [column, row] = [corner % columns, Math.floor(corner / columns)];
  const from = heightAt(field, column, row);
  const to = heightAt(field, column + 1 - down, row + down);
  const share = (level - from) / (to - from);
  return { x: (column + share * (1 - down)) * step, y: (row + share * down) * step };
};

/** The lines of one height, each from point to point. */
export const listContours = (field: Field, level: number): Point[][] => {
  const links = linkCrossings(field, level);
  const seen = new Set<number>();
  const follow = (first: number): Point[] => {
    const line: Point[] = [];
    let edge: number | undefined = first;
    while (edge !== undefined) {
      seen.add(edge);
      line.push(placeCrossing(field, edge, level));
      edge = links.get(edge)?.find((next) => !seen.has(next));
    }
    const [begin] = line;
    return begin && links.get(first)?.length === 2 ? [...line, begin] : line;
  };
  // Open lines first, from their ends; what is left is closed.
  const ends = [...links].filter(([, to]) => to.length === 1).map(([edge]) => edge);
  return [...ends, ...links.keys()].flatMap((edge) => (seen.has(edge) ? [] : [follow(edge)]));
};
