import { createGrid, GRID_WORDS, type Grid, type GridShape } from '../src/index.ts';

/** Every kind of grid: both orientations, parities and orders, first numbers and digits of several kinds. */
export const SHAPES: readonly GridShape[] = GRID_WORDS.orientation.flatMap((orientation) =>
  GRID_WORDS.shifted.flatMap((shifted) =>
    GRID_WORDS.order.flatMap((order) =>
      [
        { firstColumn: 1, firstRow: 1, digits: 2 as const },
        { firstColumn: 0, firstRow: 1, digits: 2 as const },
        { firstColumn: 31, firstRow: 10, digits: 2 as const },
        { firstColumn: 1, firstRow: 0, digits: 3 as const },
      ].map((numbers) => ({ columns: 9, rows: 7, orientation, shifted, order, ...numbers })),
    ),
  ),
);

export const nameOf = (shape: GridShape): string => Object.values(shape).join(' ');

export const GRIDS: readonly (readonly [string, Grid])[] = SHAPES.map((shape) => [nameOf(shape), createGrid(shape)]);

/** Column and row as the printed number gives them, read without the library. */
export const printed = (grid: Grid, label: string): { column: number; row: number } => {
  const parts = [Number(label.slice(0, grid.digits)), Number(label.slice(grid.digits))] as const;
  const [column, row] = grid.order === 'column-row' ? parts : [parts[1], parts[0]];
  return { column, row };
};

export const hexesOf = (grid: Grid): number[] => Array.from({ length: grid.size }, (_, hex) => hex);
