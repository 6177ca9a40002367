import { applyMarch, changeBoard, findMarches, getCounter } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import { findNeighbour, SIDES } from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { open, type Unit, unit } from './fixture.ts';

const MOVED = { change: 'mark', counter: 'a', add: ['moved'], remove: [] };

/** What a march from 0505 to 0504 changes beside the hex, and the state of who made it. */
const marchOf = (more: Partial<Unit>, ground: Parameters<typeof open>[1], readings = {}) => {
  const board = open([unit('a', '0505', 'french', more)], ground, readings);
  const counter = getCounter(board, 'a');
  const arrival = findMarches(board, counter, 9).arrivals.get(parseHex(board.ground.grid, '0504'));
  if (!arrival) throw new Error('no way');
  const [, ...changes] = applyMarch(board, counter, arrival);
  return { changes, state: getCounter(changeBoard(board, changes), 'a').unit.state };
};

/** All around it. */
const SLOPES = {
  hexsides: SIDES.map((side) => {
    const map = open([]).document;
    return { hexside: ['0505', findNeighbour(map, '0505', side) ?? ''].sort().join('/'), features: ['slope'] };
  }),
};
const TWO_UP = { hexes: [{ hex: '0504', terrains: ['clear'], level: 2 }] };
const commander = { arm: 'commander', strength: undefined, ratings: { movement: 9 } };

describe('what a march makes of a counter', () => {
  test('in order over a slope: disorganised', () => {
    expect(marchOf({}, SLOPES).state).toEqual(['disorganised']);
  });
  test.each([['disorganised'], ['disorganised-by-combat'], ['routed']])('%s before: as it was', (word) => {
    for (const ground of [{}, SLOPES, TWO_UP])
      expect(marchOf({ state: [word] }, ground)).toEqual({ changes: [MOVED], state: [word] });
  });
  test('up two levels: a test, of morale or of what the sheet does not say', () => {
    const test = { change: 'mark', counter: 'a', add: ['morale-test'], remove: [] };
    expect(marchOf({}, TWO_UP).changes).toEqual([test, MOVED]);
    const other = { ...test, add: ['unprinted-test'] };
    expect(marchOf({}, TWO_UP, { 'climb-test': 'open' }).changes).toEqual([other, MOVED]);
  });
  test('a commander has no order to lose, unless he is read as a unit', () => {
    expect(marchOf(commander, SLOPES).changes).toEqual([MOVED]);
    expect(marchOf(commander, TWO_UP).changes).toEqual([MOVED]);
    const asUnit = { 'commander-order': 'unit' };
    expect(marchOf(commander, SLOPES, asUnit).state).toEqual(['disorganised']);
    expect(marchOf(commander, TWO_UP, asUnit).changes).toMatchObject([{ add: ['morale-test'] }, MOVED]);
  });
});
