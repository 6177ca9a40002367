import { describe, expect, it } from 'vitest';
import {
  createGrid,
  findSide,
  formatHex,
  formatHexside,
  formatVertex,
  getHexside,
  getHexsideHexes,
  getNeighbours,
  getVertex,
  getVertexHexes,
  parseHex,
  parseHexside,
  parseVertex,
} from '../src/index.ts';
import { fault } from './fault.ts';
import { takeTime } from './fuzz.ts';
import { GRIDS, hexesOf } from './shapes.ts';

takeTime();

const SIDES = [0, 1, 2, 3, 4, 5];

describe.each(GRIDS)('hexsides and vertices of %s', (_name, grid) => {
  it('have one name from either side, which reads back', () => {
    for (const hex of hexesOf(grid))
      for (const [side, other] of getNeighbours(grid, hex).entries()) {
        const id = getHexside(grid, hex, side);
        // Numbered from the other hex, it is the same hexside.
        expect(getHexsideHexes(grid, hex * 6 + side)).toEqual(getHexsideHexes(grid, id));
        const name = formatHexside(grid, id);
        expect(parseHexside(grid, name)).toBe(id);
        if (other < 0) {
          expect(getHexsideHexes(grid, id)).toEqual([hex]);
          expect(name).toBe(`${formatHex(grid, hex)}/${side}`);
          continue;
        }
        const labels = [formatHex(grid, hex), formatHex(grid, other)].toSorted();
        expect(getHexside(grid, other, (side + 3) % 6)).toBe(id);
        expect(name).toBe(labels.join('/'));
        expect(getHexsideHexes(grid, id).map((one) => formatHex(grid, one))).toEqual(labels);
        expect(parseHexside(grid, labels.toReversed().join('/'))).toBe(id);
        expect(parseHexside(grid, `${formatHex(grid, hex)}/${side}`)).toBe(id);
      }
  });

  it('have one name for a vertex from all of its hexes', () => {
    for (const hex of hexesOf(grid))
      for (const corner of SIDES) {
        const id = getVertex(grid, hex, corner);
        const around = getNeighbours(grid, hex);
        const hexes = [hex, around[corner] ?? -1, around[(corner + 1) % 6] ?? -1].filter((one) => one >= 0);
        expect(getVertexHexes(grid, id)).toEqual(hexes.toSorted((a, b) => a - b));
        for (const other of hexes) expect(SIDES.map((one) => getVertex(grid, other, one))).toContain(id);
        expect(parseVertex(grid, formatVertex(grid, hex, corner))).toBe(id);
        expect(parseVertex(grid, `${formatHex(grid, hex)}.${corner}`)).toBe(id);
      }
  });

  it('are as many as Euler says: vertices less hexsides plus hexes is one', () => {
    const count = (name: (hex: number, side: number) => number) =>
      new Set(hexesOf(grid).flatMap((hex) => SIDES.map((side) => name(hex, side)))).size;
    const vertices = count((hex, corner) => getVertex(grid, hex, corner));
    const hexsides = count((hex, side) => getHexside(grid, hex, side));
    expect(vertices - hexsides + grid.size).toBe(1);
  });
});

describe('names of hexsides and vertices', () => {
  const grid = createGrid({ columns: 30, rows: 20, orientation: 'flat', shifted: 'even' });
  it('are those of the map', () => {
    expect(formatHexside(grid, getHexside(grid, parseHex(grid, '1305'), 5))).toBe('1204/1305');
    expect(formatHexside(grid, getHexside(grid, parseHex(grid, '0101'), 0))).toBe('0101/0');
    expect(formatVertex(grid, parseHex(grid, '1305'), 5)).toBe('1204.1');
  });

  it.each([
    '1204',
    '1204/',
    '1204/1306',
    '1204/1204',
    '1204/9',
    '1204/1205/1305',
    '/1204',
    '9999/1204',
    12041305,
    null,
  ])('reject %j as a hexside', (name) => {
    expect(fault(() => parseHexside(grid, name as string, 'hexsides.0.hexside')).field).toBe('hexsides.0.hexside');
  });
  it.each(['1204', '1204.', '1204.6', '1204.1.1', '1204.15', '1204.1x', '1204/1', '.1', 1204.1, null])(
    'reject %j as a vertex',
    (name) => {
      expect(fault(() => parseVertex(grid, name as string, 'at')).field).toBe('at');
    },
  );
  it('say what they allow', () => {
    expect(fault(() => parseHexside(grid, '1204/1306'))).toEqual({
      code: 'unknown-hexside',
      field: 'hexside',
      allowed: { rule: 'hexside-name' },
      given: '1204/1306',
    });
    expect(fault(() => parseVertex(grid, '1204.6'))).toEqual({
      code: 'unknown-vertex',
      field: 'vertex',
      allowed: { rule: 'vertex-name' },
      given: '1204.6',
    });
    expect(fault(() => getHexside(grid, 0, 6)).field).toBe('side');
    expect(fault(() => findSide(grid, 0, -1)).field).toBe('other');
    expect(fault(() => getHexsideHexes(grid, 3600)).field).toBe('hexside');
    expect(fault(() => getHexsideHexes(grid, 3600)).allowed).toEqual({ rule: 'whole-number', min: 0, max: 3599 });
    expect(fault(() => getVertex(grid, 0, -1)).field).toBe('corner');
    expect(fault(() => getVertexHexes(grid, Number.NaN)).field).toBe('vertex');
  });
});
