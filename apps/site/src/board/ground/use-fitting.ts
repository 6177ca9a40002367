import type { GameBoard } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import { useEffect, useState } from 'preact/hooks';
import type { Point } from '../../map-parts/geometry.ts';
import { getPlace, layOut } from '../../map-parts/layout.ts';
import type { PointMark } from '../map/props.ts';
import type { MapLink } from '../page/map-link.ts';
import { applyMatrix, undoMatrix } from './fit.ts';
import { findMatrix, listValid } from './lay-photo.ts';
import type { Photo } from './use-photo.ts';

/** So far a finger strays in a tap. */
const SLOP = 9;

/** Points of the photo, tapped on the map wherever it lies there, or said by keys to be under the middle of a hex. */
export const useFitting = (board: GameBoard, link: MapLink, photo: Photo | undefined, isOn: boolean) => {
  const [at, setAt] = useState<Point>();
  const layout = layOut(board.ground.grid);
  const points = photo && isOn ? listValid(board, photo.points) : [];
  const matrix = photo && isOn ? findMatrix(layout, photo, points) : undefined;
  const choose = (point: Point | undefined) => {
    if (matrix && point) setAt(undoMatrix(matrix, point));
  };
  useEffect(() => {
    const map = document.querySelector<HTMLElement>('.map');
    if (!isOn || !map) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let start: PointerEvent | undefined;
    const down = (event: PointerEvent) => {
      start = event.isPrimary ? event : undefined;
    };
    const up = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (start && Math.hypot(x - start.clientX, y - start.clientY) <= SLOP) choose(link.toMap(x, y));
    };
    map.addEventListener('pointerdown', down, { signal });
    map.addEventListener('pointerup', up, { signal });
    return () => listening.abort();
  });
  const marks = matrix
    ? [
        ...points.map((point): PointMark => ({ ...applyMatrix(matrix, point.at), text: point.hex })),
        ...(at ? [{ ...applyMatrix(matrix, at), text: '?', wanted: true }] : []),
      ]
    : [];
  return {
    at,
    setAt,
    marks,
    chooseHex: (hex: string) => choose(getPlace(layout, parseHex(layout.grid, hex))),
  };
};
