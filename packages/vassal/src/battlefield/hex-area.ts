import { findCentre, type HexGrid } from '../grid.ts';
import { type Box, boxOf, findSpot, type MapLayout, type PlacedBoard } from '../locate.ts';
import type { Zone } from '../module.ts';
import type { Piece } from '../piece.ts';
import { findPlace, listPieces } from '../position.ts';
import type { SavedGame } from '../save.ts';
import { type Extent, measureExtent } from './numbered-grid.ts';

/** A part of a map with one grid of hexes: a board, or a zone of it that has a grid of its own. */
export interface HexArea {
  readonly placed: PlacedBoard;
  readonly grid: HexGrid;
  /** The same in pixels of the map; on a turned board its numbers run backwards, so it has none. */
  readonly laid: HexGrid;
  /** `null`: the board, outside the zones that have labels of their own. */
  readonly zone: Zone | null;
  /** In pixels of the board’s picture; `null` where its size is not known. */
  readonly box: Box | null;
  readonly extent: Extent;
}

const layGrid = ({ board, isTurned, toMap }: PlacedBoard, grid: HexGrid): HexGrid => {
  const origin = toMap(findCentre(grid, { column: 0, row: 0 }));
  return {
    ...grid,
    dx: grid.dx * board.magnification,
    dy: grid.dy * board.magnification,
    x0: grid.sideways ? origin.y : origin.x,
    y0: grid.sideways ? origin.x : origin.y,
    numbering: isTurned ? null : grid.numbering,
  };
};

/** The areas of a map, as its boards are laid. */
export const listAreas = ({ boards }: MapLayout): HexArea[] =>
  boards.flatMap((placed) => {
    const { grid, size, zones } = placed.board;
    const makeArea = (grid: HexGrid, zone: Zone | null, box: Box | null): HexArea => ({
      placed,
      grid,
      laid: layGrid(placed, grid),
      zone,
      box,
      extent: measureExtent(box, grid, []),
    });
    const zoned = zones.flatMap((zone) =>
      zone.grid && !zone.usesBoardGrid && zone.corners.length > 2 ? makeArea(zone.grid, zone, boxOf(zone.corners)) : [],
    );
    return grid ? [makeArea(grid, null, size && { x: 0, y: 0, ...size }), ...zoned] : zoned;
  });

export const countHexes = ({ extent }: HexArea): number => extent.columns * extent.rows;

/** A piece, and where it lies in pixels of its board’s picture. */
export interface Standing {
  readonly piece: Piece;
  readonly area: HexArea;
  readonly x: number;
  readonly y: number;
}

/** The pieces of a map from the bottom up: those on hexes, and how many lie in a box or on a track. */
export const listStanding = (
  areas: readonly HexArea[],
  { boards }: MapLayout,
  { position }: SavedGame,
  map: string,
): { readonly standing: readonly Standing[]; readonly elsewhere: number } => {
  const standing: Standing[] = [];
  let elsewhere = 0;
  for (const piece of listPieces(position)) {
    const at = findPlace(position, piece);
    if (at?.map !== map) continue;
    const spot = findSpot(boards, at);
    const zone = spot?.zone?.usesBoardGrid ? null : spot?.zone;
    const area = areas.find((each) => each.placed === spot?.placed && each.zone === zone);
    if (area && spot) standing.push({ piece, area, ...spot.at });
    else elsewhere += 1;
  }
  return { standing, elsewhere };
};
