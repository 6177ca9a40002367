import { expect, it } from 'vitest';
import { readBattlefield } from '../../src/battle/index.ts';
import { faultOf } from '../fault.ts';

const grid = { columns: 20, rows: 12, orientation: 'flat', shifted: 'even' };
const documentWith = (unit: object) => ({
  format: 'coup-doeil/battlefield',
  version: 2,
  grid,
  units: [{ id: 'guard', side: 'french', arm: 'foot', ...unit }],
});
const text = (min: number, max: number) => ({ rule: 'text', min, max });

it.each([
  [{ strength: 1_000_000 }, { strength: 1_000_001 }, 'strength', 'range', { rule: 'number', min: 0, max: 1_000_000 }],
  [{ strength: 0 }, { strength: '1' }, 'strength', 'range', { rule: 'number', min: 0, max: 1_000_000 }],
  [
    { facing: { side: 5 } },
    { facing: { side: 2.5 } },
    'facing.side',
    'range',
    { rule: 'whole-number', min: 0, max: 5 },
  ],
  [
    { facing: { vertex: 0 } },
    { facing: { vertex: -1 } },
    'facing.vertex',
    'range',
    { rule: 'whole-number', min: 0, max: 5 },
  ],
  [{ name: 'x'.repeat(200) }, { name: 'x'.repeat(201) }, 'name', 'text', text(1, 200)],
  [{ formation: 'x' }, { formation: '' }, 'formation', 'text', text(1, 200)],
  [{ hex: '0101' }, { hex: 'x'.repeat(21) }, 'hex', 'text', text(0, 20)],
  [{ arm: 'light-foot2' }, { arm: 'Light foot' }, 'arm', 'word', { rule: 'word' }],
  [{ state: ['a1'] }, { state: ['a1', '1a'] }, 'state.1', 'word', { rule: 'word' }],
  [
    { traits: Array(100).fill('heavy') },
    { traits: Array(101).fill('heavy') },
    'traits',
    'list',
    { rule: 'list-length', min: 0, max: 100 },
  ],
  [{ ratings: { morale: -1_000_000 } }, { ratings: null }, 'ratings', 'record', { rule: 'record' }],
  [{}, { ratings: { Morale: 1 } }, 'ratings.Morale', 'word', { rule: 'word' }],
  [{}, { facing: {} }, 'facing', 'choice', ['side', 'vertex']],
  [{}, { side: undefined }, 'side', 'missing', { rule: 'word' }],
])('takes a unit with %j, and of %j says what is allowed', (sound, wrong, field, code, allowed) => {
  expect(readBattlefield(documentWith(sound)).units[0]).toMatchObject(sound);
  expect(faultOf(() => readBattlefield(documentWith(wrong)))).toMatchObject({
    code,
    field: `units.0.${field}`,
    allowed,
  });
});

it('names what an object or a document may have', () => {
  const known = [
    'format',
    'version',
    'game',
    'title',
    'grid',
    'hexes',
    'hexsides',
    'units',
    'formations',
    'sides',
    'turn',
    'edition',
    'readings',
  ];
  expect(faultOf(() => readBattlefield({ ...documentWith({}), weather: 'rain' }))).toMatchObject({
    field: 'weather',
    allowed: known,
    given: 'rain',
  });
  expect(faultOf(() => readBattlefield(null))).toMatchObject({ code: 'object', field: 'document', allowed: known });
  expect(faultOf(() => readBattlefield({ ...documentWith({}), version: 3 })).allowed).toEqual([1, 2]);
});
