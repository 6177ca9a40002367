import { countHex, findCentre, findHex, type HexGrid, type Numbering, type RawHex } from '../grid.ts';
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
  const corner = box && findHex(grid, { x: x + box.width - 1, y: y + box.height - 1 });
  const columns = corner ? [corner.column] : standing.map(({ column }) => column);
  const rows = corner ? [corner.row] : standing.map(({ row }) => row);
  const origin = findHex(grid, { x, y });
  const centre = findCentre(grid, origin);
  const [isLeft, isAbove] = [centre.x < x, centre.y < y];
  const firstColumn = origin.column + ((grid.sideways ? isAbove : isLeft) ? 1 : 0);
  const firstRow = origin.row + ((grid.sideways ? isLeft : isAbove) ? 1 : 0);
  const last = (figures: readonly number[], first: number): number =>
    figures.reduce((most, each) => Math.max(most, each), first);
  return {
    firstColumn,
    firstRow,
    columns: Math.min(last(columns, firstColumn) - firstColumn + 1, MOST_LINES),
    rows: Math.min(last(rows, firstRow) - firstRow + 1, MOST_LINES),
  };
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
  const { numbering } = grid;
  const origin = { column: extent.firstColumn, row: extent.firstRow };
  const plain = numbering && isPlain(numbering) ? numbering : null;
  // Counted at an even raw column, which no stagger moves.
  const even = { ...origin, column: origin.column + Math.abs(origin.column % 2) };
  const position = plain && countHex(grid, plain, { width: 0, height: 0 }, even);
  const firstLane = position ? position.column - (even.column - origin.column) : 1;
  const firstPlace = position ? position.row : 1;
  const isPrinted = position !== null && isWritable(firstLane, extent.columns) && isWritable(firstPlace, extent.rows);
  const first = isPrinted ? { lane: firstLane, place: firstPlace } : { lane: 1, place: 1 };
  const isStaggered = isPrinted && (plain?.stagger ?? false);
  // Odd raw columns lie half a hex further on; staggered, their numbers run one ahead, so the even ones do.
  const laneOfOdd = first.lane + (origin.column % 2 === 0 ? 1 : 0);
  const isOddShifted = (laneOfOdd % 2 !== 0) !== isStaggered;
  const lanes = { count: extent.columns, first: first.lane };
  const places = { count: extent.rows, first: first.place };
  const [across, down] = grid.sideways ? [places, lanes] : [lanes, places];
  const digits = Math.max(lanes.first + lanes.count, places.first + places.count) > 99 ? 3 : 2;
  const isColumnFirst = (plain?.first ?? 'H') === 'H';
  const shape: GridShape = {
    columns: across.count,
    rows: down.count,
    orientation: grid.sideways ? 'pointed' : 'flat',
    shifted: isOddShifted ? 'odd' : 'even',
    // Laid sideways, what VASSAL calls a column is a row.
    order: isColumnFirst !== grid.sideways ? 'column-row' : 'row-column',
    firstColumn: across.first,
    firstRow: down.first,
    digits,
  };
  const format = ({ column, row }: RawHex): string | null => {
    const staggered = isStaggered && column % 2 !== 0 ? 1 : 0;
    const lane = column - origin.column + first.lane;
    const place = row - origin.row + first.place + staggered;
    const isOn =
      lane >= lanes.first &&
      lane < lanes.first + lanes.count &&
      place >= places.first &&
      place < places.first + places.count;
    if (!isOn) return null;
    const figures = isColumnFirst ? [lane, place] : [place, lane];
    return figures.map((figure) => String(figure).padStart(digits, '0')).join('');
  };
  return { shape, isPrinted, format };
};
