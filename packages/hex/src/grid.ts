import { cell, checkInteger, oneOf } from './check.ts';

/** The words that describe the shape of a grid, for forms and validators. */
export const GRID_WORDS = {
  /** Flat: a side to the north, columns in zigzag. Pointed: a corner to the north, rows in zigzag. */
  orientation: ['flat', 'pointed'],
  shifted: ['odd', 'even'],
  order: ['column-row', 'row-column'],
} as const;

/** Flat hexes have a side to the north, pointed hexes a corner. */
export type Orientation = (typeof GRID_WORDS.orientation)[number];
/** Whether the odd or the even lanes are shifted. */
export type Parity = (typeof GRID_WORDS.shifted)[number];
/** Whether a printed number begins with the column or with the row. */
export type Order = (typeof GRID_WORDS.order)[number];

/** A grid as one describes it with the map on the table: the input of `createGrid`. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
  readonly orientation: Orientation;
  /**
   * Which lanes are shifted by half a hex, by the parity of their printed number: columns of flat hexes down, rows of
   * pointed hexes to the right.
   */
  readonly shifted: Parity;
  /** What the printed number begins with; 'column-row' unless given. */
  readonly order?: Order;
  /** Number of the leftmost column and of the top row; 1 unless given. */
  readonly firstColumn?: number;
  readonly firstRow?: number;
  /** Digits of each part: 2 (1204) unless given, or 3 (012004). */
  readonly digits?: 2 | 3;
}

/**
 * A grid ready for use. A hex on it is a small integer, its position, counted from 0 lane by lane: flat hexes column by
 * column from the top, pointed ones row by row from the left.
 */
export interface Grid extends Required<GridShape> {
  /** How many hexes: positions are 0 to size − 1. */
  readonly size: number;
  /** The neighbour of hex h across side s at 6h + s, or −1 beyond the edge. */
  readonly near: Int32Array;
  /** Axial coordinates by position. */
  readonly q: Int32Array;
  readonly r: Int32Array;
  /** How many lanes, which are what is shifted: columns of flat hexes, rows of pointed ones; and hexes in each. */
  readonly lanes: number;
  readonly length: number;
  /** 1 when lanes 0, 2, 4 … are the shifted ones. */
  readonly half: number;
  /** 1 for pointed hexes, whose side 0 lies where the flat numbering has 1. */
  readonly turn: number;
}

/** Axial coordinates: a hex apart from any board. Two are the same hex when both numbers are equal. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

// What a step across each flat side, from N clockwise, adds to q, and four places later to r; pointed sides start one
// later.
const STEPS = /* @__PURE__ */ Int32Array.of(0, 1, 1, 0, -1, -1, 0, 1, 1, 0, -1);
export const stepQ = (way: number): number => cell(STEPS, way);
export const stepR = (way: number): number => cell(STEPS, way + 4);

/** Position at axial coordinates, or −1 off the board. */
export const locate = ({ turn, half, lanes, length }: Grid, q: number, r: number): number => {
  const lane = turn ? r : q;
  const place = q + r - lane + ((lane + half) >> 1);
  // `>>> 0` maps negatives above every valid index, so one comparison checks both ends.
  return lane >>> 0 < lanes && place >>> 0 < length ? lane * length + place : -1;
};

/** Makes a grid from its shape, with its tables of neighbours and coordinates. */
export const createGrid = (shape: GridShape): Grid => {
  const full = { order: 'column-row', firstColumn: 1, firstRow: 1, digits: 2, ...shape } as const;
  const { columns, rows, firstColumn, firstRow } = full;
  for (const field of ['orientation', 'shifted', 'order'] as const) oneOf(full[field], field, GRID_WORDS[field]);
  const most = 10 ** checkInteger(full.digits, 'digits', 2, 3);
  checkInteger(columns, 'columns', 1, most - checkInteger(firstColumn, 'firstColumn', 0, most - 1));
  checkInteger(rows, 'rows', 1, most - checkInteger(firstRow, 'firstRow', 0, most - 1));
  const turn = full.orientation === 'pointed' ? 1 : 0;
  const [lanes, length, first] = turn ? [rows, columns, firstRow] : [columns, rows, firstColumn];
  const size = columns * rows;
  const grid = {
    ...full,
    size,
    near: new Int32Array(size * 6),
    q: new Int32Array(size),
    r: new Int32Array(size),
    lanes,
    length,
    half: full.shifted === 'odd' ? first % 2 : (first + 1) % 2,
    turn,
  };
  for (let hex = 0; hex < size; hex++) {
    const lane = (hex / length) | 0;
    const axis = (hex % length) - ((lane + grid.half) >> 1);
    const q = turn ? axis : lane;
    const r = turn ? lane : axis;
    grid.q[hex] = q;
    grid.r[hex] = r;
    for (let side = 0; side < 6; side++)
      grid.near[hex * 6 + side] = locate(grid, q + stepQ(side + turn), r + stepR(side + turn));
  }
  return grid;
};
