import { cell, oneOf, whole } from './check.ts';

/** Flat: a side to the north, columns in zigzag. Pointed: a corner to the north, rows in zigzag. */
export const ORIENTATIONS = ['flat', 'pointed'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const PARITIES = ['odd', 'even'] as const;
export type Parity = (typeof PARITIES)[number];

export const ORDERS = ['column-row', 'row-column'] as const;
export type Order = (typeof ORDERS)[number];

/** A grid as one describes it with the map on the table. */
export interface GridShape {
  readonly columns: number;
  readonly rows: number;
  readonly orientation: Orientation;
  /**
   * Which lanes are shifted by half a hex, by the parity of their printed number: columns of flat hexes down, rows of
   * pointed hexes to the right.
   */
  readonly shifted: Parity;
  /** What the printed number begins with; 'column-row' unless told. */
  readonly order?: Order;
  /** Number of the leftmost column and of the top row; 1 unless told. */
  readonly firstColumn?: number;
  readonly firstRow?: number;
  /** Digits of each part: 2 (1204) unless told, or 3 (012004). */
  readonly digits?: 2 | 3;
}

/**
 * A grid ready for use. A hex on it is a small integer, its position: 0, 1, 2 … in the order of the printed numbers.
 * The lane fields serve this folder's own arithmetic.
 */
export interface Grid extends Required<GridShape> {
  /** How many hexes: positions are 0 to size − 1. */
  readonly size: number;
  /** The neighbour of hex h across side s at 6h + s, or −1 beyond the edge. */
  readonly near: Int32Array;
  /** Axial coordinates by position. */
  readonly q: Int32Array;
  readonly r: Int32Array;
  /** Lanes are what is shifted: columns of flat hexes, rows of pointed ones. */
  readonly lanes: number;
  readonly length: number;
  readonly laneStep: number;
  readonly hexStep: number;
  /** 1 when lanes 0, 2, 4 … are the shifted ones. */
  readonly half: number;
  /** 1 when side 0 is the pointed NE, which the flat numbering calls 1. */
  readonly turn: number;
}

/** A hex apart from any board. Plain values: two are the same hex when both numbers are. */
export interface Axial {
  readonly q: number;
  readonly r: number;
}

// A step across each flat side from N clockwise, the first again at the end; pointed sides start one further.
export const stepQ = /* @__PURE__ */ Int32Array.of(0, 1, 1, 0, -1, -1, 0);
export const stepR = /* @__PURE__ */ Int32Array.of(-1, -1, 0, 1, 1, 0, -1);

/** Position at axial coordinates, or −1 off the board. */
export const locate = (grid: Grid, q: number, r: number): number => {
  const lane = grid.turn ? r : q;
  const place = q + r - lane + ((lane + grid.half) >> 1);
  return lane >= 0 && lane < grid.lanes && place >= 0 && place < grid.length
    ? lane * grid.laneStep + place * grid.hexStep
    : -1;
};

/** Makes a grid, with its table of neighbours. */
export const createGrid = (shape: GridShape): Grid => {
  const { order = 'column-row', firstColumn = 1, firstRow = 1, digits = 2 } = shape;
  whole(digits, 'digits', 2, 3);
  const most = 10 ** digits;
  const columns = whole(shape.columns, 'columns', 1, most - whole(firstColumn, 'firstColumn', 0, most - 1));
  const rows = whole(shape.rows, 'rows', 1, most - whole(firstRow, 'firstRow', 0, most - 1));
  const orientation = oneOf(shape.orientation, 'orientation', ORIENTATIONS);
  const shifted = oneOf(shape.shifted, 'shifted', PARITIES);
  const flat = orientation === 'flat';
  const [lanes, length, first] = flat ? [columns, rows, firstColumn] : [rows, columns, firstRow];
  const byLane = flat === (oneOf(order, 'order', ORDERS) === 'column-row');
  const size = columns * rows;
  const grid: Grid = {
    columns,
    rows,
    orientation,
    shifted,
    order,
    firstColumn,
    firstRow,
    digits,
    size,
    near: new Int32Array(size * 6),
    q: new Int32Array(size),
    r: new Int32Array(size),
    lanes,
    length,
    laneStep: byLane ? length : 1,
    hexStep: byLane ? 1 : lanes,
    half: (first & 1) ^ (shifted === 'odd' ? 0 : 1),
    turn: flat ? 0 : 1,
  };
  for (let hex = 0; hex < size; hex++) {
    const lane = byLane ? (hex / length) | 0 : hex % lanes;
    const axis = (byLane ? hex % length : (hex / lanes) | 0) - ((lane + grid.half) >> 1);
    const q = flat ? lane : axis;
    const r = flat ? axis : lane;
    grid.q[hex] = q;
    grid.r[hex] = r;
    for (let side = 0; side < 6; side++) {
      const way = side + grid.turn;
      grid.near[hex * 6 + side] = locate(grid, q + cell(stepQ, way), r + cell(stepR, way));
    }
  }
  return grid;
};
