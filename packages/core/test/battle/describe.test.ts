import { expect, test } from 'vitest';
import {
  listActionsOf,
  listArrivalWords,
  listReach,
  listSight,
  listZones,
  openBoard,
  placeHexes,
} from '../../src/battle/index.ts';
import { t } from '../../src/text/index.ts';
import { faultOf } from '../fault.ts';
import { skirmish } from '../fixture/skirmish.ts';
import { field, foot, horse, open } from './skirmish.ts';

const board = open(
  [
    foot('a', '0505'),
    foot('d', '0503', 'red'),
    foot('off', undefined),
    horse('h', '0909', 'blue', { ratings: { move: 2 } }),
  ],
  { hexes: [{ hex: '0605', terrains: ['lake'] }] },
);

test('reach by printed numbers, in points, with the reason for every other hex', () => {
  const reach = listReach(board, 'a');
  expect(reach).toMatchObject({ counter: 'a', from: '0505', allowance: 3 });
  expect(reach.hexes).toContainEqual({ hex: '0506', cost: 1, stops: false, way: ['0506'], adds: ['moved'] });
  expect(reach.hexes).toContainEqual({ hex: '0505', cost: 0, stops: false, way: [], adds: [] });
  const south = reach.hexes.find(({ hex }) => hex === '0508');
  expect(south).toMatchObject({ cost: 3, way: ['0506', '0507', '0508'] });
  expect(reach.hexes.length + reach.notReached.length).toBe(81);
  expect(reach.notReached).toContainEqual(expect.objectContaining({ hex: '0503', why: 'enemy' }));
  expect(reach.notReached).toContainEqual(expect.objectContaining({ hex: '0605', why: 'closed' }));
  expect(listReach(board, 'off')).toMatchObject({ from: null, hexes: [] });
  const moved = open([foot('a', '0505', 'blue', { marks: ['moved'] })]);
  expect(listReach(moved, 'a').notReached).toHaveLength(80);
  const free = open([foot('a', '0505', 'blue', { ratings: { rating: 3 } })]);
  expect(listReach(free, 'a').allowance).toBe(null);
  expect(faultOf(() => listReach(board, 'z'))).toMatchObject({ field: 'unit' });
});

test('what a counter is after some of its marches alone', () => {
  const rider = open([horse('h', '0505', 'blue', { ratings: { move: 2 } })], {
    hexes: [{ hex: '0506', terrains: ['wood'] }],
  });
  // A wood costs 2 and shakes horse; all who march have moved.
  expect(listArrivalWords(rider, listReach(rider, 'h'))).toEqual([{ label: t('shaken', 'ébranlé'), hexes: ['0506'] }]);
});

test('zones with who holds them', () => {
  const { hexes } = listZones(board, 'red');
  expect(hexes.map(({ hex }) => hex).sort()).toEqual(['0402', '0403', '0502', '0504', '0602', '0603']);
  expect(hexes[0]?.holders).toEqual(['d']);
  expect(faultOf(() => listZones(board, 'green'))).toMatchObject({ field: 'side', allowed: ['blue', 'red'] });
});

test('sight to a hex, or to all', () => {
  expect(listSight(board, '0505', '0507')).toEqual({ from: '0505', to: '0507', range: 2, seen: true });
  const woods = open([], { hexes: [{ hex: '0506', terrains: ['wood'] }] }, { readings: { sight: 'woods' } });
  expect(listSight(woods, '0505', '0507')).toMatchObject({ seen: false });
  const seen = listSight(woods, '0505');
  expect('sees' in seen && [seen.sees.includes('0506'), seen.sees.includes('0507')]).toEqual([true, false]);
});

test('the actions of a side, or those of one counter', () => {
  const near = open([foot('a', '0505'), foot('b', '0404'), foot('d', '0504', 'red')]);
  expect(listActionsOf(near, 'blue')[0]?.sets).not.toEqual([]);
  const own = listActionsOf(near, 'b').flatMap(({ sets }) => sets);
  expect(own.length).toBeGreaterThan(0);
  for (const { ask } of own) expect(ask.parts.map(({ counter }) => counter)).toContain('b');
  expect(listActionsOf(open([foot('a', '0505'), foot('x', '0101'), foot('d', '0504', 'red')]), 'x')).toEqual([]);
  expect(faultOf(() => listActionsOf(near, 'z'))).toMatchObject({
    field: 'side',
    allowed: ['blue', 'red', 'a', 'b', 'd'],
  });
});

test('hexes on a plan of letters: flat ones in shifted columns, pointed ones in shifted rows', () => {
  const placeOf = (of: Parameters<typeof placeHexes>[0], label: string) =>
    placeHexes(of).find(({ hex }) => hex === label);
  expect(['0101', '0201', '0102'].map((hex) => placeOf(board, hex))).toEqual([
    { hex: '0101', x: 0, y: 0 },
    { hex: '0201', x: 2, y: 1 },
    { hex: '0102', x: 0, y: 2 },
  ]);
  const grid = { columns: 3, rows: 3, orientation: 'pointed', shifted: 'even' } as const;
  const pointed = openBoard(skirmish, { ...field([]), ...field([], { grid }) });
  expect(['0101', '0201', '0102'].map((hex) => placeOf(pointed, hex))).toEqual([
    { hex: '0101', x: 0, y: 0 },
    { hex: '0201', x: 2, y: 0 },
    { hex: '0102', x: 1, y: 1 },
  ]);
});
