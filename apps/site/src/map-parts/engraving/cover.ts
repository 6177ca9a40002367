/* What grows or lies in hexes: woods, orchards, marsh, rough ground, tilled fields. */
import type { GroundSign } from '@coup-doeil/core/game';
import { getHexside } from '@coup-doeil/hex';
import type { Point } from '../geometry.ts';
import { findSideAt, getPlace, type Layout } from '../layout.ts';
import type { Signs } from '../signs.ts';
import { add, chance, drawLine, type Mark, stamp, sway } from './pen.ts';

const TREES = ['oak', 'elm', 'bush'] as const;

/** Points strewn over the hexes that have a sign, in rows from the top so that what stands before covers what stands behind. */
const strew = (
  { layout, hexes }: Signs,
  sign: GroundSign,
  { across, down, loose }: { readonly across: number; readonly down: number; readonly loose: number },
): { readonly hex: number; readonly at: Point; readonly seed: number }[] => {
  const strewn: { hex: number; at: Point; seed: number }[] = [];
  for (const [hex, signs] of hexes) {
    if (!signs.includes(sign)) continue;
    const { x: middle, y: centre } = getPlace(layout, hex);
    for (let row = Math.ceil((centre - 60) / down); row * down < centre + 60; row++)
      for (let column = Math.floor((middle - 70) / across); column * across < middle + 60; column++) {
        const seed = row * 4099 + column;
        const x = (column + (row & 1) / 2) * across + loose * sway(seed);
        const at = { x, y: row * down + loose * sway(seed, 1) };
        if (findSideAt(layout, hex, at).out < 1) strewn.push({ hex, at, seed });
      }
  }
  return strewn.sort((a, b) => a.at.y - b.at.y);
};

/** Whether something of a size stands clear of the streams, the roads and the number of its hex. */
export type Clear = (hex: number, at: Point, size: number) => boolean;

const NUMBER = { top: 49, bottom: 29, half: 25 } as const;

/** Whether a point lies under the printed number of a hex. */
export const isUnderNumber = (layout: Layout, hex: number, { x, y }: Point): boolean => {
  const centre = getPlace(layout, hex);
  return y > centre.y - NUMBER.top && y < centre.y - NUMBER.bottom && Math.abs(x - centre.x) < NUMBER.half;
};

const distanceTo = (line: readonly Point[], { x, y }: Point): number =>
  Math.min(
    ...line.slice(1).map((to, i) => {
      const from = line[i] ?? to;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const share = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1);
      const near = Math.max(0, Math.min(1, share));
      return Math.hypot(from.x + near * dx - x, from.y + near * dy - y);
    }),
  );

/** Keeps what is strewn off the lines of the hexes. */
export const keepClear = (
  { layout, hexsides }: Signs,
  roads: readonly { readonly hex: number; readonly line: readonly Point[] }[],
): Clear => {
  const lines = new Map<number, (readonly Point[])[]>();
  for (const { hex, line } of roads) lines.set(hex, [...(lines.get(hex) ?? []), line]);
  return (hex, at, size) => {
    if (lines.get(hex)?.some((line) => distanceTo(line, at) < 7 + size)) return false;
    const { side, out } = findSideAt(layout, hex, at);
    return out < 0.94 - size / 60 || !hexsides.has(getHexside(layout.grid, hex, side)) || out < 0.74;
  };
};

export const engraveWoods = (signs: Signs, isClear: Clear): Mark[] =>
  strew(signs, 'woods', { across: 19, down: 14, loose: 3.6 })
    .filter(
      ({ hex, at, seed }) => isClear(hex, at, 6) && !isUnderNumber(signs.layout, hex, at) && chance(seed, 3) > 0.06,
    )
    .map(({ at, seed }) => stamp(TREES[Math.floor(chance(seed, 2) * 3)] ?? 'oak', at, ''));

/** Fruit trees stand in rows. */
export const engraveOrchards = (signs: Signs, isClear: Clear): Mark[] =>
  strew(signs, 'orchard', { across: 15, down: 13, loose: 0.6 })
    .filter(({ hex, at }) => isClear(hex, at, 3) && !isUnderNumber(signs.layout, hex, at))
    .map(({ at }) => stamp('fruit-tree', at, ''));

/** Level lines of standing water, and reeds on some of them. */
export const engraveMarshes = (signs: Signs, isClear: Clear): Mark[] =>
  strew(signs, 'marsh', { across: 30, down: 8.5, loose: 2.4 })
    .filter(({ hex, at }) => isClear(hex, at, 5))
    .flatMap(({ hex, at, seed }) => {
      const level = drawLine('water-level', [add(at, -9, 0), add(at, 2 + 13 * chance(seed, 2), 0)]);
      const isReed = chance(seed, 4) < 0.42 && !isUnderNumber(signs.layout, hex, at);
      return isReed ? [level, stamp('reed', at, '')] : [level];
    });

export const engraveRocks = (signs: Signs, isClear: Clear): Mark[] =>
  strew(signs, 'difficult', { across: 25, down: 19, loose: 4.5 })
    .filter(({ hex, at }) => isClear(hex, at, 6) && !isUnderNumber(signs.layout, hex, at))
    .map(({ at, seed }) => stamp(chance(seed, 2) < 0.5 ? 'crag' : 'rock', at, ''));

const isLevel = ({ layout: { grid }, levels }: Pick<Signs, 'layout' | 'levels'>, hex: number): boolean =>
  [0, 1, 2, 3, 4, 5].every((side) => levels[grid.near[hex * 6 + side] ?? -1] === levels[hex]);

/** Tilled fields on some of the clear hexes: they fill the plain, and mean nothing. */
export const engraveFields = ({ layout, levels, hexes }: Signs): Mark[] =>
  [...hexes].flatMap(([hex, signs]) => {
    const isPlain = signs.length === 0 && isLevel({ layout, levels }, hex);
    if (!isPlain || chance(hex, 7) > 0.34) return [];
    const centre = add(getPlace(layout, hex), 15 * sway(hex, 8), 8 + 12 * sway(hex, 9));
    const angle = Math.PI * chance(hex, 10);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const furrows = 7 + Math.floor(3 * chance(hex, 11));
    return Array.from({ length: furrows }, (_, i) => {
      const beside = (i - furrows / 2) * 4.6;
      const half = 20 + 6 * chance(hex, 12) + 2 * sway(hex, 20 + i);
      const middle = add(centre, -beside * sin, beside * cos);
      return drawLine('furrow', [add(middle, -half * cos, -half * sin), add(middle, half * cos, half * sin)]);
    });
  });
