import { findHex, type HexGrid, type Point, type RawHex } from '../grid.ts';
import { type Box, boxOf, findZone, type MapLayout, type PlacedBoard } from '../locate.ts';
import type { Zone } from '../module.ts';
import type { Piece } from '../piece.ts';
import { findPlace, listPieces } from '../position.ts';
import type { SavedGame } from '../save.ts';

/** A part of a map with one grid of hexes: a board, or a zone of it that has a grid of its own. */
export interface HexArea {
  readonly placed: PlacedBoard;
  readonly grid: HexGrid;
  /** `null`: the board, outside the zones that have labels of their own. */
  readonly zone: Zone | null;
  /** In pixels of the board’s picture; `null` where its size is not known. */
  readonly box: Box | null;
}

/** A piece on the hexes of an area. */
export interface Standing {
  readonly piece: Piece;
  readonly hex: RawHex;
}

/** The areas of a map, as its boards are laid. */
const listAreas = ({ boards }: MapLayout): HexArea[] =>
  boards.flatMap((placed) => {
    const { grid, size, zones } = placed.board;
    const own: HexArea[] = grid ? [{ placed, grid, zone: null, box: size && { x: 0, y: 0, ...size } }] : [];
    const zoned = zones.flatMap((zone): HexArea[] =>
      zone.grid && !zone.usesBoardGrid && zone.corners.length > 2
        ? [{ placed, grid: zone.grid, zone, box: boxOf(zone.corners) }]
        : [],
    );
    return [...own, ...zoned];
  });

/** The area on whose hexes a point of the map lies; none in a box or on a track. */
const findArea = (areas: readonly HexArea[], { boards }: MapLayout, point: Point): HexArea | undefined => {
  const placed = boards.find((board) => board.contains(point));
  if (!placed) return undefined;
  const inside = findZone(placed.board, placed.toBoard(point));
  const zone = inside && !inside.usesBoardGrid ? inside : null;
  return areas.find((area) => area.placed === placed && area.zone === zone);
};

const countHexes = ({ box, grid }: HexArea): number =>
  box ? Math.floor((box.width * box.height) / (grid.dx * grid.dy)) : 0;

/**
 * The part of a map that is taken for the battlefield, and who stands on it, from the bottom up: the largest part, of equal ones
 * the fullest.
 */
export const findBattlefield = (
  layout: MapLayout,
  { position }: SavedGame,
  map: string,
): { readonly area: HexArea; readonly standing: readonly Standing[]; readonly elsewhere: number } | null => {
  const areas = listAreas(layout);
  const standing = new Map(areas.map((area): [HexArea, Standing[]] => [area, []]));
  let elsewhere = 0;
  for (const piece of listPieces(position)) {
    const at = findPlace(position, piece);
    if (at?.map !== map) continue;
    const area = findArea(areas, layout, at);
    if (area) standing.get(area)?.push({ piece, hex: findHex(area.grid, area.placed.toBoard(at)) });
    else elsewhere += 1;
  }
  const [largest] = [...standing].sort(
    ([a, onA], [b, onB]) => countHexes(b) - countHexes(a) || onB.length - onA.length,
  );
  if (!largest) return null;
  const [area, own] = largest;
  const others = [...standing.values()].reduce((sum, { length }) => sum + length, -own.length);
  return { area, standing: own, elsewhere: elsewhere + others };
};
