import { describe, expect, it } from 'vitest';
import {
  ALL_FRONT,
  type Arcs,
  createGrid,
  FRONT_2_FLANK_2_REAR_2,
  FRONT_3_REAR_3,
  FRONT_4_REAR_2,
  findZone,
  findZones,
  formatHex,
  getAspect,
  parseHex,
} from '../src/index.ts';
import { fault } from './fault.ts';

const SIDES = [0, 1, 2, 3, 4, 5];
const turned = (arcs: Arcs, facing: number): string =>
  SIDES.map((side) => getAspect(arcs, facing, side).slice(0, 2)).join(' ');

describe('arcs', () => {
  it.each([
    // The counter points to side 0, 2 or 5; or to the vertex after it. Sides 0 to 5 in turn.
    [FRONT_3_REAR_3, 0, 'fr fr re re re fr'],
    [FRONT_3_REAR_3, 2, 're fr fr fr re re'],
    [FRONT_3_REAR_3, 5, 'fr re re re fr fr'],
    [FRONT_4_REAR_2, 0, 'fr fr fr re re fr'],
    [FRONT_4_REAR_2, 2, 're fr fr fr fr re'],
    [FRONT_4_REAR_2, 5, 'fr fr re re fr fr'],
    [FRONT_2_FLANK_2_REAR_2, 0, 'fr fr fl re re fl'],
    [FRONT_2_FLANK_2_REAR_2, 2, 're fl fr fr fl re'],
    [FRONT_2_FLANK_2_REAR_2, 5, 'fr fl re re fl fr'],
    [ALL_FRONT, 4, 'fr fr fr fr fr fr'],
  ])('%j facing %i', (arcs, facing, sides) => {
    expect(turned(arcs, facing)).toBe(sides);
  });

  it('are the same to either hand of what is faced', () => {
    for (const arcs of [FRONT_3_REAR_3, FRONT_4_REAR_2, FRONT_2_FLANK_2_REAR_2, ALL_FRONT])
      for (const facing of SIDES)
        for (const side of SIDES) {
          const mirror = (2 * facing - side + (arcs.toward === 'vertex' ? 13 : 12)) % 6;
          expect(getAspect(arcs, facing, side)).toBe(getAspect(arcs, facing, mirror));
        }
  });

  it('reject what is no side', () => {
    expect(fault(() => getAspect(ALL_FRONT, 6, 0))).toEqual({
      code: 'range',
      field: 'facing',
      allowed: { rule: 'whole-number', min: 0, max: 5 },
      given: 6,
    });
    expect(fault(() => getAspect(ALL_FRONT, 0, 0.5)).field).toBe('side');
  });
});

describe('zones of control', () => {
  const grid = createGrid({ columns: 9, rows: 9, orientation: 'flat', shifted: 'even' });
  const at = (label: string, arcs: Arcs, facing: number) => ({ label, hex: parseHex(grid, label), arcs, facing });
  const shown = (hexes: Iterable<number>) => [...hexes].map((hex) => formatHex(grid, hex));

  it('are the front hexes on the board', () => {
    expect(shown(findZone(grid, at('0303', FRONT_3_REAR_3, 0)))).toEqual(['0302', '0402', '0202']);
    expect(shown(findZone(grid, at('0101', ALL_FRONT, 0)))).toEqual(['0201', '0102']);
    expect(findZone(grid, at('0101', FRONT_3_REAR_3, 0))).toEqual([]);
  });

  it('do not pass what stops them', () => {
    const unit = at('0303', ALL_FRONT, 0);
    const stream = new Set([1, 2]);
    expect(
      shown(findZone(grid, unit, (from, side, _to, whose) => whose === unit && from === unit.hex && stream.has(side))),
    ).toEqual(['0302', '0304', '0203', '0202']);
    const village = parseHex(grid, '0302');
    expect(shown(findZone(grid, unit, (_from, _side, to) => to === village))).not.toContain('0302');
  });

  it('lie over one another, each hex with its units in order', () => {
    const units = [at('0303', FRONT_3_REAR_3, 0), at('0301', FRONT_3_REAR_3, 3), at('0909', FRONT_3_REAR_3, 3)];
    const control = findZones(grid, units);
    expect(control.get(parseHex(grid, '0302'))?.map((unit) => unit.label)).toEqual(['0303', '0301']);
    expect(control.get(parseHex(grid, '0402'))?.map((unit) => unit.label)).toEqual(['0303']);
    expect(control.has(parseHex(grid, '0909'))).toBe(false);
    expect(shown(control.keys()).toSorted()).toEqual(['0201', '0202', '0302', '0401', '0402', '0809']);
    expect(findZones(grid, units, () => true).size).toBe(0);
  });

  it('reject a unit that is not on the board', () => {
    expect(fault(() => findZone(grid, { hex: -1, arcs: ALL_FRONT, facing: 0 })).field).toBe('hex');
    expect(fault(() => findZone(grid, { hex: 0, arcs: ALL_FRONT, facing: 7 })).field).toBe('facing');
  });
});
