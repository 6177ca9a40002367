import { expect, it } from 'vitest';
import { pairItems } from '../../src/chart/pair-up.ts';

it('goes as far as both lists do', () => {
  expect(pairItems(['a', 'b'], [0, 1])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(pairItems(['a', 'b'], [0])).toEqual([['a', 0]]);
  expect(pairItems(['a'], [0, 1])).toEqual([['a', 0]]);
  expect(pairItems([], [0])).toEqual([]);
});
