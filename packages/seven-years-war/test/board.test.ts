import { readBattlefield } from '@coup-doeil/core/battle';
import { run } from '@coup-doeil/core/game';
import { createGrid, formatHex, parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import { crossing } from '../src/board/setup.ts';
import {
  attackOnBoard,
  type BoardUnit,
  enemyZones,
  nearestEnemy,
  rallyOnBoard,
  reachable,
  readBattle,
  setUp,
  table,
  zoneOf,
} from '../src/board.ts';
import { calculator as attackTerrain } from '../src/calculators/attack-terrain.ts';
import { calculator as march } from '../src/calculators/march.ts';
import { calculator as rally } from '../src/calculators/rally.ts';
import { meta } from '../src/meta.ts';

// Flat hexes, the even columns shifted down: 0505 has 0504 to its north, 0605 and 0604 to its right.
const grid = createGrid({ columns: 10, rows: 10, orientation: 'flat', shifted: 'even' });
const unit = (id: string, hex: string, owner: string, more: Partial<BoardUnit> = {}): BoardUnit => ({
  id,
  hex,
  owner,
  arm: 'infantry',
  ...more,
});
const at = table();
const named = (hexes: Iterable<number>) => [...hexes].map((hex) => formatHex(grid, hex)).sort();

describe('zones', () => {
  const field = setUp(grid, { units: [unit('a', '0505', 'austria', { facing: 0 }), unit('p', '0707', 'prussia')] });

  test('all six hexes, as it is read', () => {
    expect(named(zoneOf(at, field, 'a'))).toEqual(['0404', '0405', '0504', '0506', '0604', '0605']);
    expect(named(enemyZones(at, field, 'prussia').keys())).toEqual(named(zoneOf(at, field, 'a')));
  });

  test('read otherwise, the three front hexes', () => {
    expect(named(zoneOf(table({ zoc: 'front' }), field, 'a'))).toEqual(['0404', '0504', '0604']);
  });
});

describe('reach', () => {
  test('three points: hexes cost one, woods two, over a stream one more; deep water is closed', () => {
    const field = setUp(grid, {
      hexes: [
        { hex: '0504', terrains: ['woods'] },
        { hex: '0506', terrains: ['deep-water'] },
      ],
      hexsides: [{ hexside: '0504/0505', features: ['stream'] }],
      units: [unit('p', '0505', 'prussia')],
    });
    const found = reachable(at, field, 'p', 3);
    const cost = (hex: string) => found.get(parseHex(grid, hex))?.cost;
    expect([cost('0505'), cost('0604'), cost('0504'), cost('0506'), cost('0503')]).toEqual([0, 1, 3, undefined, 3]);
  });

  test('the same as the march calculator says, step by step, over a slope both ways', () => {
    const field = setUp(grid, {
      hexsides: [{ hexside: '0504/0505', features: ['slope-lower'] }],
      units: [unit('g', '0505', 'prussia', { arm: 'artillery' }), unit('h', '0504', 'prussia', { arm: 'artillery' })],
    });
    for (const [id, to, side] of [
      ['g', '0504', 'up-slope'],
      ['h', '0505', 'down-slope'],
    ] as const) {
      const said = run(meta, march, {
        input: { mover: 'artillery', steps: [{ hexsides: [side] }] },
      });
      expect(reachable(at, field, id, 2).get(parseHex(grid, to))?.cost).toBe(said.ok && said.report.answer?.total);
    }
  });

  test('a slope has its top at the lower number, also where rows come first in it', () => {
    // Row 4, column 5; its neighbour to the north-east is row 3, column 6.
    const rowsFirst = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even', order: 'row-column' });
    const field = setUp(rowsFirst, { hexsides: [{ hexside: '0306/0405', features: ['slope-lower'] }] });
    expect(crossing(field, parseHex(rowsFirst, '0405'), 1)).toEqual(['up-slope']);
    expect(crossing(field, parseHex(rowsFirst, '0306'), 4)).toEqual(['down-slope']);
  });

  test('an engaged slow unit leaves at a cost that the sheet does not print', () => {
    const field = setUp(grid, { units: [unit('p', '0505', 'prussia'), unit('a', '0504', 'austria')] });
    expect(reachable(at, field, 'p', 1).get(parseHex(grid, '0506'))).toMatchObject({ cost: 1, incomplete: true });
  });

  test('formed cavalry holds engaged cavalry where it is; read otherwise, it goes free', () => {
    const field = setUp(grid, {
      units: [
        unit('p', '0505', 'prussia', { arm: 'cavalry', prussian: true }),
        unit('a', '0504', 'austria', { arm: 'cavalry', formed: true }),
      ],
    });
    expect(named(reachable(at, field, 'p', 4).keys())).toEqual(['0505']);
    const free = reachable(table({ 'engaged-by-formed': 'free' }), field, 'p', 1);
    expect(free.get(parseHex(grid, '0506'))).toMatchObject({ cost: 1, incomplete: false });
  });

  test('the Mietzel takes the whole allowance, of a unit in column', () => {
    const river = (column: boolean) =>
      setUp(grid, {
        hexsides: [{ hexside: '0504/0505', features: ['mietzel'] }],
        units: [unit('p', '0505', 'prussia', { column })],
      });
    const across = parseHex(grid, '0504');
    // Around it, 0404 or 0604, it is two steps.
    expect(reachable(at, river(true), 'p', 1).get(across)?.cost).toBe(1);
    expect(reachable(at, river(false), 'p', 1).get(across)).toBeUndefined();
    expect(reachable(at, river(true), 'p', 4).get(across)?.cost).toBe(2);
  });
});

describe('rally', () => {
  const field = setUp(grid, {
    hexes: [{ hex: '0505', terrains: ['woods'] }],
    units: [
      unit('p', '0505', 'prussia', { morale: 4, state: 'routed' }),
      unit('l', '0505', 'prussia', { arm: 'leader', modifier: 2 }),
      unit('q', '0506', 'prussia', { state: 'disordered' }),
      unit('a', '0501', 'austria'),
    ],
  });

  test('distance, shelter, leader and shaken neighbours are read off the board', () => {
    expect(nearestEnemy(field, 'p')).toBe(4);
    const input = rallyOnBoard(field, 'p');
    expect(input).toEqual({
      arm: 'infantry',
      morale: 4,
      leader: true,
      leaderModifier: 2,
      distance: 4,
      shelter: 'woods',
      friends: true,
    });
    const said = run(meta, rally, { input });
    // 4, leader +2, far +1, woods +1, a shaken friend −1.
    expect(said.ok && said.report.answer?.total).toBe(7);
  });
});

describe('an attack’s terrain', () => {
  const field = setUp(grid, {
    hexes: [
      { hex: '0504', terrains: ['town'] },
      { hex: '0604', terrains: ['marsh'] },
    ],
    hexsides: [
      { hexside: '0504/0505', features: ['stream', 'entrenchment-lower'] },
      { hexside: '0504/0604', features: ['slope-higher'] },
      { hexside: '0505/0506', features: ['slope-lower'] },
    ],
  });

  test('from chosen hexes to the ready input', () => {
    const input = attackOnBoard(
      field,
      [
        { hex: '0505', arm: 'infantry' },
        { hex: '0604', arm: 'cavalry' },
      ],
      ['0504'],
    );
    expect(input).toEqual({
      attackers: [
        {
          arm: 'infantry',
          terrains: ['clear'],
          paths: [{ adjacent: true, hexsides: ['stream', 'entrenchment'], line: [] }],
        },
        { arm: 'cavalry', terrains: ['marsh'], paths: [{ adjacent: true, hexsides: ['down-slope'], line: [] }] },
      ],
      defenders: [{ terrains: ['town'] }],
    });
    const said = run(meta, attackTerrain, { input });
    // Town −1, stream −1, entrenchment −2; or −4 out of the marsh: the first of the two.
    expect(said.ok && said.report.answer?.total).toBe(-4);
  });

  test('a bombardment from afar has the hexside at the target and the rest of the line', () => {
    const { attackers } = attackOnBoard(field, [{ hex: '0506', arm: 'bombardment' }], ['0504']);
    expect(attackers[0]?.paths).toEqual([
      { adjacent: false, hexsides: ['stream', 'entrenchment'], line: [{ hexsides: ['up-slope'] }] },
    ]);
  });

  test('infantry two hexes off has no path', () => {
    const { attackers } = attackOnBoard(field, [{ hex: '0506', arm: 'infantry' }], ['0504']);
    expect(attackers[0]?.paths[0]?.adjacent).toBe(false);
  });
});

describe('a battlefield document', () => {
  const battle = (units: readonly object[]) =>
    readBattle(
      readBattlefield({
        format: 'coup-doeil/battlefield',
        version: 1,
        grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
        hexes: [{ hex: '0505', terrains: ['woods'] }],
        hexsides: [{ hexside: '0504/0505', features: ['stream'] }],
        units,
      }),
    );
  const foot = { id: 'foot', side: 'prussia', arm: 'infantry', ratings: { morale: 5 }, state: ['routed'], hex: '0505' };

  test('is read into a board', () => {
    const chief = { id: 'chief', side: 'prussia', arm: 'leader', ratings: { modifier: 2 }, hex: '0505' };
    const horse = {
      id: 'horse',
      side: 'austria',
      arm: 'cavalry',
      traits: ['fast'],
      state: ['formed', 'column'],
      hex: '0502',
    };
    const field = battle([foot, chief, horse]);
    expect(rallyOnBoard(field, 'foot')).toMatchObject({
      morale: 5,
      leader: true,
      leaderModifier: 2,
      distance: 3,
      shelter: 'woods',
    });
    expect(field.units.flat().find(({ id }) => id === 'horse')).toMatchObject({
      fast: true,
      prussian: false,
      column: true,
      command: true,
      formed: true,
      state: 'good-order',
      stands: 'engaged',
    });
    const held = battle([{ ...foot, traits: ['prussian'], state: ['support', 'out-of-command'] }]);
    expect(held.units.flat()[0]).toMatchObject({ prussian: true, stands: 'support', command: false });
  });

  test.each([
    ['units.0.arm', { arm: 'elephants' }],
    ['units.0.state', { state: ['weary'] }],
    ['units.0.traits', { traits: ['heavy'] }],
  ])('names %s where it does not know the word', (field, change) => {
    expect(() => battle([{ ...foot, ...change }])).toThrowError(expect.objectContaining({ field }));
  });
});
