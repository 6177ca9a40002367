import { InputError } from '../error.ts';
import type { Grid } from './grid.ts';
import { checkHex } from './place.ts';

/** How many hexes share the first part of a printed number, and where the two parts begin. */
const parts = ({ order, columns, rows, firstColumn, firstRow }: Grid) =>
  order === 'column-row' ? ([rows, firstColumn, firstRow] as const) : ([columns, firstRow, firstColumn] as const);

/** The printed number of a hex: '1204'. */
export const printHex = (grid: Grid, hex: number): string => {
  checkHex(grid, hex);
  const [run, first, second] = parts(grid);
  const part = (number: number): string => `${number}`.padStart(grid.digits, '0');
  return part(first + Math.floor(hex / run)) + part(second + (hex % run));
};

/** The position of a printed number; an unknown one is an error that names the field it stood in. */
export const parseHex = (grid: Grid, label: string, field = 'hex'): number => {
  const [run, first, second] = parts(grid);
  const { digits, size } = grid;
  if (typeof label === 'string' && label.length === digits * 2 && !/\D/.test(label)) {
    const place = Number(label.slice(digits)) - second;
    const hex = (Number(label.slice(0, digits)) - first) * run + place;
    if (place >= 0 && place < run && hex >= 0 && hex < size) return hex;
  }
  const allowed = `a hex from ${printHex(grid, 0)} to ${printHex(grid, size - 1)}`;
  throw new InputError({ code: 'unknown-hex', field, allowed, given: label });
};
