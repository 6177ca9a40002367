import { findCentre, NO_SIZE, type Point } from '../grid.ts';
import type { HexPart } from './hex-part.ts';
import type { Extent, NumberedGrid } from './numbered-grid.ts';

/** A hex by its number, and where its centre lies on the pictures, in pixels. */
export interface FitPoint {
  readonly at: Point;
  readonly hex: string;
}

/** The picture of a board, and where it lies in pixels; half round where its board is turned. */
export interface BoardPicture {
  readonly picture: string;
  readonly x: number;
  readonly y: number;
  /** 0 where it is not known; of one board alone that is as large as the picture. */
  readonly width: number;
  readonly height: number;
  readonly isTurned: boolean;
}

/** The pictures of the boards as they lie together, and hexes at the corners: enough to lay them under the hexes. */
export interface Background {
  readonly pictures: readonly BoardPicture[];
  readonly points: readonly FitPoint[];
}

/** The corners of the grid: of the columns the even ones, which no stagger moves. */
export const fitBackground = (part: HexPart, extent: Extent, { format }: NumberedGrid): Background | null => {
  const { x: left, y: top } = (part.isJoined && part.box) || { x: 0, y: 0 };
  const pictures = part.areas
    .map(({ placed: { board, x, y, width, height, isTurned } }): BoardPicture => {
      const { picture, size } = board;
      return part.isJoined
        ? { picture, x: x - left, y: y - top, width, height, isTurned }
        : { picture, x: 0, y: 0, ...(size ?? NO_SIZE), isTurned: false };
    })
    .filter(({ picture }) => picture !== '');
  const { firstColumn, firstRow, columns, rows } = extent;
  const lastColumn = firstColumn + columns - 1;
  const points = [firstColumn + Math.abs(firstColumn % 2), lastColumn - Math.abs(lastColumn % 2)].flatMap((column) =>
    [firstRow, firstRow + rows - 1].flatMap((row): FitPoint[] => {
      const hex = format({ column, row });
      const { x, y } = findCentre(part.grid, { column, row });
      return hex === null ? [] : [{ at: { x: x - left, y: y - top }, hex }];
    }),
  );
  return pictures.length === 0 ? null : { pictures, points };
};
