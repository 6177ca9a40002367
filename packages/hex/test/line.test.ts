import { describe, expect, it } from 'vitest';
import { createGrid, formatHex, type Grid, measureDistance, parseHex, toAxial, traceLine } from '../src/index.ts';
import { takeTime } from './fuzz.ts';
import { GRIDS, hexesOf } from './shapes.ts';

takeTime();

/**
 * The slow twin: of all hexes at the right distance, those whose centre is nearest to the point so far along the line.
 * Everything is multiplied by the number of steps, so that it stays whole; q² + qr + r² is the square of a distance.
 */
const nearest = (grid: Grid, from: number, to: number, at: number, of: number): number[] => {
  const [start, end] = [toAxial(grid, from), toAxial(grid, to)];
  const gaps = hexesOf(grid).map((hex) => {
    const { q, r } = toAxial(grid, hex);
    const across = of * (q - start.q) - at * (end.q - start.q);
    const along = of * (r - start.r) - at * (end.r - start.r);
    return across * across + across * along + along * along;
  });
  const least = Math.min(...gaps);
  return hexesOf(grid).filter((hex) => gaps[hex] === least);
};

describe.each(GRIDS.filter((_, index) => index % 5 === 0))('lines on %s', (_name, grid) => {
  it('pass through the hexes nearest to them, both where two are', () => {
    for (const from of [0, 3, 31, 40, 62])
      for (const to of hexesOf(grid)) {
        const of = measureDistance(grid, from, to);
        const steps = traceLine(grid, from, to);
        expect(steps).toHaveLength(of + 1);
        for (const [at, step] of steps.entries())
          expect([step].flat().toSorted((a, b) => a - b)).toEqual(nearest(grid, from, to, at, of || 1));
      }
  });
});

it('passes through the nearest hexes between any two of a small board, its edge among them', () => {
  for (const shifted of ['even', 'odd'] as const) {
    const grid = createGrid({ columns: 4, rows: 4, orientation: 'flat', shifted });
    for (const from of hexesOf(grid))
      for (const to of hexesOf(grid)) {
        const of = measureDistance(grid, from, to);
        const found = traceLine(grid, from, to).map((step) => [step].flat().toSorted((a, b) => a - b));
        expect(found).toEqual(found.map((_, at) => nearest(grid, from, to, at, of || 1)));
      }
  }
});

describe('a line along hexsides', () => {
  const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even' });
  const shown = (from: string, to: string) =>
    traceLine(grid, parseHex(grid, from), parseHex(grid, to)).map((step) =>
      [step].flat().map((hex) => formatHex(grid, hex)),
    );

  it('reports both hexes, the left one first', () => {
    expect(shown('0303', '0503')).toEqual([['0303'], ['0402', '0403'], ['0503']]);
    expect(shown('0503', '0303')).toEqual([['0503'], ['0403', '0402'], ['0303']]);
    expect(shown('0303', '0404')).toEqual([['0303'], ['0403', '0304'], ['0404']]);
  });

  it('reports the one hex that is there at the edge of the board', () => {
    expect(shown('0101', '0301')).toEqual([['0101'], ['0201'], ['0301']]);
    expect(shown('0301', '0101')).toEqual([['0301'], ['0201'], ['0101']]);
  });

  it('is one hex from a hex to itself', () => {
    expect(shown('0303', '0303')).toEqual([['0303']]);
  });
});
