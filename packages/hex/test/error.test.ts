import { expect, it } from 'vitest';
import { createGrid, InputError, parseHex, parseHexside, parseVertex } from '../src/index.ts';
import { fault } from './fault.ts';

const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even' });

it('gives what is allowed as data: a list, or a rule with its figures', () => {
  expect(fault(() => parseHex(grid, '1001')).allowed).toEqual({ rule: 'hex-number', first: '0101', last: '0909' });
  expect(fault(() => parseHexside(grid, '0101/0303')).allowed).toEqual({ rule: 'hexside-name' });
  expect(fault(() => parseVertex(grid, '0101')).allowed).toEqual({ rule: 'vertex-name' });
  expect(fault(() => createGrid({ ...grid, orientation: 'round' as 'flat' })).allowed).toEqual(['flat', 'pointed']);
});

it.each<[unknown, string]>([
  ['x'.repeat(100), `"${'x'.repeat(80)}"`],
  [-1, '-1'],
  [10n, '10'],
  [null, 'null'],
  [undefined, 'undefined'],
  [Symbol('hex'), 'Symbol(hex)'],
  [[1, 2], 'a list'],
  [{ toString: () => expect.fail() }, 'object'],
  [() => 1, 'function'],
])('says the same in English, what was given in a few letters (%#)', (given, shown) => {
  const fault = { code: 'range', field: 'hex', given };
  expect(new InputError({ ...fault, allowed: { rule: 'whole-number', min: 0, max: 80 } }).message).toBe(
    `hex: allowed whole number, min 0, max 80; given ${shown}`,
  );
  expect(new InputError({ ...fault, allowed: ['flat', 1, null] }).message).toBe(
    `hex: allowed flat, 1, null; given ${shown}`,
  );
});
