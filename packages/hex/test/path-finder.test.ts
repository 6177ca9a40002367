import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createGrid,
  createPathFinder,
  FORBIDDEN,
  findPath,
  getNeighbour,
  getNeighbours,
  MOST_COST,
  stopAfter,
} from '../src/index.ts';
import { fault } from './fault.ts';
import { RUNS, takeTime } from './fuzz.ts';
import { GRIDS } from './shapes.ts';

takeTime();

const grid = createGrid({ columns: 6, rows: 5, orientation: 'flat', shifted: 'even' });
const hex = fc.nat(grid.size - 1);
const costs = (most: number) =>
  fc.array(fc.option(fc.integer({ min: 0, max: most }), { nil: FORBIDDEN, freq: 5 }), { minLength: 1, maxLength: 180 });
const costOf =
  (table: readonly number[]) =>
  (from: number, side: number): number =>
    table[(from * 6 + side) % table.length] ?? FORBIDDEN;

/** The slow twin: tries every step from every hex, again and again, until nothing gets cheaper. */
const relax = (cost: (from: number, side: number) => number, from: number): Map<number, number> => {
  const sums = new Map([[from, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [at, sum] of [...sums])
      for (const [side, to] of getNeighbours(grid, at).entries()) {
        const entry = to < 0 ? FORBIDDEN : cost(at, side);
        if (entry < 0 || sum + entry >= (sums.get(to) ?? Number.POSITIVE_INFINITY)) continue;
        sums.set(to, sum + entry);
        changed = true;
      }
  }
  return sums;
};

describe('a path finder', () => {
  it('finds a path of the cost that trying everything finds, step by step over the map; none where there is none', () => {
    const check = (table: readonly number[], from: number, to: number): void => {
      const cost = costOf(table);
      const path = createPathFinder(grid, cost)(from, to);
      const least = relax(cost, from).get(to);
      expect(path === undefined).toBe(least === undefined);
      let at = from;
      let total = 0;
      const walked = (path ?? []).map(({ side }) => {
        const step = { from: at, side, to: getNeighbour(grid, at, side), cost: cost(at, side) };
        at = step.to;
        total += step.cost;
        return { ...step, total };
      });
      expect(path ?? []).toMatchObject(walked);
      if (path) expect([at, total]).toEqual([to, least]);
    };
    fc.assert(fc.property(costs(6), hex, hex, check), { numRuns: RUNS });
    fc.assert(fc.property(costs(MOST_COST), hex, hex, check), { numRuns: RUNS });
  });

  it('finds path after path as it found the first', () => {
    fc.assert(
      fc.property(costs(4), fc.array(fc.tuple(hex, hex), { minLength: 2, maxLength: 6 }), (table, ways) => {
        const find = createPathFinder(grid, costOf(table));
        for (const [from, to] of ways) expect(find(from, to)).toEqual(createPathFinder(grid, costOf(table))(from, to));
      }),
      { numRuns: RUNS },
    );
  });

  it.each(GRIDS)('%s: what findPath finds', (_, map) => {
    const cost = (from: number, side: number, to: number): number =>
      (from * 7 + side * 5 + to) % 11 === 0 ? FORBIDDEN : 1 + ((from + 3 * to + side) % 4);
    const find = createPathFinder(map, cost);
    for (let to = 0; to < map.size; to++) {
      const path = find(3, to);
      const other = findPath(map, cost, { from: 3, to });
      expect([path === undefined, path?.at(-1)?.total]).toEqual([other === undefined, other?.at(-1)?.total]);
    }
  });

  it('asks for each step once, and not again', () => {
    const asked = new Set<string>();
    const find = createPathFinder(grid, (from, side) => {
      expect(asked.has(`${from} ${side}`)).toBe(false);
      asked.add(`${from} ${side}`);
      return 1;
    });
    const { size } = asked;
    expect(find(0, grid.size - 1)).toBeDefined();
    expect(asked.size).toBe(size);
  });

  it('finds the start itself in no steps, and nothing where no step may be made', () => {
    const find = createPathFinder(grid, () => FORBIDDEN);
    expect(find(4, 4)).toEqual([]);
    expect(find(4, 5)).toBeUndefined();
  });

  it('refuses hexes that are none, and costs that are none, stops and modes among them', () => {
    const find = createPathFinder(grid, () => 1);
    expect(fault(() => find(-1, 4))).toMatchObject({ field: 'from' });
    expect(fault(() => find(4, grid.size))).toMatchObject({ field: 'to' });
    expect(fault(() => find(4, 0.5))).toMatchObject({ field: 'to' });
    for (const cost of [-2, 0.5, Number.NaN, MOST_COST + 1, stopAfter(1)])
      expect(fault(() => createPathFinder(grid, () => cost))).toMatchObject({ field: 'step', given: cost });
  });
});
