import { countHex, findCentre, findHex, type HexGrid, NO_SIZE, type Numbering, type RawHex } from '../grid.ts';
import type { Box } from '../locate.ts';

/** The shape of a grid of hexes and of its printed numbers, as `@coup-doeil/hex` has it. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
  readonly orientation: 'flat' | 'pointed';
  readonly shifted: 'odd' | 'even';
  readonly order: 'column-row' | 'row-column';
  readonly firstColumn: number;
  readonly firstRow: number;
  readonly digits: 2 | 3;
}

/** The hexes of a rectangle, by raw columns and rows. */
export interface Extent {
  readonly columns: number;
  readonly rows: number;
  readonly firstColumn: number;
  readonly firstRow: number;
}

/** What a browser can still draw: a map of 5,340 pixels has 96 columns, two of its boards side by side twice that. */
export const MOST_LINES = 200;

/** From the first to the last hex whose centre lies in a box; where its size is not known, those with pieces. */
export const measureExtent = (box: Box | null, grid: HexGrid, standing: readonly RawHex[]): Extent => {
  const { x, y } = box ?? { x: 0, y: 0 };
  const origin = findHex(grid, { x, y });
  const centre = findCentre(grid, origin);
  const [isLeft, isAbove] = [centre.x < x, centre.y < y];
  const firstColumn = origin.column + Number(grid.sideways ? isAbove : isLeft);
  const firstRow = origin.row + Number(grid.sideways ? isLeft : isAbove);
  const last = box ? [findHex(grid, { x: x + box.width - 1, y: y + box.height - 1 })] : standing;
  const count = (side: keyof RawHex, first: number): number =>
    last.reduce((most, hex) => Math.min(Math.max(most, hex[side] - first + 1), MOST_LINES), 1);
  return { firstColumn, firstRow, columns: count('column', firstColumn), rows: count('row', firstRow) };
};

/** Whether the printed numbers are plain figures that grow from the first hex on, as a battlefield's grid has them. */
export const isPlain = ({ column, row, slant }: Numbering): boolean =>
  slant === null && [column, row].every(({ type, descends }) => type === 'N' && !descends);

/** Whether so many lines from the first on have numbers of at most three digits. */
const isWritable = (first: number, count: number): boolean => first >= 0 && first + count <= 1000;

export interface NumberedGrid {
  readonly shape: GridShape;
  readonly isPrinted: boolean;
  format(hex: RawHex): string | null;
}

export const numberGrid = (grid: HexGrid, extent: Extent): NumberedGrid => {
  const { numbering, sideways } = grid;
  const { firstColumn, firstRow, columns, rows } = extent;
  const plain = numbering && isPlain(numbering) ? numbering : null;
  // Counted at an even raw column, which no stagger moves.
  const even = firstColumn + Math.abs(firstColumn % 2);
  const position = plain && countHex(grid, plain, NO_SIZE, { column: even, row: firstRow });
  const printed = position && { column: position.column + firstColumn - even, row: position.row };
  const isPrinted = printed !== null && isWritable(printed.column, columns) && isWritable(printed.row, rows);
  const first = isPrinted ? printed : { column: 1, row: 1 };
  const isStaggered = isPrinted && plain?.stagger === true;
  // Odd raw columns lie half a hex further on; staggered, their numbers run one ahead, so the even ones do.
  const isOddShifted = ((first.column + firstColumn) % 2 === 0) !== isStaggered;
  const digits = Math.max(first.column + columns, first.row + rows) > 99 ? 3 : 2;
  const isColumnFirst = plain?.first !== 'V';
  // Laid sideways, what VASSAL calls a column is a row.
  const lines = sideways
    ? { columns: rows, rows: columns, firstColumn: first.row, firstRow: first.column }
    : { columns, rows, firstColumn: first.column, firstRow: first.row };
  const shape: GridShape = {
    ...lines,
    orientation: sideways ? 'pointed' : 'flat',
    shifted: isOddShifted ? 'odd' : 'even',
    order: isColumnFirst !== sideways ? 'column-row' : 'row-column',
    digits,
  };
  const format = (hex: RawHex): string | null => {
    const column = hex.column - firstColumn;
    const row = hex.row - firstRow + (isStaggered && hex.column % 2 !== 0 ? 1 : 0);
    if (column < 0 || column >= columns || row < 0 || row >= rows) return null;
    const figures = [first.column + column, first.row + row].map((figure) => String(figure).padStart(digits, '0'));
    return (isColumnFirst ? figures : figures.reverse()).join('');
  };
  return { shape, isPrinted, format };
};
