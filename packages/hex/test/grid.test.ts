import { describe, expect, it } from 'vitest';
import {
  createGrid,
  findSide,
  formatHex,
  fromAxial,
  type GridShape,
  getNeighbour,
  getNeighbours,
  listRing,
  parseHex,
  toAxial,
} from '../src/index.ts';
import { fault } from './fault.ts';
import { GRIDS, hexesOf } from './shapes.ts';

const shape: GridShape = { columns: 5, rows: 5, orientation: 'flat', shifted: 'even' };

describe('neighbours, read off a drawn map', () => {
  it.each([
    // Sides from 0: flat N NE SE S SW NW, pointed NE E SE SW W NW.
    ['flat', 'even', '0303', ['0302', '0402', '0403', '0304', '0203', '0202']],
    ['flat', 'even', '0203', ['0202', '0303', '0304', '0204', '0104', '0103']],
    ['flat', 'odd', '0303', ['0302', '0403', '0404', '0304', '0204', '0203']],
    ['flat', 'odd', '0203', ['0202', '0302', '0303', '0204', '0103', '0102']],
    ['pointed', 'even', '0303', ['0302', '0403', '0304', '0204', '0203', '0202']],
    ['pointed', 'even', '0302', ['0401', '0402', '0403', '0303', '0202', '0301']],
    ['pointed', 'odd', '0303', ['0402', '0403', '0404', '0304', '0203', '0302']],
    ['pointed', 'odd', '0302', ['0301', '0402', '0303', '0203', '0202', '0201']],
  ] as const)('%s, %s shifted: %s', (orientation, shifted, hex, around) => {
    const grid = createGrid({ ...shape, orientation, shifted });
    expect(getNeighbours(grid, parseHex(grid, hex)).map((other) => formatHex(grid, other))).toEqual(around);
  });

  it('end at the edge', () => {
    const grid = createGrid(shape);
    const corner = parseHex(grid, '0101');
    expect(getNeighbours(grid, corner)).toEqual([-1, -1, parseHex(grid, '0201'), parseHex(grid, '0102'), -1, -1]);
    expect(getNeighbour(grid, corner, 0)).toBe(-1);
    expect(getNeighbour(grid, corner, 3)).toBe(parseHex(grid, '0102'));
  });
});

it('goes round a ring clockwise from side 0', () => {
  const grid = createGrid(shape);
  const around = listRing(grid, parseHex(grid, '0303'), 1).map((hex) => formatHex(grid, hex));
  expect(around).toEqual(['0302', '0402', '0403', '0304', '0203', '0202']);
  expect(listRing(grid, 7, 0)).toEqual([7]);
});

describe.each(GRIDS)('%s', (_name, grid) => {
  it('knows the side between neighbours, and back through the opposite one', () => {
    for (const hex of hexesOf(grid))
      for (const [side, other] of getNeighbours(grid, hex).entries()) {
        if (other < 0) continue;
        expect(findSide(grid, hex, other)).toBe(side);
        expect(getNeighbour(grid, other, (side + 3) % 6)).toBe(hex);
      }
    expect(findSide(grid, 0, grid.size - 1)).toBe(-1);
    expect(findSide(grid, 0, 0)).toBe(-1);
  });

  it('goes to axial coordinates and back', () => {
    for (const hex of hexesOf(grid)) expect(fromAxial(grid, toAxial(grid, hex))).toBe(hex);
    expect(fromAxial(grid, { q: 50, r: 50 })).toBe(-1);
    expect(fromAxial(grid, { q: -1, r: -1 })).toBe(-1);
    expect(fault(() => fromAxial(grid, { q: 0.5, r: 0 })).field).toBe('q');
    expect(fault(() => fromAxial(grid, { q: 0, r: 10_000 })).field).toBe('r');
  });
});

const whole = (min: number, max: number) => ({ rule: 'whole-number', min, max });

describe('a shape that cannot be', () => {
  it.each([
    ['columns', 0, whole(1, 99)],
    ['columns', 100, whole(1, 99)],
    ['columns', 2.5, whole(1, 99)],
    ['columns', Number.NaN, whole(1, 99)],
    ['rows', 1e12, whole(1, 99)],
    ['rows', '5', whole(1, 99)],
    ['rows', undefined, whole(1, 99)],
    ['firstColumn', -1, whole(0, 99)],
    ['firstRow', 100, whole(0, 99)],
    ['digits', 4, whole(2, 3)],
    ['orientation', 'round', ['flat', 'pointed']],
    ['shifted', '__proto__', ['odd', 'even']],
    ['order', null, ['column-row', 'row-column']],
  ])('%s: %s', (field, given, allowed) => {
    const code = 'rule' in allowed ? 'range' : 'choice';
    // What a program without types may hand in.
    expect(fault(() => createGrid({ ...shape, [field]: given } as GridShape))).toEqual({ code, field, allowed, given });
  });

  it('counts its columns up to the last number that two digits hold', () => {
    expect(createGrid({ ...shape, columns: 69, firstColumn: 31 }).size).toBe(345);
    expect(fault(() => createGrid({ ...shape, columns: 70, firstColumn: 31 })).allowed).toEqual(whole(1, 69));
    expect(createGrid({ ...shape, columns: 1000, rows: 3, firstColumn: 0, digits: 3 }).size).toBe(3000);
  });
});
