import { describe, expect, it } from 'vitest';
import {
  type BoardContents,
  createBoard,
  createGrid,
  getFeatures,
  getLevel,
  getRoad,
  getRoadThrough,
  getTerrains,
  getUnits,
  parseHex,
  withUnits,
} from '../src/index.ts';
import { fault } from './fault.ts';

const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even' });
const words = { terrains: ['woods', 'town'], features: ['stream', 'bridge'], roads: ['road', 'trail'] } as const;
const contents = {
  hexes: [
    { hex: '0303', terrains: ['woods', 'town'], level: 2, road: 'trail' },
    { hex: '0304', level: -1 },
  ],
  hexsides: [
    { hexside: '0303/0304', features: ['stream', 'bridge'], road: 'road' },
    { hexside: '0303/0302', features: ['stream'] },
    { hexside: '0101/0', road: 'trail' },
  ],
  units: [{ id: 'guard', hex: '0303' }, { id: 'reserve' }, { id: 'battery', hex: '0303' }],
};
const makeBoard = () => createBoard(grid, contents, words);
const at = (label: string): number => parseHex(grid, label);

describe('a board', () => {
  it('answers with what was put on it', () => {
    const board = makeBoard();
    expect(getTerrains(board, at('0303'))).toEqual(['woods', 'town']);
    expect([getLevel(board, at('0303')), getLevel(board, at('0304')), getLevel(board, at('0305'))]).toEqual([2, -1, 0]);
    expect([getRoad(board, at('0303')), getRoad(board, at('0304'))]).toEqual(['trail', undefined]);
    expect(getUnits(board, at('0303')).map(({ id }) => id)).toEqual(['guard', 'battery']);
    expect(getTerrains(board, at('0305'))).toEqual([]);
    expect(getUnits(board, at('0305'))).toEqual([]);
  });

  it('answers alike from both hexes of a hexside', () => {
    const board = makeBoard();
    expect(getFeatures(board, at('0303'), 3)).toEqual(['stream', 'bridge']);
    expect(getFeatures(board, at('0304'), 0)).toEqual(['stream', 'bridge']);
    expect(getRoadThrough(board, at('0304'), 0)).toBe('road');
    expect(getFeatures(board, at('0302'), 3)).toEqual(['stream']);
    expect(getRoadThrough(board, at('0302'), 3)).toBeUndefined();
    expect(getRoadThrough(board, at('0101'), 0)).toBe('trail');
    expect(getFeatures(board, at('0101'), 0)).toEqual([]);
  });

  it('takes other units, and stays as it was', () => {
    const board = makeBoard();
    const moved = withUnits(board, [{ id: 'guard', hex: '0404' }]);
    expect(getUnits(moved, at('0404'))).toHaveLength(1);
    expect(getUnits(moved, at('0303'))).toEqual([]);
    expect(getUnits(board, at('0303'))).toHaveLength(2);
    expect(getTerrains(moved, at('0303'))).toEqual(['woods', 'town']);
  });

  it('may be empty', () => {
    expect(getTerrains(createBoard(grid, {}, words), 80)).toEqual([]);
  });

  it.each([
    [{ hexes: [{ hex: '0303' }, { hex: '1003' }] }, 'unknown-hex', 'hexes.1.hex'],
    [{ hexes: [{ hex: '0303' }, { hex: '0303' }] }, 'duplicate', 'hexes.1.hex'],
    [{ hexes: [{ hex: '0303', terrains: ['woods', 'constructor'] }] }, 'choice', 'hexes.0.terrains.1'],
    [{ hexes: [{ hex: '0303', terrains: ['woods', 'woods'] }] }, 'duplicate', 'hexes.0.terrains.1'],
    [{ hexes: [{ hex: '0303', level: 1.5 }] }, 'range', 'hexes.0.level'],
    [{ hexes: [{ hex: '0303', level: 100 }] }, 'range', 'hexes.0.level'],
    [{ hexes: [{ hex: '0303', road: 'rail' }] }, 'choice', 'hexes.0.road'],
    [{ hexsides: [{ hexside: '0303' }] }, 'unknown-hex', 'hexsides.0.hexside'],
    [{ hexsides: [{ hexside: '0303/0305' }] }, 'unknown-hexside', 'hexsides.0.hexside'],
    [{ hexsides: [{ hexside: '0303/0304' }, { hexside: '0304/0' }] }, 'duplicate', 'hexsides.1.hexside'],
    [{ hexsides: [{ hexside: '0303/0304', features: ['wall'] }] }, 'choice', 'hexsides.0.features.0'],
    [{ hexsides: [{ hexside: '0303/0304', road: '__proto__' }] }, 'choice', 'hexsides.0.road'],
    [{ units: [{ hex: '0303' }, { hex: '0000' }] }, 'unknown-hex', 'units.1.hex'],
  ] satisfies [BoardContents<{ hex?: string }>, string, string][])('refuses %j', (wrong, code, field) => {
    expect(fault(() => createBoard(grid, wrong, words))).toMatchObject({ code, field });
  });

  it.each([-1, 81, 0.5, Number.NaN])('has no hex %s', (hex) => {
    const board = makeBoard();
    const expected = { code: 'range', field: 'hex', allowed: { rule: 'whole-number', min: 0, max: 80 }, given: hex };
    const asked = [
      () => getTerrains(board, hex),
      () => getLevel(board, hex),
      () => getRoad(board, hex),
      () => getUnits(board, hex),
      () => getFeatures(board, hex, 0),
      () => getRoadThrough(board, hex, 0),
    ];
    for (const ask of asked) expect(fault(ask)).toEqual(expected);
    expect(fault(() => getFeatures(board, 0, hex)).field).toBe('side');
  });
});
