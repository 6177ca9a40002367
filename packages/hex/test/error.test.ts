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

it('says in its message the field and what is allowed, never what was given', () => {
  const fault = { code: 'range', field: 'hex', given: { toJSON: () => expect.fail(), toString: () => expect.fail() } };
  expect(new InputError({ ...fault, allowed: { rule: 'whole-number', min: 0, max: 80 } }).message).toBe(
    '"hex": allowed {"rule":"whole-number","min":0,"max":80}',
  );
  expect(new InputError({ ...fault, allowed: ['flat', 1, null] }).message).toBe('"hex": allowed ["flat",1,null]');
});

it('puts a field in quotes that goes by a name somebody gave', () => {
  const field = 'This site has "moved"';
  expect(new InputError({ code: 'unknown-field', field, allowed: ['a'], given: 1 }).message).toBe(
    '"This site has \\"moved\\"": allowed ["a"]',
  );
});
