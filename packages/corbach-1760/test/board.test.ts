import { readBattlefield } from '@coup-doeil/core/battle';
import { type Calculator, checkAsk, createReport } from '@coup-doeil/core/game';
import { createGrid, formatHex, parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import {
  type BoardUnit,
  combatOnBoard,
  enemyZones,
  fireOnBoard,
  flanks,
  fronts,
  lineOfSight,
  reachable,
  readBattle,
  rears,
  setUp,
  table,
  zoneOf,
} from '../src/board.ts';
import { calculator as combat } from '../src/calculators/combat.ts';
import { calculator as fire } from '../src/calculators/fire.ts';

const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even' });
const unit = (id: string, hex: string, more: Partial<BoardUnit> = {}): BoardUnit => ({
  id,
  hex,
  owner: id.split('-')[0] ?? '',
  arm: 'infantry',
  facing: 0,
  strength: 4,
  morale: 4,
  ...more,
});
const names = (hexes: Iterable<number>) => [...hexes].map((hex) => formatHex(grid, hex)).sort();

// Around 0505: 0504 N, 0604 NE, 0605 SE, 0506 S, 0405 SW, 0404 NW (odd columns stand higher).
const field = setUp(grid, {
  hexes: [
    { hex: '0505', terrains: ['clear'] },
    { hex: '0604', terrains: ['village'] },
    { hex: '0405', terrains: ['woods'] },
    { hex: '0305', terrains: ['woods'], level: 1 },
    { hex: '0506', level: 2 },
    { hex: '0507', level: 5 },
  ],
  hexsides: [
    { hexside: '0505/0504', features: ['stream'] },
    { hexside: '0505/0405', features: ['slope'] },
    { hexside: '0505/0605', features: ['slope'] },
  ],
  units: [
    unit('red-foot', '0505', { line: true }),
    unit('red-guns', '0809', { arm: 'artillery', twelvePounder: true }),
    unit('blue-horse', '0305', { arm: 'cavalry', heavy: true, bonus: true, facing: 1 }),
    unit('blue-hussars', '0606', { arm: 'light-cavalry' }),
    unit('blue-chief', '0606', { arm: 'commander' }),
    unit('blue-foot', '0604', { facing: 3, morale: 5 }),
  ],
});

describe('facing', () => {
  test('infantry faces a corner: two front hexes, two flanks, two rear', () => {
    expect(names(fronts(table(), field, 'red-foot'))).toEqual(['0504', '0604']);
    expect(names(flanks(table(), field, 'red-foot'))).toEqual(['0404', '0605']);
    expect(names(rears(table(), field, 'red-foot'))).toEqual(['0405', '0506']);
  });
  test('cavalry has four and two', () => {
    expect(fronts(table(), field, 'blue-horse')).toHaveLength(4);
    expect(flanks(table(), field, 'blue-horse')).toHaveLength(0);
    expect(rears(table(), field, 'blue-horse')).toHaveLength(2);
  });
  test('read by hexsides, everyone has three and three', () => {
    const at = table({ facing: 'hexside' });
    expect(names(fronts(at, field, 'red-foot'))).toEqual(['0404', '0504', '0604']);
    expect(flanks(at, field, 'red-foot')).toHaveLength(0);
  });
  test('infantry in a village has no flanks, and keeps its rear', () => {
    expect(fronts(table(), field, 'blue-foot')).toHaveLength(4);
    expect(rears(table(), field, 'blue-foot')).toHaveLength(2);
  });
});

describe('zones', () => {
  test('village, stream and slope stop a zone', () => {
    // Of its two front hexes one lies over the stream, the other is the village.
    expect(zoneOf(table(), field, 'red-foot')).toEqual([]);
    expect(names(zoneOf(table({ zoc: 'six' }), field, 'red-foot'))).toEqual(['0404', '0506']);
  });
  test('a commander has none; the zones of a side are those of its units', () => {
    expect(zoneOf(table(), field, 'blue-chief')).toEqual([]);
    expect(enemyZones(table(), field, 'red').has(parseHex(grid, '0405'))).toBe(true);
    expect(enemyZones(table(), field, 'blue').has(parseHex(grid, '0405'))).toBe(false);
  });
});

describe('reach', () => {
  const cost = (id: string, hex: string, allowance = 6, at = table()) =>
    reachable(at, field, id, allowance).get(parseHex(grid, hex));
  test('costs are those of the march', () => {
    expect(cost('red-foot', '0404')?.cost).toBe(2);
    expect(cost('red-foot', '0504')?.cost).toBe(4);
    // Two levels up: one more, or the whole of it.
    expect(cost('red-foot', '0506')?.cost).toBe(4);
    expect(cost('red-foot', '0506', 6, table({ 'climb-two': 'whole' }))?.cost).toBe(2);
  });
  test('over a slope a unit is disorganised; round it, for as much, it is not', () => {
    expect(cost('red-foot', '0605', 2)?.mode).toBe(1);
    expect(cost('red-foot', '0405', 3)?.mode).toBe(0);
    expect(cost('red-foot', '0404')?.mode).toBe(0);
  });
  test('cavalry keeps out of woods, everyone out of the enemy’s hexes, nobody climbs three levels', () => {
    expect(cost('blue-horse', '0405', 20)).toBeUndefined();
    expect(cost('red-foot', '0604', 20)).toBeUndefined();
    expect(cost('red-foot', '0507', 20)).toBeUndefined();
  });
});

describe('sight', () => {
  test('nothing blocks unless the caller says so', () => {
    expect(lineOfSight(table(), field, '0305', '0505')).toEqual({ range: 2, blockedAt: 0, by: 'caller' });
    expect(lineOfSight(table(), field, '0505', '0508', () => true).blockedAt).toBe(1);
  });
  test('read as usual, higher ground does', () => {
    expect(lineOfSight(table({ 'line-of-sight': 'usual' }), field, '0505', '0508').blockedAt).toBe(1);
    expect(lineOfSight(table({ 'line-of-sight': 'usual' }), field, '0503', '0504').blockedAt).toBe(0);
  });
});

describe('ready inputs', () => {
  const total = (calculator: Calculator, input: unknown) =>
    // Any calculator runs alike; its input was made for it.
    createReport({ id: '', version: '' }, calculator, checkAsk(calculator, { input })).answer?.total;

  test('a combat against the infantry’s rear, uphill', () => {
    const at = setUp(grid, {
      hexes: [{ hex: '0505', level: 1 }],
      hexsides: [{ hexside: '0505/0506', features: ['stream', 'bridge'] }],
      units: [
        unit('red-foot', '0505', { line: true }),
        unit('blue-horse', '0506', { arm: 'cavalry', heavy: true, strength: 8 }),
        unit('blue-foot', '0404', { morale: 5 }),
      ],
    });
    const input = combatOnBoard(table(), at, { attackers: ['blue-horse', 'blue-foot'], target: '0505' });
    expect(input.attackers.map(({ from }) => from)).toEqual(['rear', 'flank']);
    // 12 to 4 +3, morale +1, flank +2, rear +3, heavy on line -1, bridge -2, up -1.
    expect(total(combat, input)).toBe(5);
    expect(total(combat, combatOnBoard(table(), at, { attackers: ['blue-foot'], target: '0505' }))).toBe(0 + 1 + 2 - 1);
  });
  test('an attack from afar is an error that names the unit', () => {
    expect(() => combatOnBoard(table(), field, { attackers: ['blue-horse'], target: '0505' })).toThrow('blue-horse');
  });
  test('a fire into the village, six hexes off', () => {
    const input = fireOnBoard(table(), field, { firer: 'red-guns', target: '0604' });
    expect(input).toMatchObject({ range: 6, hex: 'village', twelvePounder: true });
    // Village -1, beyond 3 -1, two hexes beyond 4 -2, 12-pounder +1; faces south: the shot comes on its front.
    expect(total(fire, input)).toBe(-3);
  });
  test('light cavalry is a light target; its commander is none', () => {
    const input = fireOnBoard(table(), field, { firer: 'red-guns', target: '0606' });
    expect(input.light).toBe(true);
    expect(input.targets).toHaveLength(1);
  });
  test('more than two levels is an error that says so', () => {
    expect(() => fireOnBoard(table(), field, { firer: 'red-guns', target: '0507' })).toThrow(
      '"level": allowed [-2,-1,0,1,2]',
    );
  });
});

describe('a battlefield document', () => {
  const shape = { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' } as const;
  const fromDocument = (battle: object) =>
    readBattle(readBattlefield({ format: 'coup-doeil/battlefield', version: 1, grid: shape, ...battle }));
  const horse = {
    id: 'blue-horse',
    side: 'blue',
    arm: 'cavalry',
    strength: 3,
    ratings: { morale: 5, 'morale-after': 4 },
  };
  test('is read into a board', () => {
    const read = fromDocument({
      hexes: [{ hex: '0505', terrains: ['village'] }],
      units: [
        {
          ...horse,
          state: ['disorganised-by-combat', 'march-column'],
          traits: ['heavy', 'bonus'],
          hex: '0505',
          facing: { vertex: 2 },
        },
        { ...horse, id: 'red-foot', side: 'red', arm: 'infantry', state: [], traits: ['line'], hex: '0506' },
      ],
    });
    expect(combatOnBoard(table(), read, { attackers: ['red-foot'], target: '0505' })).toMatchObject({
      hex: 'village',
      attackers: [{ arm: 'infantry', kind: 'line', from: 'front', state: 'good-order' }],
      defenders: [{ heavy: true, moraleAfter: 4, state: 'disorganised', byCombat: true, marchColumn: true }],
    });
  });
  test('a word that the game does not know is an error that names its place', () => {
    const units = [{ ...horse, state: [], traits: ['elephants'] }];
    expect(() => fromDocument({ units })).toThrow('units.0.traits');
    expect(() => fromDocument({ hexes: [{ hex: '0505', terrains: ['moor'] }] })).toThrow('hexes.0.terrains');
  });
});
