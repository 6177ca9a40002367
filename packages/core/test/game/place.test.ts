import { describe, expect, it, test } from 'vitest';
import { t } from '../../src/chart/index.ts';
import {
  choice,
  describeInput,
  type Field,
  flag,
  group,
  list,
  unit,
  type Value,
  wholeNumber,
} from '../../src/game/index.ts';
import { getInputPlace, listAllFields, listInnerFields, put } from '../../src/game/place.ts';

const label = t('X', 'X');
const gun = unit({
  label,
  fields: {
    loaded: flag({ label }),
    shots: wholeNumber({ label, min: 0, max: 9, default: 1, when: { loaded: true } }),
  },
});
const input = describeInput({
  night: flag({ label }),
  arms: list({ label, max: 2, of: choice({ label, options: { foot: label, horse: label }, default: 'foot' }) }),
  guns: list({ label, max: 2, of: gun }),
  sky: group({
    label,
    fields: { moon: flag({ label, when: { night: true } }), stars: flag({ label, when: { moon: true } }) },
  }),
});

const value = {
  night: true,
  arms: ['foot', 'horse'],
  guns: [
    { loaded: true, shots: 3 },
    { loaded: false, shots: 1 },
  ],
  sky: { moon: false, stars: true },
};

describe('a walk over an input', () => {
  it('finds what stands in every field, item by item, and whether it applies', () => {
    expect(
      listAllFields(getInputPlace(input, value)).map((one) => [
        one.path,
        one.name,
        one.field.kind,
        one.value,
        one.applies,
      ]),
    ).toEqual([
      ['', '', 'group', value, true],
      ['night', 'night', 'flag', true, true],
      ['arms', 'arms', 'list', ['foot', 'horse'], true],
      ['arms.1', '1', 'choice', 'foot', true],
      ['arms.2', '2', 'choice', 'horse', true],
      ['guns', 'guns', 'list', value.guns, true],
      ['guns.1', '1', 'unit', { loaded: true, shots: 3 }, true],
      ['guns.1.loaded', 'loaded', 'flag', true, true],
      ['guns.1.shots', 'shots', 'whole', 3, true],
      ['guns.2', '2', 'unit', { loaded: false, shots: 1 }, true],
      ['guns.2.loaded', 'loaded', 'flag', false, true],
      ['guns.2.shots', 'shots', 'whole', 1, false],
      ['sky', 'sky', 'group', { moon: false, stars: true }, true],
      ['sky.moon', 'moon', 'flag', false, true],
      ['sky.stars', 'stars', 'flag', true, false],
    ]);
  });

  it('finds nothing where the input holds nothing', () => {
    for (const nothing of [null, 7, []])
      expect(listInnerFields(getInputPlace(input, nothing)).map(({ name, value: here }) => [name, here])).toEqual([
        ['night', null],
        ['arms', null],
        ['guns', null],
        ['sky', null],
      ]);
    expect(listAllFields(getInputPlace(list({ label, max: 2, of: gun }), { 0: 3 }))).toHaveLength(1);
  });

  it('leaves the input as it is', () => {
    const dark = { ...value, night: false, sky: { moon: true, stars: true } };
    const before = structuredClone(dark);
    listAllFields(getInputPlace(input, dark));
    expect(dark).toEqual(before);
  });
});

const applying = (field: Field, value: Value) =>
  listAllFields(getInputPlace(field, value)).flatMap(({ path, applies }) => (applies ? [path] : []));

describe('a field applies', () => {
  it('by the value of the nearest field of the name, or one of several', () => {
    const field = describeInput({
      a: wholeNumber({ label, min: 0, max: 3, default: 0 }),
      inner: group({
        label,
        fields: {
          a: wholeNumber({ label, min: 0, max: 3, default: 0 }),
          one: flag({ label, when: { a: 1 } }),
          some: flag({ label, when: { a: [1, 2] } }),
        },
      }),
    });
    const at = (a: number) => applying(field, { a: 1, inner: { a, one: false, some: false } });
    expect(at(2)).toEqual(['', 'a', 'inner', 'inner.a', 'inner.some']);
    expect(at(1)).toEqual(['', 'a', 'inner', 'inner.a', 'inner.one', 'inner.some']);
    expect(at(3)).toEqual(['', 'a', 'inner', 'inner.a']);
  });

  it('as if what does not apply before it were at its default', () => {
    const field = describeInput({
      night: flag({ label }),
      moon: flag({ label, when: { night: true } }),
      dark: flag({ label, when: { moon: false } }),
    });
    expect(applying(field, { night: false, moon: true, dark: true })).toEqual(['', 'night', 'dark']);
    expect(applying(field, { night: true, moon: true, dark: true })).toEqual(['', 'night', 'moon']);
  });

  it('only where that applies in which it stands', () => {
    const field = describeInput({
      night: flag({ label }),
      sky: group({ label, fields: { moon: flag({ label }) }, when: { night: true } }),
      guns: list({ label, of: gun, max: 2, when: { night: true } }),
    });
    const at = (night: boolean) => applying(field, { night, sky: { moon: true }, guns: [{ loaded: false, shots: 1 }] });
    expect(at(false)).toEqual(['', 'night']);
    expect(at(true)).toEqual(['', 'night', 'sky', 'sky.moon', 'guns', 'guns.1', 'guns.1.loaded']);
  });

  it('never where its condition names what stands nowhere', () => {
    expect(applying(describeInput({ a: flag({ label, when: { nowhere: true } }) }), { a: true })).toEqual(['']);
  });

  it('where its condition wants nothing, and nothing has the name', () => {
    expect(applying(flag({ label, when: { nowhere: null } }), true)).toEqual(['']);
    expect(applying(flag({ label, when: { nowhere: true } }), true)).toEqual([]);
  });
});

describe('something else is put', () => {
  test.each<[string, Value, string, Value, Value]>([
    ['in place of all', { a: 1 }, '', 7, 7],
    ['in a field', { a: 1, b: 2 }, 'b', 7, { a: 1, b: 7 }],
    ['in an item', [1, 2, 3], '2', 7, [1, 7, 3]],
    ['deep down', { a: [{ b: 1 }, { b: 2 }] }, 'a.2.b', 7, { a: [{ b: 1 }, { b: 7 }] }],
    ['after the last item', { a: [1] }, 'a.2', 7, { a: [1, 7] }],
    ['in a field that nothing is said of', {}, 'a', 7, { a: 7 }],
    ['nowhere beyond a list', [1], '3', 7, [1]],
    ['nowhere before a list', [1], '0', 7, [1]],
    ['nowhere in a list by a name', [1], 'a', 7, [1]],
    ['nowhere in a single value', { a: 1 }, 'a.b', 7, { a: 1 }],
    ['nowhere in nothing', { a: null }, 'a.b', 7, { a: null }],
  ])('%s', (_, value, path, to, expected) => {
    const before = structuredClone(value);
    expect(put(value, path, to)).toEqual(expected);
    expect(value).toEqual(before);
  });

  test('that is made of what stood there', () => {
    expect(put({ a: [1, 2] }, 'a.2', (before) => [before])).toEqual({ a: [1, [2]] });
    expect(put({ a: [1, 2] }, 'a.3', (before) => before)).toEqual({ a: [1, 2, null] });
  });
});
