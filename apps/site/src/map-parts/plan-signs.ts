/* The ground of a plan, whose hexes lie by axial coordinates, as the signs of a map: what engraves a map engraves a plan. */
import type { GroundSign } from '@coup-doeil/core/game';
import { type Axial, createGrid, fromAxial, type Grid, getHexside, toAxial } from '@coup-doeil/hex';
import { getCentre, measureSteps, type Point, SIDES } from './geometry.ts';
import { getPlace, layOut } from './layout.ts';
import { type PlanGround, ROADS } from './plan-ground.ts';
import type { SideSign, Signs } from './signs.ts';

const findRoad = (signs: readonly GroundSign[]): GroundSign | undefined => signs.find((sign) => ROADS.includes(sign));

/** A grid around a hex of the plan, with room for all others and what lies beyond them. */
const layOutAround = (middle: Axial, hexes: readonly Axial[]) => {
  const half = Math.max(0, ...hexes.map((hex) => measureSteps(middle, hex))) + 1;
  const size = 2 * half + 1;
  const layout = layOut(createGrid({ columns: size, rows: size, orientation: 'flat', shifted: 'even' }));
  const anchor = half * size + half;
  const { q, r } = toAxial(layout.grid, anchor);
  const positionOf = (hex: Axial): number =>
    fromAxial(layout.grid, { q: q + hex.q - middle.q, r: r + hex.r - middle.r });
  const [from, to] = [getPlace(layout, anchor), getCentre(middle)];
  return { layout, positionOf, shift: { x: to.x - from.x, y: to.y - from.y } };
};

/** A slope leads up to the hex that says it, a slope down leads up to the hex beyond. */
const liftSide = ({ near }: Grid, sign: GroundSign, hex: number, side: number): SideSign => ({
  sign,
  high: sign === 'down-slope' ? (near[hex * 6 + side] ?? hex) : hex,
});

/** The signs of a plan on a map of its own, and where that map lies on the plan. */
export const readPlanSigns = ({ hexes, hexsides }: PlanGround): { readonly signs: Signs; readonly shift: Point } => {
  const all = [...hexes, ...hexsides].map(({ at }) => at);
  const { layout, positionOf, shift } = layOutAround(all[0] ?? { q: 0, r: 0 }, all);
  const { grid } = layout;
  const drawn = new Map<number, readonly GroundSign[]>();
  const [roads, through] = [new Map<number, GroundSign>(), new Map<number, GroundSign>()];
  const sides = new Map<number, readonly SideSign[]>();
  for (const { at, signs } of hexes) {
    const road = findRoad(signs);
    const others = signs.filter((sign) => sign !== road);
    if (others.length > 0) drawn.set(positionOf(at), others);
    if (road) roads.set(positionOf(at), road);
  }
  // A road runs on to the next hex that has one.
  for (const [hex, road] of roads)
    for (const side of SIDES)
      if (roads.get(grid.near[hex * 6 + side] ?? -1) === road) through.set(getHexside(grid, hex, side), road);
  for (const { at, side, signs } of hexsides) {
    const hex = positionOf(at);
    const hexside = getHexside(grid, hex, side);
    const road = findRoad(signs);
    const others = signs.filter((sign) => sign !== road).map((sign) => liftSide(grid, sign, hex, side));
    if (others.length > 0) sides.set(hexside, others);
    if (road) through.set(hexside, road);
  }
  const levels = new Array<number>(grid.size).fill(0);
  return { signs: { layout, levels, hexes: drawn, hexsides: sides, roads, through }, shift };
};
