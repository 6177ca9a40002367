import { askMarch, type BoardReach, explainHex, findMarches } from '@coup-doeil/core/battle';
import { run } from '@coup-doeil/core/game';
import { formatHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import type { WarBoard } from '../../src/battle/types.ts';
import { calculator as march } from '../../src/calculators/march.ts';
import { meta } from '../../src/meta.ts';
import { counterOf, hexOf, horse, open, unit } from './fixture.ts';

const reachOf = (board: WarBoard, id: string, allowance?: number) =>
  findMarches(board, counterOf(board, id), allowance);
const costOf = (board: WarBoard, { arrivals }: BoardReach, hex: string) => arrivals.get(hexOf(board, hex))?.cost;
const named = (board: WarBoard, hexes: Iterable<number>) =>
  [...hexes].map((hex) => formatHex(board.ground.grid, hex)).sort();

describe('zones', () => {
  const units = [unit('a', '0505', 'austria', { facing: { side: 0 } }), unit('p', '0808', 'prussia')];

  test('all six hexes, or the three in front as it may be read; a leader has none', () => {
    const all = open(units);
    expect(named(all, all.zones('austria').holders.keys())).toEqual(['0404', '0405', '0504', '0506', '0604', '0605']);
    const front = open(units, {}, { zoc: 'front' });
    expect(named(front, front.zones('austria').holders.keys())).toEqual(['0404', '0504', '0604']);
    const leader = unit('chef', '0202', 'austria', { arm: 'leader', ratings: { modifier: 1 } });
    expect(open([leader]).zones('austria').holders.size).toBe(0);
    expect(open([leader], {}, { 'lone-leader': 'unit' }).zones('austria').holders.size).toBe(6);
  });

  test('a leader beside a unit is none, even where he would be one alone', () => {
    const chief = unit('chief', '0505', 'austria', { arm: 'leader', ratings: { modifier: 1 } });
    const board = open([...units, chief], {}, { zoc: 'front', 'lone-leader': 'unit' });
    expect(named(board, board.zones('austria').holders.keys())).toEqual(['0404', '0504', '0604']);
  });

  test('of routed units and over water, as it is read', () => {
    const routed = [unit('a', '0505', 'austria', { state: ['routed'] })];
    expect(open(routed).zones('austria').holders.size).toBe(6);
    expect(open(routed, {}, { 'zone-holders': 'steady' }).zones('austria').holders.size).toBe(0);
    const water = {
      hexsides: [
        { hexside: '0504/0505', features: ['elbe'] },
        { hexside: '0505/0506', features: ['elbe', 'bridge'] },
        { hexside: '0505/0605', features: ['mietzel'] },
      ],
    };
    const barred = open([unit('a', '0505', 'austria')], water, { 'zone-barriers': 'forbidden' });
    expect(named(barred, barred.zones('austria').holders.keys())).toEqual(['0404', '0405', '0506', '0604', '0605']);
    expect(open([unit('a', '0505', 'austria')], water).zones('austria').holders.size).toBe(6);
  });
});

describe('reach', () => {
  test('hexes cost one, woods two, a stream one more; deep water is closed and says why', () => {
    const board = open([unit('p', '0505', 'prussia')], {
      hexes: [
        { hex: '0504', terrains: ['woods'] },
        { hex: '0506', terrains: ['deep-water'] },
      ],
      hexsides: [{ hexside: '0504/0505', features: ['stream'] }],
    });
    const reach = reachOf(board, 'p', 3);
    expect(['0505', '0604', '0504', '0506', '0503'].map((hex) => costOf(board, reach, hex))).toEqual([
      0,
      1,
      3,
      undefined,
      3,
    ]);
    expect(JSON.stringify(explainHex(board, counterOf(board, 'p'), hexOf(board, '0506')))).toContain('deep-water');
  });

  test('past the Mietzel no march goes on: crossing it took every point', () => {
    const bank = ['0504/0505', '0505/0604', '0505/0605', '0404/0505', '0405/0505', '0505/0506'];
    const river = open(
      [unit('p', '0505', 'prussia', { state: ['column'] })],
      { hexsides: bank.map((hexside) => ({ hexside, features: ['mietzel'] })) },
      { 'mietzel-all': 'rest' },
    );
    expect(explainHex(river, counterOf(river, 'p'), hexOf(river, '0504'))).toBeUndefined();
    expect(explainHex(river, counterOf(river, 'p'), hexOf(river, '0503'))).toMatchObject({ why: 'spent' });
  });

  test('a slope has its top at the hex that it names', () => {
    const board = open(
      [unit('g', '0505', 'prussia', { arm: 'artillery' }), unit('h', '0504', 'prussia', { arm: 'artillery' })],
      {
        hexsides: [{ hexside: '0504/0505', features: ['slope-lower'] }],
      },
    );
    // Up: 1 + 1; down artillery pays the dearer of two figures, 1 + 1.
    expect(costOf(board, reachOf(board, 'g'), '0504')).toBe(2);
    expect(costOf(board, reachOf(board, 'h'), '0505')).toBe(2);
    const foot = open([unit('h', '0504', 'prussia')], {
      hexsides: [{ hexside: '0504/0505', features: ['slope-lower'] }],
    });
    expect(costOf(foot, reachOf(foot, 'h'), '0505')).toBe(1);
  });

  test('every way costs what the march calculator says of it', () => {
    const board = open(
      [
        horse('p', '0505', 'prussia', { traits: ['prussian'] }),
        unit('a', '0503', 'austria'),
        unit('b', '0705', 'austria'),
      ],
      {
        hexes: [
          { hex: '0604', terrains: ['woods', 'marsh'] },
          { hex: '0406', terrains: ['town'] },
        ],
        hexsides: [
          { hexside: '0505/0605', features: ['stream', 'bridge'] },
          { hexside: '0405/0505', features: ['entrenchment-lower'] },
          { hexside: '0506/0507', features: ['slope-higher'] },
        ],
      },
    );
    const { arrivals } = reachOf(board, 'p');
    expect(arrivals.size).toBeGreaterThan(30);
    for (const arrival of arrivals.values()) {
      if (arrival.hex === counterOf(board, 'p').hex) continue;
      const { calculator: _, ...ask } = askMarch(board, counterOf(board, 'p'), arrival);
      const result = run(meta, march, ask as never);
      expect(result.ok && result.report.answer?.total).toBe(arrival.cost);
    }
  });

  test('an engaged slow unit leaves at a cost that the sheet does not print', () => {
    const board = open([unit('p', '0505', 'prussia'), unit('a', '0504', 'austria')]);
    expect(reachOf(board, 'p', 1).arrivals.get(hexOf(board, '0506'))).toMatchObject({ cost: 1, mode: 1 });
    const support = open([unit('p', '0505', 'prussia', { state: ['support'] }), unit('a', '0504', 'austria')]);
    expect(reachOf(support, 'p', 2).arrivals.get(hexOf(support, '0506'))).toMatchObject({ cost: 2, mode: 0 });
    const unmarked = open([unit('p', '0505', 'prussia'), unit('a', '0504', 'austria')], {}, { engaged: 'marked' });
    expect(reachOf(unmarked, 'p', 1).arrivals.get(hexOf(unmarked, '0506'))).toMatchObject({ cost: 1, mode: 0 });
  });

  test('formed cavalry holds engaged cavalry where it is; read otherwise, it goes free', () => {
    const units = [horse('p', '0505', 'prussia', { traits: ['prussian'] }), horse('a', '0504', 'austria')];
    const board = open(units);
    expect(named(board, reachOf(board, 'p').arrivals.keys())).toEqual(['0505']);
    const free = open(units, {}, { 'engaged-by-formed': 'free' });
    expect(costOf(free, reachOf(free, 'p', 1), '0506')).toBe(1);
    const shaken = open([units[0] as never, horse('a', '0504', 'austria', { state: ['disordered'] })]);
    expect(costOf(shaken, reachOf(shaken, 'p', 2), '0506')).toBe(2);
    const marked = open(units, {}, { formed: 'marked' });
    expect(costOf(marked, reachOf(marked, 'p', 2), '0506')).toBe(2);
  });

  test('which cavalry is fast, as it is read', () => {
    const units = [horse('p', '0505', 'austria'), unit('a', '0504', 'prussia')];
    expect(costOf(open(units), reachOf(open(units), 'p', 3), '0506')).toBe(3);
    const marked = open(units, {}, { fast: 'marked' });
    expect(reachOf(marked, 'p', 1).arrivals.get(hexOf(marked, '0506'))).toMatchObject({ cost: 1, mode: 1 });
  });

  test('the Mietzel takes the whole allowance, or what is left of it, of a unit in column', () => {
    const river = (state: readonly string[], readings = {}) =>
      open(
        [unit('p', '0507', 'prussia', { state })],
        {
          hexsides: ['0504/0505', '0505/0604', '0505/0605', '0505/0506', '0404/0505', '0405/0505'].map((hexside) => ({
            hexside,
            features: ['mietzel'],
          })),
        },
        readings,
      );
    // 0505 lies two steps on; after one step the whole allowance is no longer there.
    const column = river(['column']);
    expect(costOf(column, reachOf(column, 'p'), '0506')).toBe(1);
    expect(reachOf(column, 'p', 2).arrivals.get(hexOf(column, '0505'))).toBeUndefined();
    const rest = river(['column'], { 'mietzel-all': 'rest' });
    expect(reachOf(rest, 'p', 2).arrivals.get(hexOf(rest, '0505'))).toMatchObject({ cost: 2, stopped: true });
    expect(reachOf(rest, 'p', 1).arrivals.get(hexOf(rest, '0505'))).toBeUndefined();
    const line = river([], { 'mietzel-all': 'rest' });
    expect(reachOf(line, 'p', 2).arrivals.get(hexOf(line, '0505'))).toBeUndefined();
  });

  test('the rest for the Mietzel is what leaving a zone leaves of it: +2 for fast units', () => {
    const held = (movement: number) => {
      const fast = unit('p', '0505', 'prussia', {
        traits: ['fast'],
        state: ['column'],
        ratings: { morale: 4, movement },
      });
      const river = { hexsides: [{ hexside: '0505/0506', features: ['mietzel'] }] };
      const board = open([fast, unit('a', '0504', 'austria')], river, { 'mietzel-all': 'rest' });
      return costOf(board, reachOf(board, 'p'), '0506');
    };
    expect([1, 2, 3, 4].map(held)).toEqual([undefined, undefined, 3, 4]);
  });

  test('a zone stops a march only where it is read so', () => {
    const units = [unit('p', '0505', 'prussia'), unit('a', '0502', 'austria')];
    const on = open(units);
    expect(reachOf(on, 'p', 2).arrivals.get(hexOf(on, '0503'))).toMatchObject({ stopped: false });
    const stopped = open(units, {}, { 'zone-stops': 'yes' });
    expect(reachOf(stopped, 'p', 2).arrivals.get(hexOf(stopped, '0503'))).toMatchObject({ stopped: true });
  });
});
