import { explainHex, findMarches, getCounter } from '@coup-doeil/core/battle';
import { formatHex, parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import { foot, guns, open, runOn, shockBy } from './fixture.ts';

type Board = ReturnType<typeof open>;
const general = (id: string, hex: string, side: string) =>
  foot(id, hex, side, {
    arm: 'general',
    strength: undefined,
    ratings: { movement: 8 },
    back: undefined,
    facing: undefined,
  });
const zoneOf = (board: Board, side: string) =>
  [...board.zones(side).holders.keys()].map((hex) => formatHex(board.ground.grid, hex)).sort();
const costOf = (board: Board, id: string, label: string) =>
  findMarches(board, getCounter(board, id)).arrivals.get(parseHex(board.ground.grid, label));

describe('zones of control', () => {
  test('cover the front hexes, or all six', () => {
    const units = [foot('a', '0505', 'blue')];
    expect(zoneOf(open(units), 'blue')).toEqual(['0404', '0504', '0604']);
    expect(zoneOf(open(units, {}, { readings: { zoc: 'all' } }), 'blue')).toHaveLength(6);
    expect(zoneOf(open(units, {}, { readings: { facing: 'vertex' } }), 'blue')).toHaveLength(4);
  });
  test('are all round in a town, in square, and where no facing is given', () => {
    expect(
      zoneOf(open([foot('a', '0505', 'blue')], { hexes: [{ hex: '0505', terrains: ['ruins'] }] }), 'blue'),
    ).toHaveLength(6);
    expect(zoneOf(open([foot('a', '0505', 'blue', { state: ['square'] })]), 'blue')).toHaveLength(6);
    expect(zoneOf(open([foot('a', '0505', 'blue', { facing: undefined })]), 'blue')).toHaveLength(6);
  });
  test('belong to every unit but generals, in any order; or not to the routed', () => {
    const routed = [foot('a', '0505', 'blue', { state: ['routed'] })];
    expect(zoneOf(open(routed), 'blue')).toHaveLength(3);
    expect(zoneOf(open(routed, {}, { readings: { 'zone-holders': 'not-routed' } }), 'blue')).toEqual([]);
    expect(zoneOf(open([general('g', '0505', 'blue')]), 'blue')).toEqual([]);
    const unit = { readings: { 'lone-leader': 'unit' } };
    expect(zoneOf(open([general('g', '0505', 'blue')], {}, unit), 'blue')).toHaveLength(6);
    expect(zoneOf(open([general('g', '0505', 'blue'), foot('a', '0505', 'blue')], {}, unit), 'blue')).toHaveLength(3);
  });
  test('pass everything, or stop at what infantry cannot pass', () => {
    const river = {
      hexsides: [
        { hexside: '0504/0505', features: ['water'] },
        { hexside: '0404/0505', features: ['water', 'bridge'] },
        { hexside: '0505/0604', features: ['steep-slope'] },
      ],
      hexes: [{ hex: '0604', level: 3, terrains: ['clear'] }],
    };
    const units = [foot('a', '0505', 'blue')];
    expect(zoneOf(open(units, river), 'blue')).toHaveLength(3);
    expect(zoneOf(open(units, river, { readings: { 'zone-barriers': 'impassable' } }), 'blue')).toEqual(['0404']);
    // Nothing there, or what infantry crosses; and beside the water a stream opens nothing.
    const mixed = {
      hexsides: [
        { hexside: '0504/0505', features: ['water', 'stream'] },
        { hexside: '0404/0505', features: ['stream'] },
      ],
    };
    expect(zoneOf(open(units, mixed, { readings: { 'zone-barriers': 'impassable' } }), 'blue')).toEqual([
      '0404',
      '0604',
    ]);
    const edge = open([foot('a', '0101', 'blue')], {}, { readings: { 'zone-barriers': 'impassable' } });
    expect(zoneOf(edge, 'blue')).toEqual([]);
  });
});

describe('marches in zones', () => {
  const watched = (arm: object, readings = {}) =>
    open([foot('a', '0507', 'blue', arm), foot('e', '0504', 'red', { facing: { side: 3 } })], {}, { readings });
  test('end where they enter one, unless the table reads it otherwise', () => {
    expect(costOf(watched({}), 'a', '0505')?.stopped).toBe(true);
    expect(costOf(watched({}, { 'zone-stops': 'goes-on' }), 'a', '0505')?.stopped).toBe(false);
  });
  test('a general rides on, or is stopped as others are', () => {
    const rider = { arm: 'general', strength: undefined, ratings: { movement: 8 } };
    expect(costOf(watched(rider), 'a', '0505')?.stopped).toBe(false);
    expect(costOf(watched(rider, { 'general-zone': 'ends' }), 'a', '0505')?.stopped).toBe(true);
  });
  test('behind one no way goes on: the reason says where that is read', () => {
    const wall = ['0204', '0304', '0404', '0604', '0704', '0804'].map((hex, i) =>
      foot(`e${i}`, hex, 'red', { facing: { side: 3 } }),
    );
    const edge = ['0104', '0904'].map((hex) => ({ hex, terrains: ['water'] }));
    const shut = open([foot('a', '0507', 'blue'), ...wall], { hexes: edge });
    const behind = explainHex(shut, getCounter(shut, 'a'), parseHex(shut.ground.grid, '0504'));
    expect(behind).toMatchObject({ why: 'stopped', cite: { chart: 'terrain', row: 'leaving-zoc' } });
  });
  test('leaving one costs 1 more; entering one costs 1 more in disorder', () => {
    const leaving = open([foot('a', '0505', 'blue'), foot('e', '0504', 'red', { facing: { side: 3 } })]);
    expect(costOf(leaving, 'a', '0506')?.cost).toBe(4);
    const shaken = open([
      foot('a', '0506', 'blue', { state: ['disordered'] }),
      foot('e', '0504', 'red', { facing: { side: 3 } }),
    ]);
    expect(costOf(shaken, 'a', '0505')?.cost).toBe(4);
  });
  test('a friend’s hex costs 1 more, once; a general alone is no friend, and his hex admits no enemy', () => {
    const beside = (...units: Parameters<typeof open>[0]) => open([foot('a', '0505', 'blue'), ...units]);
    expect(costOf(beside(foot('b', '0504', 'blue'), foot('c', '0504', 'blue')), 'a', '0504')?.cost).toBe(4);
    expect(costOf(beside(general('g', '0504', 'blue')), 'a', '0504')?.cost).toBe(2);
    const held = beside(general('g', '0504', 'red'));
    expect(explainHex(held, getCounter(held, 'a'), parseHex(held.ground.grid, '0504'))?.why).toBe('enemy');
  });
});

test('a general alone is no target; read as a unit he has no figures', () => {
  const units = [foot('a', '0505', 'blue'), guns('b', '0505', 'blue'), general('g', '0504', 'red')];
  const unit = { readings: { 'lone-leader': 'unit' } };
  const fire = { ...shockBy(['b'], '0504', 'leads'), action: 'fire' };
  expect(runOn(open(units), shockBy(['a'], '0504'))).toHaveProperty('refused');
  expect(runOn(open(units, {}, unit), shockBy(['a'], '0504'))).toMatchObject({
    unpriced: {
      en: 'The sheet has no figures for a general alone.',
      fr: 'La feuille n’a pas de valeurs pour un général seul.',
    },
  });
  expect(runOn(open(units), fire)).toHaveProperty('refused');
  expect(runOn(open(units, {}, unit), fire)).toHaveProperty('unpriced');
  // With a unit of the sheet beside him that one is the target.
  expect(runOn(open([...units, foot('d', '0504', 'red')], {}, unit), fire)).toHaveProperty('report.answer.total');
});
