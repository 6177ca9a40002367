/* The parts of a map, by geometry alone. */
import { createGrid, fromAxial, getNeighbour, toAxial } from '@coup-doeil/hex';
import { drawArrow, drawFacing, pointArrow, pointFacing } from '../src/map-parts/arrows.ts';
import {
  drawOutline,
  drawSide,
  findSideTo,
  getAcross,
  getCentre,
  getFrame,
  getMidside,
  MIDSIDE,
  measureSteps,
  type Point,
  SIDES,
} from '../src/map-parts/geometry.ts';
import { getPlace } from '../src/map-parts/layout.ts';
import { readPlanSigns } from '../src/map-parts/plan-signs.ts';
import { expect, test } from './site.ts';

const HEX = { q: 2, r: -1 };
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
/** Of a unit's length, from one point to another. */
const direction = (from: Point, to: Point): Point => {
  const length = distance(from, to);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
};
const along = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

test('sides lie as those of a board of flat hexes do', () => {
  const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'odd' });
  const hex = 4 * 9 + 4;
  for (const side of SIDES) {
    const across = getNeighbour(grid, hex, side);
    expect(getAcross(toAxial(grid, hex), side)).toEqual(toAxial(grid, across));
    expect(fromAxial(grid, getAcross(toAxial(grid, hex), side))).toBe(across);
    expect(findSideTo(toAxial(grid, hex), toAxial(grid, across))).toBe(side);
  }
  expect(findSideTo(HEX, HEX)).toBe(-1);
  expect(measureSteps(HEX, HEX)).toBe(0);
  expect(measureSteps({ q: 0, r: 0 }, { q: 2, r: -1 })).toBe(2);
});

test('a hexside lies half-way between the centres of its two hexes', () => {
  for (const side of SIDES) {
    const between = middle(getCentre(HEX), getCentre(getAcross(HEX, side)));
    expect(distance(between, getMidside(HEX, side))).toBeLessThan(1e-9);
  }
  // North is up, and the sides go round clockwise.
  expect(getMidside(HEX, 0).y).toBeLessThan(getCentre(HEX).y);
  expect(getMidside(HEX, 1).x).toBeGreaterThan(getCentre(HEX).x);
});

test('an arrow comes in: its tip is in the target’s hex, its base in the hex that it comes from, on all six sides', () => {
  for (const side of SIDES) {
    const [tip, left, right] = pointArrow(HEX, side);
    const base = middle(left, right);
    expect(distance(tip, getCentre(HEX))).toBeLessThan(MIDSIDE);
    expect(distance(base, getCentre(getAcross(HEX, side)))).toBeLessThan(MIDSIDE);
    expect(along(direction(base, tip), direction(getCentre(getAcross(HEX, side)), getCentre(HEX)))).toBeCloseTo(1);
    // Longer than it is broad: it cannot be taken for one that points another way.
    expect(distance(base, tip)).toBeGreaterThan(1.3 * distance(left, right));
  }
});

test('the mark of a front points out of the hex, on all six sides and all six corners', () => {
  for (const side of SIDES)
    for (const faced of [side, side + 0.5]) {
      const [left, tip, right] = pointFacing(HEX, faced);
      const outward = direction(middle(left, right), tip);
      const corner = middle(getMidside(HEX, side), getMidside(HEX, (side + 1) % 6));
      const goal = faced === side ? getMidside(HEX, side) : corner;
      expect(along(outward, direction(getCentre(HEX), goal))).toBeCloseTo(1);
      expect(distance(tip, getCentre(HEX))).toBeLessThan(MIDSIDE);
    }
});

test('paths are closed where they must be, and a drawing has room for its hexes', () => {
  expect(drawOutline(HEX)).toMatch(/^M(?:-?[\d.]+ -?[\d.]+L){5}-?[\d.]+ -?[\d.]+Z$/);
  expect(drawSide(HEX, 3)).toMatch(/^M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+$/);
  expect(drawArrow(HEX, 0)).toMatch(/Z$/);
  expect(drawFacing(HEX, 0)).not.toMatch(/Z$/);
  const [left, top, width, height] = getFrame([HEX, getAcross(HEX, 3)]);
  const { x, y } = getCentre(HEX);
  expect(x).toBeCloseTo(left + width / 2);
  expect(y + MIDSIDE).toBeCloseTo(top + height / 2);
});

test('what a plan says of its ground lies on its own map where the plan has it', () => {
  const hexes = [HEX, ...SIDES.map((side) => getAcross(HEX, side)), { q: 5, r: -4 }];
  const { signs, shift } = readPlanSigns({
    hexes: hexes.map((at) => ({ at, signs: ['woods'] as const })),
    hexsides: SIDES.map((side) => ({ at: HEX, side, signs: ['stream', 'slope', 'road'] as const })),
  });
  const { layout } = signs;
  const middles = [...signs.hexes.keys()].map((hex) => getPlace(layout, hex));
  for (const [i, at] of hexes.entries()) {
    const { x, y } = middles[i] ?? { x: 0, y: 0 };
    expect(distance({ x: x + shift.x, y: y + shift.y }, getCentre(at))).toBeLessThan(1e-6);
  }
  // All six sides of the hex, each with its stream, its road, and its slope up to the hex.
  const [here = -1] = signs.hexes.keys();
  expect([...signs.through.values()]).toEqual(Array(6).fill('road'));
  expect(signs.hexsides.size).toBe(6);
  for (const [hexside, on] of signs.hexsides) {
    const ends = [Math.floor(hexside / 6), layout.grid.near[hexside]];
    expect(ends).toContain(here);
    expect(on.map(({ sign }) => sign)).toEqual(['stream', 'slope']);
    expect(on[1]?.high).toBe(here);
  }
});

test('a slope down leads up to the hex beyond, and a road runs on between two hexes that have one', () => {
  const beyond = getAcross(HEX, 1);
  const { signs } = readPlanSigns({
    hexes: [
      { at: HEX, signs: ['road', 'village'] },
      { at: beyond, signs: ['road'] },
      { at: getAcross(HEX, 3), signs: ['trail'] },
    ],
    hexsides: [{ at: HEX, side: 1, signs: ['down-slope'] }],
  });
  const [here, there] = [...signs.roads.keys()];
  expect([...signs.hexes.values()]).toEqual([['village']]);
  expect([...signs.through.values()]).toEqual(['road']);
  const [[hexside = -1, [slope] = []] = []] = [...signs.hexsides];
  expect(signs.through.has(hexside)).toBe(true);
  expect(slope?.high).toBe(there);
  expect(here).not.toBe(there);
});
