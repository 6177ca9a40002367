import type { GameBoard } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import { getPlace, type Layout, layOut } from '../../map-parts/layout.ts';
import type { Background } from '../map/props.ts';
import type { MapLink } from '../page/map-link.ts';
import { type FitPoint, fitPicture, layOver } from './fit.ts';
import type { Photo } from './use-photo.ts';

export { dropPhoto, keepPhoto, openPhoto } from './photo-store.ts';

/** How a photo lies by some points; `undefined` where they lie in a line. */
export const findMatrix = (
  layout: Layout,
  { width, height }: Pick<Photo, 'width' | 'height'>,
  points: readonly FitPoint[],
): Background['matrix'] | undefined => {
  const pairs = points.map(({ at, hex }) => ({ from: at, to: getPlace(layout, parseHex(layout.grid, hex)) }));
  return fitPicture(pairs, layOver({ width, height }, layout));
};

/** Points of a photo that belong on this map: another map has other numbers. */
export const listValid = ({ ground: { grid } }: Pick<GameBoard, 'ground'>, points: readonly FitPoint[]) =>
  points.filter(({ hex }) => {
    try {
      return parseHex(grid, hex) >= 0;
    } catch {
      return false;
    }
  });

/** Lays the photo under the map, or takes it away. */
export const layPhoto = (link: Pick<MapLink, 'show'>, board: Pick<GameBoard, 'ground'>, photo: Photo | undefined) => {
  if (!photo) return link.show({ background: undefined });
  const layout = layOut(board.ground.grid);
  const valid = listValid(board, photo.points);
  const matrix = findMatrix(layout, photo, valid) ?? layOver(photo, layout);
  return link.show({ background: { url: photo.url, matrix, strength: photo.strength } });
};
