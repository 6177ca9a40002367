/* Names on the map stand between the numbers. */
import { formatHex, parseHex } from '@coup-doeil/hex';
import { CORNER, MIDSIDE, type Point } from '../../map-parts/geometry.ts';
import { getPlace, type Layout } from '../../map-parts/layout.ts';
import type { PlaceName } from './props.ts';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The size of a name’s letters, and how broad one is at most on the average. */
export const NAME_SIZE = 27;
const LETTER = 0.52 * NAME_SIZE;

/** Where a number stands in its hex, around the middle of its foot. */
export const NUMBER = { foot: 34, high: 13, half: 22 } as const;

export const boxNumber = (layout: Layout, hex: number): Box => {
  const { x, y } = getPlace(layout, hex);
  return { left: x - NUMBER.half, right: x + NUMBER.half, top: y - NUMBER.foot - NUMBER.high, bottom: y - NUMBER.foot };
};

/** The room that a name takes, by the middle of its foot. */
export const boxName = (text: string, { x, y }: Point): Box => {
  const half = (text.length * LETTER) / 2;
  return { left: x - half, right: x + half, top: y - 0.72 * NAME_SIZE, bottom: y + 0.22 * NAME_SIZE };
};

export const measureOverlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a name may stand around the centre of its hex, the best first: below the counter, then above and beside. */
const PLACES: readonly Point[] = [46, 12, -8, 62, 30, -62].flatMap((y) =>
  [0, 24, -24, 48, -48, 84, -84].map((x) => ({ x, y })),
);

/** Where each name stands: at the first place that is free of numbers and of the names before it, else where least is covered. */
export const placeNames = (layout: Layout, names: readonly PlaceName[]): (PlaceName & Point)[] => {
  const numbers = Array.from({ length: layout.grid.size }, (_, hex) => boxNumber(layout, hex));
  const boxes: Box[] = [];
  return names.map((name) => {
    const centre = getPlace(layout, parseHex(layout.grid, name.hex));
    const reach = (name.text.length * LETTER) / 2 + 3 * CORNER;
    const near = numbers.filter(
      ({ left, top }) => Math.abs(left - centre.x) < reach && Math.abs(top - centre.y) < 4 * MIDSIDE,
    );
    const costs = PLACES.map(({ x, y }) => {
      const at = { x: centre.x + x, y: centre.y + y };
      const box = boxName(name.text, at);
      const beyond = box.left < 0 || box.right > layout.width || box.bottom > layout.height ? 1e6 : 0;
      return { at, box, cost: [...near, ...boxes].reduce((sum, other) => sum + measureOverlap(box, other), beyond) };
    });
    const best = costs.reduce((least, each) => (each.cost < least.cost ? each : least));
    boxes.push(best.box);
    return { ...name, ...best.at };
  });
};

/** The printed numbers with their places, by the middle of their feet. */
export const placeNumbers = (layout: Layout): { readonly label: string; readonly x: number; readonly y: number }[] =>
  Array.from({ length: layout.grid.size }, (_, hex) => {
    const { x, y } = getPlace(layout, hex);
    return { label: formatHex(layout.grid, hex), x, y: y - NUMBER.foot };
  });
