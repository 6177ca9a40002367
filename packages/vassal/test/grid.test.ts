import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCentre, findHex, formatHexNumber, type HexGrid, type Numbering } from '../src/index.ts';

/**
 * The label of a point, told step by step as the format's description does, for whole pixels in halves: no function of the
 * package is used. Slow: it looks for the column and the row among all there could be.
 */
const labelSlowly = (
  grid: HexGrid,
  numbering: Numbering,
  size: { width: number; height: number },
  px: number,
  py: number,
): string => {
  let [x, y] = [px, py];
  if (grid.sideways) [x, y] = [y, x];
  let column = -200;
  while (grid.x0 + (column + 0.5) * grid.dx <= x) column++;
  const odd = ((column % 2) + 2) % 2 === 1;
  let row = -200;
  while (grid.y0 + (odd ? grid.dy / 2 : 0) + (row + 0.5) * grid.dy <= y) row++;
  const mostColumns = Math.floor(size.width / grid.dy + 0.5);
  const mostRows = Math.floor(size.height / grid.dx + 0.5);
  const columnBackwards = grid.sideways ? numbering.row.descends : numbering.column.descends;
  const rowBackwards = grid.sideways ? numbering.column.descends : numbering.row.descends;
  let c = column;
  let r = row;
  if (columnBackwards) c = mostColumns - c;
  if (rowBackwards) r = mostRows - r;
  if (numbering.stagger && odd) r += rowBackwards ? -1 : 1;
  // Aslant: with every second column, counted from 0 either way, the row goes on by one or back by one.
  if (numbering.slant === 'up') for (let i = 2; i <= Math.abs(c); i += 2) r += Math.sign(c);
  if (numbering.slant === 'down') {
    r += 1;
    for (let i = 2; i <= Math.abs(c); i += 2) r -= Math.sign(c);
  }
  const write = (figure: number, letters: boolean, leading: number): string => {
    let text = '';
    let left = Math.abs(figure);
    if (letters) {
      const letter = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[left % 26] ?? '';
      for (; left >= 0; left -= 26) text += letter;
    } else {
      text = String(left);
      while (text.length < leading + 1) text = `0${text}`;
    }
    return figure < 0 ? `-${text}` : text;
  };
  const across = write(c + numbering.column.offset, numbering.column.type === 'A', numbering.column.leading);
  const down = write(r + numbering.row.offset, numbering.row.type === 'A', numbering.row.leading);
  return numbering.first === 'H' ? `${across}${numbering.separator}${down}` : `${down}${numbering.separator}${across}`;
};

const style = fc.record({
  type: fc.constantFrom('N' as const, 'A' as const),
  leading: fc.integer({ min: 0, max: 3 }),
  offset: fc.integer({ min: -30, max: 30 }),
  descends: fc.boolean(),
});

const grids = fc.record({
  dx: fc.integer({ min: 20, max: 90 }),
  dy: fc.integer({ min: 20, max: 90 }).map((half) => half * 2),
  x0: fc.integer({ min: -60, max: 60 }),
  y0: fc.integer({ min: -60, max: 60 }),
  sideways: fc.boolean(),
  numbering: fc.record({
    first: fc.constantFrom('H' as const, 'V' as const),
    separator: fc.constantFrom('', '.', ' - '),
    column: style,
    row: style,
    stagger: fc.boolean(),
    slant: fc.constantFrom(null, 'up' as const, 'down' as const),
    format: fc.constant('$gridLocation$'),
  }),
});

const sizes = fc.record({ width: fc.integer({ min: 1, max: 3000 }), height: fc.integer({ min: 1, max: 3000 }) });
const points = fc.tuple(fc.integer({ min: -200, max: 3000 }), fc.integer({ min: -200, max: 3000 }));

describe('hex numbers', () => {
  test('are those that a slow reading of the description gives, for every field', () => {
    fc.assert(
      fc.property(grids, sizes, points, (grid, size, [x, y]) => {
        expect(formatHexNumber(grid, grid.numbering, size, findHex(grid, { x, y }))).toBe(
          labelSlowly(grid, grid.numbering, size, x, y),
        );
      }),
      { numRuns: 10_000 },
    );
  });

  test('of a centre are those of its hex', () => {
    fc.assert(
      fc.property(grids, fc.integer({ min: -40, max: 40 }), fc.integer({ min: -40, max: 40 }), (grid, column, row) => {
        expect(findHex(grid, findCentre(grid, { column, row }))).toEqual({ column, row });
      }),
      { numRuns: 5000 },
    );
  });

  test('in letters go A … Z, AA, BB', () => {
    const plain = { type: 'N', leading: 0, offset: 0, descends: false } as const;
    const letters = { ...plain, type: 'A' } as const;
    const numbering = {
      first: 'H',
      separator: '',
      column: letters,
      row: plain,
      stagger: false,
      slant: null,
      format: '',
    } as const;
    const grid = { dx: 10, dy: 10, x0: 0, y0: 0, sideways: false, numbering };
    const write = (column: number) => formatHexNumber(grid, numbering, { width: 9, height: 9 }, { column, row: 7 });
    expect([0, 25, 26, 27, 52, -1].map(write)).toEqual(['A7', 'Z7', 'AA7', 'BB7', 'AAA7', '-B7']);
  });
});
