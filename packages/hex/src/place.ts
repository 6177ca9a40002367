import { cell, checkInteger } from './check.ts';
import { type Axial, type Grid, locate } from './grid.ts';

/** The position itself, when the grid has it; else throws. */
export const checkHex = (grid: Grid, hex: number, field = 'hex'): number => checkInteger(hex, field, 0, grid.size - 1);

/** Where a side of a hex stands in tables of six entries a hex; checks both. */
export const sideIndex = (grid: Grid, hex: number, side: number): number =>
  checkHex(grid, hex) * 6 + checkInteger(side, 'side', 0, 5);

/** The hex across a side, or −1 beyond the edge of the board. */
export const getNeighbour = (grid: Grid, hex: number, side: number): number =>
  cell(grid.near, sideIndex(grid, hex, side));

/** The six neighbours by side, −1 where there is none. */
export const getNeighbours = ({ near, size }: Grid, hex: number): number[] => {
  const at = checkInteger(hex, 'hex', 0, size - 1) * 6;
  return [
    cell(near, at),
    cell(near, at + 1),
    cell(near, at + 2),
    cell(near, at + 3),
    cell(near, at + 4),
    cell(near, at + 5),
  ];
};

/** The side of `hex` that it shares with `other`, or −1 when they are not adjacent. */
export const findSide = (grid: Grid, hex: number, other: number): number => {
  checkHex(grid, other, 'other');
  return getNeighbours(grid, hex).indexOf(other);
};

/** The axial coordinates of a position. */
export const toAxial = (grid: Grid, hex: number): Axial => {
  checkHex(grid, hex);
  return { q: cell(grid.q, hex), r: cell(grid.r, hex) };
};

/** The position at axial coordinates; −1 when they lie off the board. */
export const fromAxial = (grid: Grid, { q, r }: Axial): number =>
  locate(grid, checkInteger(q, 'q', -9999, 9999), checkInteger(r, 'r', -9999, 9999));
