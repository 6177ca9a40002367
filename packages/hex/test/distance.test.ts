import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGrid, getNeighbours, listRange, listRing, measureDistance } from '../src/index.ts';
import { fault } from './fault.ts';
import { takeTime } from './fuzz.ts';
import { GRIDS, hexesOf } from './shapes.ts';

takeTime();

/** Steps by walking outward, ring of neighbours by ring of neighbours. */
const walked = (near: (hex: number) => number[], from: number): Map<number, number> => {
  const steps = new Map([[from, 0]]);
  for (const [hex, step] of steps)
    for (const other of near(hex)) if (other >= 0 && !steps.has(other)) steps.set(other, step + 1);
  return steps;
};

it.each(GRIDS)('distance, ring and range agree with walking on %s', (_name, grid) => {
  const open = createGrid({ ...grid, columns: 60, rows: 60, firstColumn: 0, firstRow: 0, shifted: 'even' });
  for (const hex of [0, 31, 62]) {
    const steps = walked((at) => getNeighbours(grid, at), hex);
    for (const other of hexesOf(grid)) expect(measureDistance(grid, hex, other)).toBe(steps.get(other));
    for (const radius of [0, 1, 3, 20]) {
      const at = (far: (steps: number) => boolean) =>
        [...steps].filter(([, step]) => far(step)).map(([other]) => other);
      expect(new Set(listRing(grid, hex, radius))).toEqual(new Set(at((step) => step === radius)));
      expect(listRange(grid, hex, radius)).toEqual(at((step) => step <= radius).sort((a, b) => a - b));
    }
  }
  const middle = 30 * 60 + 30;
  expect(listRing(open, middle, 7)).toHaveLength(42);
  expect(listRange(open, middle, 7)).toHaveLength(169);
});

it('keeps the laws of distance', () => {
  const grid = createGrid({ columns: 23, rows: 17, orientation: 'pointed', shifted: 'odd' });
  const hex = fc.nat(grid.size - 1);
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(measureDistance(grid, a, b)).toBe(measureDistance(grid, b, a));
      expect(measureDistance(grid, a, c)).toBeLessThanOrEqual(
        measureDistance(grid, a, b) + measureDistance(grid, b, c),
      );
      expect(measureDistance(grid, a, b) === 0).toBe(a === b);
    }),
  );
});

it.each([-1, 391, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the position %s', (hex) => {
  const grid = createGrid({ columns: 23, rows: 17, orientation: 'pointed', shifted: 'odd' });
  const expected = { code: 'range', allowed: { rule: 'whole-number', min: 0, max: 390 }, given: hex };
  expect(fault(() => measureDistance(grid, hex, 0))).toEqual({ ...expected, field: 'from' });
  expect(fault(() => measureDistance(grid, 0, hex))).toEqual({ ...expected, field: 'to' });
  expect(fault(() => listRing(grid, hex, 1))).toEqual({ ...expected, field: 'centre' });
  expect(fault(() => listRange(grid, hex, 1))).toEqual({ ...expected, field: 'centre' });
  expect(fault(() => getNeighbours(grid, hex))).toEqual({ ...expected, field: 'hex' });
});

it.each([-1, 2001, 1.5, Number.NaN])('refuses the radius %s', (radius) => {
  const grid = createGrid({ columns: 23, rows: 17, orientation: 'pointed', shifted: 'odd' });
  expect(fault(() => listRing(grid, 0, radius)).field).toBe('radius');
  expect(fault(() => listRange(grid, 0, radius)).field).toBe('radius');
});
