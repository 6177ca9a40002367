import { checkInteger, reject } from './check.ts';
import type { Grid } from './grid.ts';
import { formatHex, parseHex } from './label.ts';
import { getNeighbour } from './place.ts';

/** The same corner as up to three hexes number it: six times the position, plus the corner. */
const names = (grid: Grid, hex: number, corner: number): number[] => {
  const next = (checkInteger(corner, 'corner', 0, 5) + 1) % 6;
  const across = getNeighbour(grid, hex, corner) * 6 + ((corner + 2) % 6);
  const beyond = getNeighbour(grid, hex, next) * 6 + ((corner + 4) % 6);
  return [hex * 6 + corner, across, beyond].filter((name) => name >= 0);
};

/**
 * The number of a vertex, the same from each of its hexes: 6 × their lowest position + the corner of that hex. Corner c lies between sides c and c + 1 (5: between 5 and 0).
 */
export const getVertex = (grid: Grid, hex: number, corner: number): number => Math.min(...names(grid, hex, corner));

/** The hexes that meet at a vertex, up to three, lowest first. */
export const getVertexHexes = (grid: Grid, vertex: number): number[] => {
  const hex = Math.floor(checkInteger(vertex, 'vertex', 0, grid.size * 6 - 1) / 6);
  return names(grid, hex, vertex % 6)
    .map((name) => Math.floor(name / 6))
    .sort((a, b) => a - b);
};

/** The printed name of a vertex: '1204.2', its lowest hex and the corner of that hex. */
export const formatVertex = (grid: Grid, hex: number, corner: number): string => {
  const name = getVertex(grid, hex, corner);
  return `${formatHex(grid, Math.floor(name / 6))}.${name % 6}`;
};

/** The number of a printed vertex, named from any of its hexes. */
export const parseVertex = (grid: Grid, name: string, field = 'vertex'): number => {
  const [label = '', corner = '', rest] = typeof name === 'string' ? name.split('.') : [];
  const hex = parseHex(grid, label, field);
  return rest === undefined && /^[0-5]$/.test(corner)
    ? getVertex(grid, hex, Number(corner))
    : reject('unknown-vertex', field, { rule: 'vertex-name' }, name);
};
