import { getOwn } from './get-own.ts';
import { findHex, formatHexParts, type HexGrid, NO_SIZE, type Point, type RawHex } from './grid.ts';
import type { Board, VassalMap, VassalModule, Zone } from './module.ts';
import { describeProblem, type Problem, type ProblemCode } from './problem.ts';
import type { LaidBoard } from './save.ts';

/** Where a point of a map is: on which board, in which hex, and what VASSAL calls that place. */
export interface LabelledPoint {
  readonly board: string;
  readonly zone: string | null;
  /** As the board or the zone labels it; `null` where nothing numbers it. */
  readonly label: string | null;
  readonly hex: RawHex | null;
}

/** A board where it lies on its map, in pixels of the map. */
export interface PlacedBoard extends Point {
  readonly board: Board;
  readonly isTurned: boolean;
  readonly width: number;
  readonly height: number;
  /** Whether a point of the map lies on it. */
  contains(point: Point): boolean;
  /** A point of the map in pixels of the board's picture, and back. */
  toBoard(point: Point): Point;
  toMap(point: Point): Point;
}

/** A map with its boards as a saved game has laid them. */
export interface MapLayout {
  readonly boards: readonly PlacedBoard[];
  readonly problems: readonly Problem[];
  /** Where a point of the map is; `null` off all boards. */
  locate(point: Point): LabelledPoint | null;
}

/** A rectangle of a board’s picture, in its pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const isInside = (corners: readonly Point[], { x, y }: Point): boolean => {
  let inside = false;
  corners.forEach((a, i) => {
    const b = corners.at(i - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  });
  return inside;
};

/** The least rectangle round a zone. */
export const boxOf = (corners: readonly Point[]): Box => {
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The board on which a point of a map lies, the point in pixels of its picture, and the zone that holds it; of those that overlap, the first. */
export const findSpot = (boards: readonly PlacedBoard[], point: Point) => {
  const placed = boards.find((board) => board.contains(point));
  if (!placed) return null;
  const at = placed.toBoard(point);
  return { placed, at, zone: placed.board.zones.find(({ corners }) => isInside(corners, at)) ?? null };
};

const fillFormat = (format: string, values: Readonly<Record<string, string>>): string =>
  format.replace(/\$(\w+)\$/g, (_, name: string) => getOwn(values, name) ?? '');

type Located = Omit<LabelledPoint, 'board'>;

const locateByGrid = (grid: HexGrid | null, size: Board['size'], point: Point): Located => {
  const hex = grid && findHex(grid, point);
  const numbering = grid?.numbering;
  // Only who counts from the far edge must know where that is.
  const isCounted = size || !(numbering?.column.descends || numbering?.row.descends);
  const parts = hex && numbering && isCounted && formatHexParts(grid, numbering, size ?? NO_SIZE, hex);
  return { zone: null, label: parts ? fillFormat(numbering.format, parts) : null, hex };
};

const locateInZone = (zone: Zone, board: Board, point: Point): Located => {
  const inside = zone.usesBoardGrid
    ? locateByGrid(board.grid, board.size, point)
    : locateByGrid(zone.grid, boxOf(zone.corners), point);
  const label = fillFormat(zone.format, { name: zone.name, gridLocation: inside.label ?? '' });
  return { ...inside, zone: zone.name, label: label || null };
};

interface SizedBoard extends LaidBoard, Box {
  readonly definition: Board;
}

const placeBoard = (sized: SizedBoard, isOnly: boolean): PlacedBoard => {
  const { definition: board, isTurned, x: left, y: top, width, height } = sized;
  const { size, magnification } = board;
  const turn = ({ x, y }: Point): Point => (isTurned ? { x: width - x, y: height - y } : { x, y });
  return {
    board,
    isTurned,
    x: left,
    y: top,
    width,
    height,
    contains: ({ x, y }) =>
      // A board of unknown size that lies alone is all there is.
      (isOnly && !size) || (x >= left && y >= top && x < left + width && y < top + height),
    toBoard: (point) => {
      const { x, y } = turn({ x: point.x - left, y: point.y - top });
      return { x: x / magnification, y: y / magnification };
    },
    toMap: (point) => {
      const { x, y } = turn({ x: point.x * magnification, y: point.y * magnification });
      return { x: x + left, y: y + top };
    },
  };
};

/** A board begins where those before it in its row, and those above it in its column, end. */
const placeBoards = (
  { edge }: VassalMap,
  laid: readonly (LaidBoard & { readonly definition: Board })[],
): PlacedBoard[] => {
  const sized = laid.map((entry) => {
    const { size, magnification } = entry.definition;
    return { ...entry, width: (size?.width ?? 0) * magnification, height: (size?.height ?? 0) * magnification };
  });
  return sized.map((entry) => {
    const { column, row } = entry;
    let { width: x, height: y } = edge;
    for (const other of sized) {
      if (other.row === row && other.column < column) x += other.width;
      if (other.column === column && other.row < row) y += other.height;
    }
    return placeBoard({ ...entry, x, y }, laid.length === 1);
  });
};

const listProblems = ({ board: { name, size, grid, zones, hasUnknownNumbers } }: PlacedBoard): Problem[] => {
  const codes: ProblemCode[] = [];
  if (hasUnknownNumbers) codes.push('unknown-numbers');
  if (!grid && !zones.some((zone) => zone.grid)) codes.push('no-hex-grid');
  if (!size) codes.push('unknown-size');
  return codes.map((code) => describeProblem(code, { board: name }));
};

/** Lays the boards of a map out as a saved game says; without one, as the map's first board alone. */
export const buildLayout = (
  module: Pick<VassalModule, 'maps'>,
  name: string,
  laid: readonly LaidBoard[] | null = null,
): MapLayout => {
  const map = module.maps.find((candidate) => candidate.name === name);
  if (!map) {
    const problems = [describeProblem('unknown-map', { map: name })];
    return { boards: [], problems, locate: () => null };
  }
  const first = map.boards.slice(0, 1).map((board) => ({ board: board.name, column: 0, row: 0, isTurned: false }));
  const problems: Problem[] = [];
  const known = (laid ?? first).flatMap((entry) => {
    const definition = map.boards.find((board) => board.name === entry.board);
    if (!definition) problems.push(describeProblem('unknown-board', { board: entry.board }));
    return definition ? [{ ...entry, definition }] : [];
  });
  const boards = placeBoards(map, known);
  return {
    boards,
    problems: [...problems, ...boards.flatMap(listProblems)],
    locate: (point) => {
      const spot = findSpot(boards, point);
      if (!spot) return null;
      const { placed, at, zone } = spot;
      const { board } = placed;
      const located = zone ? locateInZone(zone, board, at) : locateByGrid(board.grid, board.size, at);
      return { board: board.name, ...located };
    },
  };
};
