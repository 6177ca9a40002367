import { describe, expect, it } from 'vitest';
import { createGrid, formatHex, InputError, parseHex } from '../src/index.ts';
import { fault } from './fault.ts';
import { takeTime } from './fuzz.ts';
import { GRIDS, hexesOf, printed } from './shapes.ts';

takeTime();

describe.each(GRIDS)('printed numbers of %s', (_name, grid) => {
  it('go both ways, each hex its own, every column and row there', () => {
    const labels = hexesOf(grid).map((hex) => formatHex(grid, hex));
    expect(labels.map((label) => parseHex(grid, label))).toEqual(hexesOf(grid));
    expect(new Set(labels).size).toBe(63);
    expect(new Set(labels.map((label) => printed(grid, label).column))).toEqual(
      new Set(Array.from({ length: 9 }, (_, column) => grid.firstColumn + column)),
    );
    expect(new Set(labels.map((label) => printed(grid, label).row))).toEqual(
      new Set(Array.from({ length: 7 }, (_, row) => grid.firstRow + row)),
    );
  });
});

describe('a label that is none', () => {
  const grid = createGrid({ columns: 30, rows: 20, orientation: 'flat', shifted: 'even' });
  it.each([
    '',
    '12',
    '120',
    '12004',
    '0004',
    '1200',
    '3104',
    '1221',
    '-104',
    '+104',
    '1e04',
    ' 104',
    '12.4',
    '.5.5',
    '0x01',
    '١٢٠٤',
  ])('%j names the field and the range', (label) => {
    expect(fault(() => parseHex(grid, label, 'units.3.hex'))).toEqual({
      code: 'unknown-hex',
      field: 'units.3.hex',
      allowed: { rule: 'hex-number', first: '0101', last: '3020' },
      given: label,
    });
  });
  it.each([1204, null, undefined, Number.NaN, ['12', '04'], { slice: () => '12' }, Symbol('1204')])(
    '%s is no text',
    (label) => {
      // What a program without types may hand in.
      expect(() => parseHex(grid, label as string)).toThrow(InputError);
    },
  );
  it('has a field of its own where none is named', () => {
    expect(fault(() => parseHex(grid, 'x')).field).toBe('hex');
  });
});
