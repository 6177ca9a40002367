import type { BattleUnit } from '@coup-doeil/core/battle';
import { readBattlefield } from '@coup-doeil/core/battle';
import { run } from '@coup-doeil/core/game';
import { createGrid, formatHex, parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import {
  type BoardUnit,
  crossing,
  fireOnBoard,
  fronts,
  lineOfSight,
  reachable,
  readBattle,
  rears,
  setUp,
  shockOnBoard,
  table,
  threats,
  zoneOf,
} from '../src/board.ts';
import { calculator as fire } from '../src/calculators/fire.ts';
import { calculator as shock } from '../src/calculators/shock.ts';
import { meta } from '../src/meta.ts';

const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even' });
const at = (hex: string) => parseHex(grid, hex);
const named = (hexes: Iterable<number>) => [...hexes].map((hex) => formatHex(grid, hex)).sort();
const foot = (id: string, hex: string, owner: string, more: Partial<BoardUnit> = {}): BoardUnit => ({
  id,
  hex,
  owner,
  arm: 'infantry',
  strength: 5,
  cohesion: 6,
  facing: 0,
  ...more,
});
const field = (units: readonly BoardUnit[]) =>
  setUp(grid, {
    hexes: [
      { hex: '0504', terrains: ['woods'] },
      { hex: '0502', terrains: ['town'], level: 1 },
      { hex: '0306', terrains: ['clear'], level: 2 },
    ],
    hexsides: [
      { hexside: '0504/0505', features: ['stream'], road: 'road' },
      { hexside: '0502/0503', features: ['redoubt-lower'] },
    ],
    units,
  });

test('works shelter the hex of the lower number, also where rows come first in it', () => {
  // Row 4, column 5; its neighbour to the north-east is row 3, column 6.
  const rowsFirst = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even', order: 'row-column' });
  const board = setUp(rowsFirst, { hexsides: [{ hexside: '0306/0405', features: ['redoubt-lower'] }] });
  expect(crossing(board, parseHex(rowsFirst, '0405'), 1).passage).toBe('into');
  expect(crossing(board, parseHex(rowsFirst, '0306'), 4).passage).toBe('out');
});

describe('front, rear and zones', () => {
  const one = field([foot('a', '0505', 'blue')]);
  test('facing north: three in front, three behind', () => {
    expect(named(fronts(table(), one, 'a'))).toEqual(['0404', '0504', '0604']);
    expect(rears(table(), one, 'a')).toHaveLength(3);
    expect(named(zoneOf(table(), one, 'a'))).toEqual(named(fronts(table(), one, 'a')));
  });
  test('four and two where units face corners; all six where zones are read so', () => {
    expect(fronts(table('2016', { facing: 'vertex' }), one, 'a')).toHaveLength(4);
    expect(zoneOf(table('2016', { zoc: 'all' }), one, 'a')).toHaveLength(6);
  });
  test('six fronts in a town and in square, in both printings', () => {
    const others = field([foot('t', '0502', 'blue'), foot('s', '0707', 'blue', { square: true })]);
    for (const edition of ['2016', '2006'] as const) {
      expect(rears(table(edition), others, 't')).toEqual([]);
      expect(rears(table(edition), others, 's')).toEqual([]);
    }
  });
  test('an enemy behind threatens, a friend does not', () => {
    const board = field([foot('a', '0505', 'blue'), foot('e', '0507', 'red'), foot('f', '0507', 'blue')]);
    expect(threats(table(), board, 'a').map(({ unit, adjacent }) => [unit.id, adjacent])).toEqual([['e', false]]);
    expect(threats(table(), board, 'a', ['e'])).toEqual([]);
  });
});

describe('reach', () => {
  test('the road spares the stream, not next to an enemy in 2016', () => {
    const alone = field([foot('a', '0505', 'blue')]);
    expect(reachable(table(), alone, 'a', 3).get(at('0504'))?.cost).toBe(2);
    const watched = field([foot('a', '0505', 'blue'), foot('e', '0503', 'red', { facing: 0 })]);
    // Woods 2 and stream 1, in half points.
    expect(reachable(table('2016'), watched, 'a', 3).get(at('0504'))?.cost).toBe(6);
    expect(reachable(table('2006'), watched, 'a', 3).get(at('0504'))?.cost).toBe(2);
  });
  test('never into an enemy, never beyond the allowance', () => {
    const watched = field([foot('a', '0505', 'blue'), foot('e', '0503', 'red')]);
    const found = reachable(table(), watched, 'a', 4);
    expect(found.has(at('0503'))).toBe(false);
    for (const { cost } of found.values()) expect(cost).toBeLessThanOrEqual(8);
  });
});

test('nothing blocks the sight unless somebody says so', () => {
  const board = field([]);
  expect(lineOfSight(table(), board, '0506', '0503')).toEqual({ range: 3, blockedAt: 0, by: 'caller' });
  const woods = lineOfSight(table('2016', { 'line-of-sight': 'usual' }), board, '0506', '0503');
  expect(woods).toEqual({ range: 3, blockedAt: 2, by: 'usual' });
});

describe('ready inputs', () => {
  test('a shock up into a redoubted town, one attacker threatened', () => {
    const board = field([
      foot('a', '0503', 'blue'),
      foot('d', '0502', 'red', { strength: 3, facing: 3 }),
      foot('e', '0505', 'red', { arm: 'cavalry' }),
    ]);
    const input = shockOnBoard(table(), board, { attackers: ['a'], target: '0502' });
    expect(input.attackers[0]).toMatchObject({
      from: 's',
      works: 'redoubt',
      passage: 'into',
      level: 1,
      threatenedBy: 'cavalry',
      threatBeside: false,
    });
    const told = run(meta, shock, { input });
    // 5 to 3 is 1.5/1: +1; redoubt −2; up a level −1; the threat is not adjacent.
    expect(told.ok && told.report.answer?.total).toBe(-2);
    const before = run(meta, shock, { input, edition: '2006' });
    expect(before.ok && before.report.answer?.total).toBe(-3);
  });
  test('a routed unit attacks nobody; only infantry stands in square; nine levels stand for more', () => {
    const board = setUp(grid, {
      hexes: [{ hex: '0504', level: 40 }],
      units: [
        foot('a', '0505', 'blue', { arm: 'cavalry', square: true }),
        foot('r', '0505', 'blue', { state: 'routed' }),
        foot('d', '0504', 'red', { state: 'routed' }),
      ],
    });
    const input = shockOnBoard(table(), board, { attackers: ['a'], target: '0504' });
    expect(input.attackers[0]).toMatchObject({ square: false, level: 9 });
    // Routed +2; not charging −2; clear +1; up two levels or more −2.
    const told = run(meta, shock, { input });
    expect(told.ok && told.report.answer?.total).toBe(-1);
    expect(() => shockOnBoard(table(), board, { attackers: ['r'], target: '0504' })).toThrowError(
      expect.objectContaining({ code: 'state', field: 'r', given: 'routed' }),
    );
  });
  test('a fire at the next hex, out of a town', () => {
    const board = field([foot('g', '0502', 'blue', { arm: 'artillery', strength: 6 }), foot('d', '0503', 'red')]);
    const input = fireOnBoard(table(), board, { firer: 'g', target: '0503', effective: 4 });
    expect(input).toMatchObject({ range: 1, works: 'redoubt', passage: 'out', level: -1, sixFronts: 'town' });
    const told = run(meta, fire, { input });
    // 6, six fronts −1, point-blank +1.
    expect(told.ok && told.report.answer?.total).toBe(6);
  });
});

describe('a battlefield document', () => {
  const shape = { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' } as const;
  const guard: BattleUnit = {
    id: 'guard',
    side: 'french',
    arm: 'cavalry',
    strength: 4,
    ratings: { cohesion: 8, test: 7 },
    state: ['disordered'],
    traits: ['heavy'],
    marks: [],
    hex: '0505',
    facing: { side: 0 },
  };
  const foe: BattleUnit = {
    ...guard,
    id: 'foe',
    side: 'allied',
    arm: 'infantry',
    state: ['square'],
    traits: [],
    marks: [],
    hex: '0504',
  };
  const head = { format: 'coup-doeil/battlefield', version: 1, grid: shape };
  const battle = (units: readonly BattleUnit[]) => readBattle(readBattlefield({ ...head, units }));
  test('gives the ready input of a shock', () => {
    const input = shockOnBoard(table(), battle([guard, foe]), {
      attackers: ['guard'],
      target: '0504',
      charging: ['guard'],
    });
    expect(input.attackers[0]).toMatchObject({
      heavy: true,
      charging: true,
      rating: 7,
      state: 'disordered',
      from: 's',
    });
    expect(input.defenders[0]).toMatchObject({ square: true, cohesion: 8, state: 'good-order' });
  });
  test.each([
    ['units.0.arm', { arm: 'elephants' }],
    ['units.0.state', { state: ['weary'] }],
    ['units.0.ratings.cohesion', { ratings: {} }],
  ])('names %s where it does not know the word', (field, change) => {
    expect(() => battle([{ ...guard, ...change }])).toThrowError(expect.objectContaining({ field }));
  });
});
