import { cell, checkInteger, reject } from './check.ts';
import type { Grid } from './grid.ts';
import { formatHex, parseHex } from './label.ts';
import { findSide, sideIndex } from './place.ts';

/**
 * The number of a hexside, the same from both of its hexes: 6 × the lower position + the side of that hex. At the edge
 * of the board there is one hex only, and the number is made from that.
 */
export const getHexside = (grid: Grid, hex: number, side: number): number => {
  const own = sideIndex(grid, hex, side);
  const other = cell(grid.near, own);
  return other < 0 || other > hex ? own : other * 6 + ((side + 3) % 6);
};

/** The hexes of a hexside: two, the lower printed number first; or one at the edge of the board. */
export const getHexsideHexes = (grid: Grid, hexside: number): number[] => {
  const hex = Math.floor(checkInteger(hexside, 'hexside', 0, grid.size * 6 - 1) / 6);
  const other = cell(grid.near, hexside);
  if (other < 0) return [hex];
  return formatHex(grid, hex) < formatHex(grid, other) ? [hex, other] : [other, hex];
};

/** The printed name of a hexside: '1204/1305', the lower number first; at the edge the side's number: '0101/0'. */
export const formatHexside = (grid: Grid, hexside: number): string => {
  const names = getHexsideHexes(grid, hexside).map((hex) => formatHex(grid, hex));
  return `${names[0]}/${names[1] ?? hexside % 6}`;
};

/** The number of a hexside from its printed name: two hexes in either order, or a hex and its side, '0101/0'. */
export const parseHexside = (grid: Grid, name: string, field = 'hexside'): number => {
  const [first = '', second = '', rest] = typeof name === 'string' ? name.split('/') : [];
  const hex = parseHex(grid, first, field);
  const side = /^[0-5]$/.test(second) ? Number(second) : findSide(grid, hex, parseHex(grid, second, field));
  return side < 0 || rest !== undefined
    ? reject('unknown-hexside', field, { rule: 'hexside-name' }, name)
    : getHexside(grid, hex, side);
};
