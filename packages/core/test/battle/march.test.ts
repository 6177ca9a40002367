import { formatHex, parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import {
  applyMarch,
  askMarch,
  changeBoard,
  explainHex,
  findMarches,
  getCounter,
  openBoard,
  withReadings,
} from '../../src/battle/index.ts';
import { parseInput, run } from '../../src/game/index.ts';
import { march, skirmish } from '../fixture/skirmish.ts';
import { field, foot, horse, open } from './skirmish.ts';

const at = (label: string) => parseHex(open([]).ground.grid, label);
const costsOf = (board: ReturnType<typeof open>, id: string, allowance?: number) => {
  const { arrivals, scale } = findMarches(board, getCounter(board, id), allowance);
  return new Map([...arrivals].map(([hex, { cost }]) => [formatHex(board.ground.grid, hex), cost / scale]));
};
const why = (board: ReturnType<typeof open>, id: string, label: string) =>
  explainHex(board, getCounter(board, id), at(label));

const ground = {
  hexes: [
    { hex: '0504', terrains: ['wood'] },
    { hex: '0604', terrains: ['lake'] },
  ],
  hexsides: [{ hexside: '0505/0605', features: ['ford'] }],
};

describe('reach', () => {
  const board = open([foot('a', '0505')], ground);
  test('costs what the rule says, in points', () => {
    const costs = costsOf(board, 'a', 2);
    expect([costs.get('0505'), costs.get('0404'), costs.get('0504'), costs.get('0605')]).toEqual([0, 1, 2, 1.5]);
    expect(costs.has('0604')).toBe(false);
  });
  test('is told by its calculator, and the costs are the same', () => {
    const counter = getCounter(board, 'a');
    for (const arrival of findMarches(board, counter).arrivals.values()) {
      const input = parseInput(march.input, askMarch(board, counter, arrival).input);
      const told = run(skirmish.game, march, { input });
      expect(told.ok && told.report.answer?.total).toBe(arrival.cost / 2);
    }
  });
  test('a step may take all that is left, and cannot be made when nothing is', () => {
    const walled = open([foot('a', '0505')], {
      hexsides: [
        { hexside: '0503/0504', features: ['wall'] },
        { hexside: '0502/0503', features: ['wall'] },
      ],
    });
    const { arrivals } = findMarches(walled, getCounter(walled, 'a'), 2);
    expect(arrivals.get(at('0503'))).toMatchObject({ cost: 4, stopped: true });
  });
  test('stops in the zone of horse, not of foot; leaving a zone costs', () => {
    const watched = open([foot('a', '0505'), horse('r', '0502', 'red')]);
    const stopped = (board: typeof watched, label: string) =>
      findMarches(board, getCounter(board, 'a')).arrivals.get(at(label))?.stopped;
    expect(stopped(watched, '0503')).toBe(true);
    expect(stopped(withReadings(watched, { readings: { 'zone-stops': 'no' } }), '0503')).toBe(false);
    const near = open([foot('a', '0503'), foot('r', '0502', 'red')]);
    expect([costsOf(near, 'a').get('0504'), costsOf(near, 'a').get('0505')]).toEqual([2, 3]);
  });
  test('has no limit without an allowance, and nothing off the map', () => {
    expect(costsOf(open([foot('a', '0505', 'blue', { ratings: {} })]), 'a').size).toBe(81);
    expect(costsOf(open([foot('a', undefined)]), 'a').size).toBe(0);
  });
  test('changes the mode on the way: horse is shaken by a wood', () => {
    const riders = open([horse('h', '0505')], ground);
    const arrival = findMarches(riders, getCounter(riders, 'h')).arrivals.get(at('0504'));
    if (!arrival) throw new Error('not reached');
    const changes = applyMarch(riders, getCounter(riders, 'h'), arrival);
    expect(changes).toContainEqual({ change: 'move', counter: 'h', hex: '0504' });
    const after = getCounter(changeBoard(riders, changes), 'h');
    expect([after.order, after.marks]).toEqual(['shaken', ['moved']]);
  });
});

test('a game need not tell zones apart, nor bar anything', () => {
  const { ownBits: _, barsMarch: __, barsEnd: ___, ...plain } = skirmish.march;
  const units = [
    foot('a', '0505', 'blue', { marks: ['moved'] }),
    foot('l', '0506', 'blue', { arm: 'leader', strength: undefined }),
    foot('r', '0503', 'red'),
  ];
  const board = openBoard({ ...skirmish, march: plain }, field(units));
  expect(findMarches(board, getCounter(board, 'a')).arrivals.size).toBeGreaterThan(10);
  expect(explainHex(board, getCounter(board, 'a'), at('0909'))?.why).toBe('too-far');
});

describe('why not', () => {
  const more = {
    ...ground,
    hexes: [...ground.hexes, ...['0101', '0102', '0201', '0202'].map((hex) => ({ hex, terrains: ['lake'] }))],
  };
  const board = open(
    [foot('a', '0505'), foot('r', '0507', 'red'), foot('off', undefined), foot('x', '0404'), foot('y', '0404')],
    more,
  );
  test.each<[string, string, string | undefined]>([
    ['a', '0505', undefined],
    ['a', '0406', undefined],
    ['off', '0101', 'off-board'],
    ['a', '0507', 'enemy'],
    ['a', '0901', 'too-far'],
    ['a', '0604', 'closed'],
    ['a', '0404', 'barred'],
    // In the corner, behind a lake.
    ['a', '0101', 'cut-off'],
  ])('%s to %s: %s', (id, label, reason) => {
    expect(why(board, id, label)?.why).toBe(reason);
  });
  test('tells the cost and the place', () => {
    expect(why(board, 'a', '0901')?.reason.en).toBe('It costs 7, only 3 allowed.');
    expect(why(board, 'a', '0604')).toMatchObject({ reason: { en: 'Nobody swims.' }, cite: { chart: 'ground' } });
  });
  test('all ways stopped by zones', () => {
    // A wall of horse from edge to edge lets nobody by.
    const wall = Array.from({ length: 9 }, (_, i) => horse(`r${i}`, `0${i + 1}03`, 'red'));
    const shut = open([foot('a', '0505'), ...wall.filter((_, i) => i !== 4)]);
    expect([why(shut, 'a', '0503')?.why, why(shut, 'a', '0502')?.why]).toEqual(['stopped', 'cut-off']);
  });
  test('the phase, the turn, a weary formation and a beaten side bar a march', () => {
    const barred = (more: Parameters<typeof open>[1], unit = {}) => {
      const shut = open([foot('a', '0505', 'blue', { formation: 'I', ...unit })], more);
      return [costsOf(shut, 'a').size, why(shut, 'a', '0504')?.why];
    };
    const nothing = [0, 'barred'];
    expect(barred({ turn: { phase: 'fight' } })).toEqual(nothing);
    expect(barred({ sides: [{ side: 'blue', state: ['beaten'] }] })).toEqual(nothing);
    expect(barred({ formations: [{ formation: 'I', side: 'blue', state: ['weary'] }] })).toEqual(nothing);
    expect(barred({}, { marks: ['moved'] })).toEqual(nothing);
    expect(
      barred({ turn: { phase: 'march' }, formations: [{ formation: 'II', side: 'blue', state: ['weary'] }] })[0],
    ).toBeGreaterThan(0);
  });
});
