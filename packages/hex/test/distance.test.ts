import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createGrid, distance, neighbours, range, ring } from '../src/index.ts';
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
    const steps = walked((at) => neighbours(grid, at), hex);
    for (const other of hexesOf(grid)) expect(distance(grid, hex, other)).toBe(steps.get(other));
    for (const radius of [0, 1, 3, 20]) {
      const at = (far: (steps: number) => boolean) =>
        [...steps].filter(([, step]) => far(step)).map(([other]) => other);
      expect(new Set(ring(grid, hex, radius))).toEqual(new Set(at((step) => step === radius)));
      expect(range(grid, hex, radius)).toEqual(at((step) => step <= radius).sort((a, b) => a - b));
    }
  }
  const middle = 30 * 60 + 30;
  expect(ring(open, middle, 7)).toHaveLength(42);
  expect(range(open, middle, 7)).toHaveLength(169);
});

it('keeps the laws of distance', () => {
  const grid = createGrid({ columns: 23, rows: 17, orientation: 'pointed', shifted: 'odd' });
  const hex = fc.nat(grid.size - 1);
  fc.assert(
    fc.property(hex, hex, hex, (a, b, c) => {
      expect(distance(grid, a, b)).toBe(distance(grid, b, a));
      expect(distance(grid, a, c)).toBeLessThanOrEqual(distance(grid, a, b) + distance(grid, b, c));
      expect(distance(grid, a, b) === 0).toBe(a === b);
    }),
  );
});

it.each([-1, 391, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses the position %s', (hex) => {
  const grid = createGrid({ columns: 23, rows: 17, orientation: 'pointed', shifted: 'odd' });
  const expected = { code: 'range', allowed: { rule: 'whole-number', min: 0, max: 390 }, given: hex };
  expect(fault(() => distance(grid, hex, 0))).toEqual({ ...expected, field: 'from' });
  expect(fault(() => distance(grid, 0, hex))).toEqual({ ...expected, field: 'to' });
  expect(fault(() => ring(grid, hex, 1))).toEqual({ ...expected, field: 'centre' });
  expect(fault(() => range(grid, hex, 1))).toEqual({ ...expected, field: 'centre' });
  expect(fault(() => neighbours(grid, hex))).toEqual({ ...expected, field: 'hex' });
});

it.each([-1, 2001, 1.5, Number.NaN])('refuses the radius %s', (radius) => {
  const grid = createGrid({ columns: 23, rows: 17, orientation: 'pointed', shifted: 'odd' });
  expect(fault(() => ring(grid, 0, radius)).field).toBe('radius');
  expect(fault(() => range(grid, 0, radius)).field).toBe('radius');
});
