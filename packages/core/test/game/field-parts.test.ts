import { describe, expect, it, test } from 'vitest';
import { t } from '../../src/chart/index.ts';
import { inside, listFields, mapParts, partAt, partsOf } from '../../src/game/field-parts.ts';
import { choice, describeInput, flag, group, list, unit, wholeNumber } from '../../src/game/index.ts';
import { shapes } from './shapes.ts';

const label = t('X', 'X');
const loaded = flag({ label });
const shots = wholeNumber({ label, min: 0, max: 9, default: 1 });
const gun = unit({ label, fields: { loaded, shots } });
const guns = list({ label, max: 2, of: gun });

describe('what stands directly in a description', () => {
  it('is the fields of a group, the items of a list, nothing in a single value', () => {
    expect(partsOf(gun)).toEqual([
      ['loaded', loaded],
      ['shots', shots],
    ]);
    expect(partsOf(guns)).toEqual([['1', gun]]);
    expect(partsOf(loaded)).toEqual([]);
    expect(partsOf(group({ label, fields: {} }))).toEqual([]);
  });

  it('is found by its name, whatever the number of the item', () => {
    expect(partAt(gun, 'shots')).toBe(shots);
    expect([partAt(guns, '1'), partAt(guns, '27')]).toEqual([gun, gun]);
  });

  it.each([
    ['a group', gun, 'toString'],
    ['a list', guns, '0'],
    ['a list', guns, 'loaded'],
    ['a single value', shots, '1'],
  ])('is not found in %s at %s: %s', (_, field, name) => {
    expect(partAt(field, name)).toBeUndefined();
  });

  it('is mapped by the same names', () => {
    expect(mapParts(gun, ({ kind }) => kind)).toEqual({ loaded: 'flag', shots: 'whole' });
  });
});

describe('all the fields of a description', () => {
  it('stand by their dotted names, those of a list once', () => {
    const input = describeInput({
      arms: list({ label, max: 2, of: choice({ label, options: { foot: label }, default: 'foot' }) }),
      guns,
      sky: group({ label, fields: { moon: loaded } }),
    });
    expect(listFields(input).map(({ path, field }) => [path, field.kind])).toEqual([
      ['', 'group'],
      ['arms', 'list'],
      ['arms.1', 'choice'],
      ['guns', 'list'],
      ['guns.1', 'unit'],
      ['guns.1.loaded', 'flag'],
      ['guns.1.shots', 'whole'],
      ['sky', 'group'],
      ['sky.moon', 'flag'],
    ]);
  });

  it('are found in lists of lists', () => {
    const names = listFields(shapes).map(({ path }) => path);
    expect(names).toEqual(expect.arrayContaining(['lists.1.1', 'deep.1.1.small', 'nest.inner.far', 'units.1.shots.1']));
  });
});

test('the path of something inside', () => {
  expect([inside('', 'a'), inside('a', 2), inside('a.2', 'b')]).toEqual(['a', 'a.2', 'a.2.b']);
});
