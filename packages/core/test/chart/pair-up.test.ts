import { expect, it } from 'vitest';
import { pairUp } from '../../src/chart/pair-up.ts';

it('goes as far as both lists do', () => {
  expect(pairUp(['a', 'b'], [0, 1])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(pairUp(['a', 'b'], [0])).toEqual([['a', 0]]);
  expect(pairUp(['a'], [0, 1])).toEqual([['a', 0]]);
  expect(pairUp([], [0])).toEqual([]);
});
