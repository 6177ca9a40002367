import { reject } from './check.ts';
import type { Grid } from './grid.ts';
import { checkHex } from './place.ts';

/** The printed number of a hex: '1204'. */
export const formatHex = (grid: Grid, hex: number): string => {
  const { order, turn, length, digits } = grid;
  const lane = Math.floor(checkHex(grid, hex) / length);
  const place = hex % length;
  const part = (number: number): string => `${number}`.padStart(digits, '0');
  const column = part(grid.firstColumn + (turn ? place : lane));
  const row = part(grid.firstRow + (turn ? lane : place));
  return order === 'column-row' ? column + row : row + column;
};

/** The position of a printed number. An unknown number throws an error that names `field`. */
export const parseHex = (grid: Grid, label: string, field = 'hex'): number => {
  const { order, turn, length, size } = grid;
  const text = typeof label === 'string' ? label : '';
  const first = Number.parseInt(text.slice(0, grid.digits), 10);
  const second = Number.parseInt(text.slice(grid.digits), 10);
  const column = (order === 'column-row' ? first : second) - grid.firstColumn;
  const row = (order === 'column-row' ? second : first) - grid.firstRow;
  const hex = turn ? row * length + column : column * length + row;
  // Printing it again finds what `parseInt` lets pass: '12x4', '+1204', ' 204'.
  return hex >= 0 && hex < size && formatHex(grid, hex) === label
    ? hex
    : reject(
        'unknown-hex',
        field,
        { rule: 'hex-number', first: formatHex(grid, 0), last: formatHex(grid, size - 1) },
        label,
      );
};
