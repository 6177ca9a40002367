/* Roads: from hexside to hexside through the hex, bent where they turn, joined where they meet; and bridges on them. */
import type { GroundSign } from '@coup-doeil/core/game';
import { getHexside } from '@coup-doeil/hex';
import { MIDSIDE, type Point } from '../geometry.ts';
import { getPlace, getPointToward, getSideMiddle } from '../layout.ts';
import type { Signs } from '../signs.ts';
import { add, drawLine, type Look, type Mark, mix, sway } from './pen.ts';

const ROADS: Partial<Record<GroundSign, readonly Look[]>> = {
  trail: ['trail-verge', 'trail-edge', 'trail-way'],
  road: ['avenue', 'verge', 'road-edge', 'road-way'],
  'sunken-road': ['cutting', 'verge', 'road-edge', 'road-way'],
};

/** Where a road passes in a hex: near its centre, as ground is never even. */
const findPass = ({ layout }: Signs, hex: number): Point => add(getPlace(layout, hex), 9 * sway(hex), 8 * sway(hex, 1));

/** Where a road passes from a hex over a side: on the line from pass to pass, so that it bends in hexes and never on their sides. */
export const findCrossing = (signs: Signs, hex: number, side: number): Point => {
  const { layout } = signs;
  const across = layout.grid.near[hex * 6 + side] ?? -1;
  if (across < 0) return getSideMiddle(layout, hex, side);
  const [from, to, centre] = [findPass(signs, hex), findPass(signs, across), getPlace(layout, hex)];
  const normal = getPointToward(layout, hex, side, 1);
  const out = ({ x, y }: Point): number =>
    (x - centre.x) * (normal.x - centre.x) + (y - centre.y) * (normal.y - centre.y);
  return mix(from, to, (MIDSIDE - out(from)) / (out(to) - out(from)));
};

const quadratic = (from: Point, control: Point, to: Point): Point[] =>
  Array.from({ length: 9 }, (_, i) => mix(mix(from, control, i / 8), mix(control, to, i / 8), i / 8));

/** The roads of a hex, as lines: the two sides that lie most opposite are one road, the others come into it. */
const listWays = (signs: Signs, hex: number, sides: readonly number[]): readonly (readonly Point[])[] => {
  const pass = findPass(signs, hex);
  const crossing = (side: number): Point => findCrossing(signs, hex, side);
  const [only, second] = sides;
  if (only === undefined) return [[add(pass, -15, 3), pass, add(pass, 15, -2)]];
  if (second === undefined) {
    // At the edge of the map it runs on.
    const beyond = (only + 3) % 6;
    const ends = (signs.layout.grid.near[hex * 6 + beyond] ?? -1) >= 0;
    return ends ? [[crossing(only), pass]] : [quadratic(crossing(only), pass, crossing(beyond))];
  }
  const pairs = sides.flatMap((a, i) => sides.slice(i + 1).map((b) => [a, b, Math.min(b - a, 6 - b + a)] as const));
  const [a, b] = pairs.reduce((best, pair) => (pair[2] > best[2] ? pair : best), pairs[0] ?? [only, second, 0]);
  const through = quadratic(crossing(a), pass, crossing(b));
  const meet = through[4] ?? pass;
  return [through, ...sides.filter((side) => side !== a && side !== b).map((side) => [crossing(side), meet])];
};

/** The lines of every road, by hex. */
export const listRoads = (
  signs: Signs,
): { readonly hex: number; readonly sign: GroundSign; readonly line: readonly Point[] }[] => {
  const { grid } = signs.layout;
  const hexes = new Set(signs.roads.keys());
  for (const hexside of signs.through.keys()) {
    hexes.add(Math.floor(hexside / 6));
    const across = grid.near[hexside] ?? -1;
    if (across >= 0) hexes.add(across);
  }
  return [...hexes].flatMap((hex) => {
    const kinds = new Map<GroundSign, number[]>();
    for (const side of [0, 1, 2, 3, 4, 5]) {
      const sign = signs.through.get(getHexside(grid, hex, side));
      if (sign) kinds.set(sign, [...(kinds.get(sign) ?? []), side]);
    }
    const own = signs.roads.get(hex);
    if (kinds.size === 0 && own) kinds.set(own, []);
    return [...kinds].flatMap(([sign, sides]) => listWays(signs, hex, sides).map((line) => ({ hex, sign, line })));
  });
};

export const engraveRoads = (signs: Signs): Mark[] =>
  listRoads(signs).flatMap(({ sign, line }) => (ROADS[sign] ?? []).map((look) => drawLine(look, line)));

/** A bridge lies in the direction of its road, else straight over its hexside. */
export const engraveBridges = (signs: Signs): Mark[] =>
  [...signs.hexsides].flatMap(([hexside, on]) => {
    if (!on.some(({ sign }) => sign === 'bridge')) return [];
    const [hex, side] = [Math.floor(hexside / 6), hexside % 6];
    const half = on.some(({ sign }) => sign === 'water') ? 15 : 11;
    const at = findCrossing(signs, hex, side);
    const far = getPointToward(signs.layout, hex, side, 2 * MIDSIDE);
    const [dx, dy] = [far.x - getPlace(signs.layout, hex).x, far.y - getPlace(signs.layout, hex).y];
    const length = Math.hypot(dx, dy);
    /** So far along the road and beside it. */
    const point = (along: number, beside: number): Point =>
      add(at, (dx * along - dy * beside) / length, (dy * along + dx * beside) / length);
    const parapet = (beside: number): Point[] => [
      point(-half - 4, 2 * beside),
      point(-half, beside),
      point(half, beside),
      point(half + 4, 2 * beside),
    ];
    return [
      drawLine('bridge-way', [point(-half, -5), point(half, -5), point(half, 5), point(-half, 5)], true),
      drawLine('bridge', parapet(-6)),
      drawLine('bridge', parapet(6)),
    ];
  });
