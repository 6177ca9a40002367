/** A point of a board or a map, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** How the hexes of a grid are called. */
export interface Numbering {
  /** Whether the column (H) or the row (V) is written first. */
  readonly first: 'H' | 'V';
  readonly separator: string;
  readonly column: NumberStyle;
  readonly row: NumberStyle;
  /** Odd raw columns count one row more, or one fewer where rows are counted from the far edge. */
  readonly stagger: boolean;
  /** Rows that run aslant: one is added to the row, or taken from it, with every second column; `null` where they run straight. */
  readonly slant: 'up' | 'down' | null;
  /** What stands round the label: `$gridLocation$`, perhaps with more, or `$column$` and `$row$` apart. */
  readonly format: string;
}

/** How VASSAL writes one figure of a hex’s number. */
export interface NumberStyle {
  /** Numbers or letters: A … Z, AA, BB … */
  readonly type: 'N' | 'A';
  /** Zeros: 1 makes at least two digits. */
  readonly leading: number;
  /** Added to the raw figure. */
  readonly offset: number;
  /** Counted from the far edge. */
  readonly descends: boolean;
}

/** A grid of hexes on a board: distances between columns and rows, the centre of hex 0/0, all in pixels. */
export interface HexGrid {
  readonly dx: number;
  readonly dy: number;
  readonly x0: number;
  readonly y0: number;
  /** Whether x and y change places: rows in zigzag instead of columns. */
  readonly sideways: boolean;
  readonly numbering: Numbering | null;
}

/** A hex of a grid by its raw column and row, counted from 0 before any numbering. */
export interface RawHex {
  readonly column: number;
  readonly row: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Enough for whoever does not count from the far edge. */
export const NO_SIZE: Size = { width: 0, height: 0 };

const swapIf = (swap: boolean, { x, y }: Point): Point => (swap ? { x: y, y: x } : { x, y });

const isOdd = (figure: number): boolean => Math.abs(figure % 2) === 1;

// Half way goes up, also below 0.
const round = (figure: number): number => Math.floor(figure + 0.5);

/** The hex in which a point of the board lies, by the strips that VASSAL itself goes by. */
export const findHex = (grid: HexGrid, point: Point): RawHex => {
  const { x, y } = swapIf(grid.sideways, point);
  const column = round((x - grid.x0) / grid.dx);
  const row = round((y - grid.y0 - (isOdd(column) ? grid.dy / 2 : 0)) / grid.dy);
  return { column, row };
};

/** The centre of a hex on its board. */
export const findCentre = (grid: HexGrid, { column, row }: RawHex): Point => {
  const x = grid.x0 + column * grid.dx;
  const y = grid.y0 + row * grid.dy + (isOdd(column) ? grid.dy / 2 : 0);
  return swapIf(grid.sideways, { x, y });
};

const formatLetters = (figure: number): string =>
  String.fromCharCode(65 + (figure % 26)).repeat(Math.min(Math.floor(figure / 26), 99) + 1);

const formatFigure = (figure: number, { type, leading }: NumberStyle): string => {
  const size = Math.abs(figure);
  const sign = figure < 0 ? '-' : '';
  return sign + (type === 'A' ? formatLetters(size) : String(size).padStart(Math.min(leading, 20) + 1, '0'));
};

/** The figures of a hex as its board counts them. `size` is that of the board, or of the zone that has the grid. */
export const countHex = (
  grid: HexGrid,
  numbering: Numbering,
  size: Size,
  hex: RawHex,
): { readonly column: number; readonly row: number } => {
  // Laid sideways, the two directions of counting change places; all the rest stays with column and row.
  const [across, down] = grid.sideways ? [numbering.row, numbering.column] : [numbering.column, numbering.row];
  const column = across.descends ? round(size.width / grid.dy) - hex.column : hex.column;
  const row = down.descends ? round(size.height / grid.dx) - hex.row : hex.row;
  const staggered = numbering.stagger && isOdd(hex.column) ? (down.descends ? -1 : 1) : 0;
  // Rows aslant go by the column as it is counted, before its offset; half of it is cut towards 0.
  const half = Math.trunc(column / 2);
  const slanted = { up: half, down: 1 - half, straight: 0 }[numbering.slant ?? 'straight'];
  return { column: column + numbering.column.offset, row: row + staggered + slanted + numbering.row.offset };
};

/** The two figures of a hex as they are written, without and with what parts them. */
export const formatHexParts = (
  grid: HexGrid,
  numbering: Numbering,
  size: Size,
  hex: RawHex,
): { readonly column: string; readonly row: string; readonly gridLocation: string } => {
  const position = countHex(grid, numbering, size, hex);
  const column = formatFigure(position.column, numbering.column);
  const row = formatFigure(position.row, numbering.row);
  const gridLocation =
    numbering.first === 'H' ? column + numbering.separator + row : row + numbering.separator + column;
  return { column, row, gridLocation };
};

/** What a hex is called, without what its numbering puts round it. */
export const formatHexNumber = (grid: HexGrid, numbering: Numbering, size: Size, hex: RawHex): string =>
  formatHexParts(grid, numbering, size, hex).gridLocation;
