/* The parts of a map that a battlefield can be made of: boards whose hexes run on from one to the next, and each other board or zone. */
import { countHex, findCentre, findHex, type HexGrid, NO_SIZE, type Point, type RawHex } from '../grid.ts';
import { type Box, boxOf } from '../locate.ts';
import { countHexes, type HexArea } from './hex-area.ts';
import { isPlain, MOST_LINES, measureExtent } from './numbered-grid.ts';

/** One grid of hexes, on one board or on several that are joined. */
export interface HexPart {
  /** The names of its boards, or of the zone and its board. */
  readonly name: string;
  readonly areas: readonly HexArea[];
  /** In pixels of the board’s picture, those of the map where boards are joined. */
  readonly grid: HexGrid;
  readonly box: Box | null;
  readonly isJoined: boolean;
  /** The hex of the grid that holds a point of one of its areas, in pixels of that board’s picture. */
  locate(area: HexArea, point: Point): RawHex;
}

/** Scans of boards are seldom cut to the pixel: so far from its place may a hex lie at first, and drift, as a part of its size. */
const SLACK = 1 / 5;

const locateOn = (grid: HexGrid, { placed, grid: own }: HexArea, hex: RawHex): RawHex =>
  findHex(grid, placed.toMap(findCentre(own, hex)));

/** Whether the hexes of a board lie on those of a grid in pixels of the map. */
const fitsGrid = (grid: HexGrid, area: HexArea): boolean => {
  const { laid, extent } = area;
  const { firstColumn: column, firstRow: row, columns, rows } = extent;
  const lies = area.placed.toMap(findCentre(area.grid, { column, row }));
  const { x, y } = findCentre(grid, findHex(grid, lies));
  const [across, down] = grid.sideways ? [lies.y - y, lies.x - x] : [lies.x - x, lies.y - y];
  const isSmall = (off: number, size: number): boolean => Math.abs(off) < SLACK * size;
  return (
    laid.sideways === grid.sideways &&
    isSmall(across, grid.dx) &&
    isSmall(down, grid.dy) &&
    isSmall((laid.dx - grid.dx) * columns, grid.dx) &&
    isSmall((laid.dy - grid.dy) * rows, grid.dy)
  );
};

/** Whether the numbers of a grid in pixels of the map are those that a board prints on its own hexes. */
const continuesNumbers = (grid: HexGrid, area: HexArea): boolean => {
  const [all, own] = [grid.numbering, area.grid.numbering];
  if (!all || !own || own.first !== all.first || own.column.type !== 'N' || own.row.type !== 'N') return false;
  const { firstColumn, firstRow, columns, rows } = area.extent;
  // Figures grow evenly from column to column and from row to row: what holds of these hexes holds of all.
  return [0, 1, columns].every((column) =>
    [0, rows].every((row) => {
      const hex = { column: firstColumn + column, row: firstRow + row };
      const printed = countHex(area.grid, own, area.box ?? NO_SIZE, hex);
      const onMap = countHex(grid, all, NO_SIZE, locateOn(grid, area, hex));
      return printed.column === onMap.column && printed.row === onMap.row;
    }),
  );
};

const boxAround = (areas: readonly HexArea[]): Box =>
  boxOf(
    areas.flatMap(({ placed: { x, y, width, height } }) => [
      { x, y },
      { x: x + width, y: y + height },
    ]),
  );

/** Whether boards are no more than a battlefield can be. */
const areFew = (areas: readonly HexArea[], grid: HexGrid): boolean => {
  const { columns, rows } = measureExtent(boxAround(areas), grid, []);
  return Math.max(columns, rows) < MOST_LINES;
};

/** So much of a name is shown, and so many names. */
const LONGEST_NAME = 60;
const MOST_NAMES = 8;

const nameArea = ({ placed, zone }: HexArea): string =>
  (zone ? `${placed.board.name}: ${zone.name}` : placed.board.name).slice(0, LONGEST_NAME);

const nameAreas = (areas: readonly HexArea[]): string =>
  [...areas.slice(0, MOST_NAMES).map(nameArea), ...(areas.length > MOST_NAMES ? ['…'] : [])].join(' + ');

type Group = [HexArea, ...HexArea[]];

const makePart = (areas: Group): HexPart => {
  const name = nameAreas(areas);
  const [{ grid, laid, box }] = areas;
  if (areas.length === 1)
    return { name, areas, grid, box, isJoined: false, locate: (_, point) => findHex(grid, point) };
  const locate = (area: HexArea, point: Point): RawHex => locateOn(laid, area, findHex(area.grid, point));
  return { name, areas, grid: laid, box: boxAround(areas), isJoined: true, locate };
};

/** Boards whose hexes fit but are numbered apart: no number of theirs covers all. */
const makeUnnumbered = (areas: Group): HexPart => {
  const part = makePart(areas);
  return { ...part, grid: { ...part.grid, numbering: null } };
};

const isBoard = ({ zone, box }: HexArea): boolean => zone === null && box !== null;

/** Puts an area to the first group of boards that it goes on with, or into one of its own. */
const gather = (areas: readonly HexArea[], goesOn: (grid: HexGrid, area: HexArea) => boolean): readonly Group[] => {
  const groups: Group[] = [];
  for (const area of areas) {
    const group = groups.find((members) => {
      const [{ laid: grid }] = members;
      const areBoards = isBoard(members[0]) && isBoard(area);
      return areBoards && areFew([...members, area], grid) && fitsGrid(grid, area) && goesOn(grid, area);
    });
    if (group) group.push(area);
    else groups.push([area]);
  }
  return groups;
};

const isNumbered = ({ numbering }: HexGrid): boolean => numbering !== null && isPlain(numbering);

/** Two parts of one name are told apart: a map may have a board twice. */
const tellApart = (part: HexPart, i: number, parts: readonly HexPart[]): HexPart => {
  const before = parts.slice(0, i).filter(({ name }) => name === part.name).length;
  return before === 0 ? part : { ...part, name: `${part.name} (${before + 1})` };
};

/**
 * The parts of a map. Boards are joined where one numbering covers them; those whose hexes fit but are numbered apart are a part of
 * numbers of its own as well, the first where no number is lost by that, else the last.
 */
export const listParts = (areas: readonly HexArea[], countPieces: (area: HexArea) => number): readonly HexPart[] => {
  const sum = (part: HexPart, count: (area: HexArea) => number): number =>
    part.areas.reduce((total, area) => total + count(area), 0);
  const larger = (a: HexPart, b: HexPart): number =>
    sum(b, countHexes) - sum(a, countHexes) || sum(b, countPieces) - sum(a, countPieces);
  // Whose numbers go on must be printed upright: such boards begin the groups.
  const isUpright = ({ laid }: HexArea): boolean => isNumbered(laid);
  const uprightFirst = areas.toSorted((a, b) => Number(isUpright(b)) - Number(isUpright(a)));
  const parts = gather(uprightFirst, (grid, area) => isNumbered(grid) && continuesNumbers(grid, area)).map(makePart);
  const isThereAlready = ([first, ...others]: Group): boolean =>
    parts.some((part) => part.areas.includes(first) && part.areas.length > others.length);
  const wide = gather(areas, () => true)
    .filter((group) => !isThereAlready(group))
    .map(makeUnnumbered);
  const isLossless = (part: HexPart): boolean => !part.areas.some(({ grid }) => isNumbered(grid));
  return [
    ...[...parts, ...wide.filter(isLossless)].sort(larger),
    ...wide.filter((part) => !isLossless(part)).sort(larger),
  ].map(tellApart);
};
