/* How the map is looked at: how large, and which part of it. A point of the map at x, y is shown at k·x + camera.x, k·y + camera.y. */
import type { Point } from '../../map-parts/geometry.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  /** Pixels of the screen for a unit of the map. */
  readonly k: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest; and the least at which a counter can be read, which a map opens at if it must. */
const NEAREST = 1.6;
const READABLE = 9 / 14;
/** A step of the keys and of the buttons. */
export const ZOOM_STEP = 1.35;

/** What is left around a map that is shown as a whole. */
const EDGE = 8;

const fitScale = (map: Size, view: Size): number =>
  Math.min((view.width - 2 * EDGE) / map.width, (view.height - 2 * EDGE) / map.height);

/** So much of the view, from its top, no sheet covers. */
const FREE = 0.3;

/** The map stays in view: each of its edges can be moved to the middle, the lower one to the part that no sheet covers. */
export const keepInView = ({ x, y, k }: Camera, map: Size, view: Size): Camera => {
  const keep = (offset: number, length: number, room: number, free: number): number =>
    Math.max(Math.min(0, free * room - length), Math.min(offset, Math.max(room - length, room / 2)));
  return { x: keep(x, map.width * k, view.width, 0.5), y: keep(y, map.height * k, view.height, FREE), k };
};

export const zoomTo = (camera: Camera, scale: number, at: Point, map: Size, view: Size): Camera => {
  const k = Math.max(Math.min(fitScale(map, view), READABLE), Math.min(NEAREST, scale));
  const by = k / camera.k;
  return keepInView({ x: at.x - (at.x - camera.x) * by, y: at.y - (at.y - camera.y) * by, k }, map, view);
};

/** So that no paper beside the map is shown where the map is larger than the room; in the middle of the room where it is smaller. */
const cover = (offset: number, length: number, room: number): number =>
  length < room ? (room - length) / 2 : Math.max(room - length, Math.min(0, offset));

/** The map moved as little as fills what is free of the view. */
export const fillView = ({ x, y, k }: Camera, map: Size, view: Size, below = 0): Camera => ({
  x: cover(x, k * map.width, view.width),
  y: cover(y, k * map.height, view.height - below),
  k,
});

/** A point of the map as near to the middle of what is free of the view as the map goes. */
export const centreOn = (point: Point, k: number, map: Size, view: Size, below = 0): Camera => {
  const at = { x: view.width / 2 - k * point.x, y: (view.height - below) / 2 - k * point.y, k };
  return fillView(at, map, view, below);
};

/** However little room there is, a map is shown at this scale. */
const FARTHEST = 0.02;

/** All of the map; `below`: so many pixels of the view, from its foot, are covered. */
export const fitMap = (map: Size, { width, height }: Size, below = 0): Camera => {
  const free = { width, height: height - below };
  const k = Math.min(NEAREST, Math.max(FARTHEST, fitScale(map, free)));
  return { x: (free.width - k * map.width) / 2, y: (free.height - k * map.height) / 2, k };
};

/** What lies over a map before anything is touched: the cartouche at its top left, and so many pixels of a sheet at its foot. */
export interface Cover {
  readonly corner: Size;
  readonly below: number;
}
const BARE: Cover = { corner: { width: 0, height: 0 }, below: 0 };

export const getCover = (view: Size, isDesk: boolean): Cover =>
  isDesk
    ? { corner: { width: 0.45 * view.width, height: 124 }, below: 0 }
    : { corner: { width: Math.min(0.7 * view.width, 300), height: 64 }, below: 184 };

/** Lets a map down until the cartouche covers no counter. */
const clearCorner = (camera: Camera, map: Size, view: Size, counters: readonly Point[], corner: Size): Camera => {
  // A counter is as high above its middle.
  const tops = counters.flatMap(({ x, y }) => {
    const top = camera.k * (y - HALF) + camera.y;
    return camera.k * (x - HALF) + camera.x < corner.width && camera.k * (y + HALF) + camera.y > 0 ? [top] : [];
  });
  const lower = corner.height - Math.min(corner.height, ...tops);
  return keepInView({ ...camera, y: camera.y + lower }, map, view);
};
const HALF = 30;

/** All of the map where that can be read, else what stands on it. */
export const openMap = (map: Size, view: Size, counters: readonly Point[], { corner, below } = BARE): Camera => {
  const all = fitMap(map, view);
  if (all.k >= READABLE) return all;
  const sum = counters.reduce(({ x, y }, counter) => ({ x: x + counter.x, y: y + counter.y }), { x: 0, y: 0 });
  const middle =
    counters.length > 0
      ? { x: sum.x / counters.length, y: sum.y / counters.length }
      : { x: map.width / 2, y: map.height / 2 };
  return clearCorner(centreOn(middle, READABLE, map, view, below), map, view, counters, corner);
};

export const toMapPoint = ({ x, y, k }: Camera, point: Point): Point => ({
  x: (point.x - x) / k,
  y: (point.y - y) / k,
});

export const formatCamera = ({ x, y, k }: Camera): string =>
  `translate3d(${x.toFixed(2)}px, ${y.toFixed(2)}px, 0) scale(${k.toFixed(4)})`;
