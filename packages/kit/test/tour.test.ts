import { t } from '@coup-doeil/core/chart';
import { checkAsk, choice, flag, group, inputOf, list, unit, type Value, whole } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { shapes } from '../../core/test/game/shapes.ts';
import { holds, put, tour, visit } from '../src/conformance/tour.ts';
import { fire } from './duel.ts';

const label = t('X', 'X');
const gun = unit({
  label,
  fields: { loaded: flag({ label }), shots: whole({ label, min: 0, max: 9, default: 1, when: { loaded: true } }) },
});
const input = inputOf({
  night: flag({ label }),
  arms: list({ label, max: 2, of: choice({ label, options: { foot: label, horse: label }, default: 'foot' }) }),
  guns: list({ label, max: 2, of: gun }),
  sky: group({
    label,
    fields: { moon: flag({ label, when: { night: true } }), stars: flag({ label, when: { moon: true } }) },
  }),
});

describe('two values hold the same', () => {
  test.each<[Value, Value, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [null, null, true],
    [null, {}, false],
    [[], {}, false],
    [[1, 2], [1, 2], true],
    [[1, 2], [2, 1], false],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [[{ a: 1 }], [{ a: 1 }], true],
    [[{ a: 1 }], [{ a: 2 }], false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(holds(a, b)).toBe(same);
  });
});

describe('a tour', () => {
  test('stops at every field, once in a list', () => {
    expect(tour(input).map(({ name, path, field }) => [name, path, field.kind])).toEqual([
      ['input', [], 'group'],
      ['night', ['night'], 'flag'],
      ['arms', ['arms'], 'list'],
      ['arms.1', ['arms', '1'], 'choice'],
      ['guns', ['guns'], 'list'],
      ['guns.1', ['guns', '1'], 'unit'],
      ['guns.1.loaded', ['guns', '1', 'loaded'], 'flag'],
      ['guns.1.shots', ['guns', '1', 'shots'], 'whole'],
      ['sky', ['sky'], 'group'],
      ['sky.moon', ['sky', 'moon'], 'flag'],
      ['sky.stars', ['sky', 'stars'], 'flag'],
    ]);
  });
  test('goes into lists of lists', () => {
    const names = tour(shapes).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['lists.1.1', 'deep.1.1.small', 'nest.inner.far', 'units.1.shots.1']));
  });
});

describe('a visit', () => {
  const value: Value = {
    night: true,
    arms: ['foot', 'horse'],
    guns: [
      { loaded: true, shots: 3 },
      { loaded: false, shots: 1 },
    ],
    sky: { moon: false, stars: true },
  };
  test('finds what an input holds in every field, item by item, and whether it applies', () => {
    expect(
      visit(input, value).map(({ name, path, field, value: held, applies }) => [name, path, field.kind, held, applies]),
    ).toEqual([
      ['input', [], 'group', value, true],
      ['night', ['night'], 'flag', true, true],
      ['arms', ['arms'], 'list', ['foot', 'horse'], true],
      ['arms.1', ['arms', 0], 'choice', 'foot', true],
      ['arms.2', ['arms', 1], 'choice', 'horse', true],
      ['guns', ['guns'], 'list', value.guns, true],
      ['guns.1', ['guns', 0], 'unit', { loaded: true, shots: 3 }, true],
      ['guns.1.loaded', ['guns', 0, 'loaded'], 'flag', true, true],
      ['guns.1.shots', ['guns', 0, 'shots'], 'whole', 3, true],
      ['guns.2', ['guns', 1], 'unit', { loaded: false, shots: 1 }, true],
      ['guns.2.loaded', ['guns', 1, 'loaded'], 'flag', false, true],
      ['guns.2.shots', ['guns', 1, 'shots'], 'whole', 1, false],
      ['sky', ['sky'], 'group', { moon: false, stars: true }, true],
      ['sky.moon', ['sky', 'moon'], 'flag', false, true],
      ['sky.stars', ['sky', 'stars'], 'flag', true, false],
    ]);
  });
  test('finds nothing where nothing is held', () => {
    expect(visit(input, null).map(({ name }) => name)).toEqual(['input']);
    expect(visit(input, {}).map(({ name, value: held }) => [name, held])).toEqual([
      ['input', {}],
      ['night', null],
      ['arms', null],
      ['guns', null],
      ['sky', null],
    ]);
  });
});

describe('something else is put', () => {
  const { input: plain } = checkAsk(fire, {});
  test.each<[string, unknown, (string | number)[], unknown, unknown]>([
    ['in place of all', plain, [], 7, 7],
    ['in a field', { a: 1, b: 2 }, ['b'], 7, { a: 1, b: 7 }],
    ['in an item', [1, 2, 3], [1], 7, [1, 7, 3]],
    ['deep down', { a: [{ b: 1 }, { b: 2 }] }, ['a', 1, 'b'], 7, { a: [{ b: 1 }, { b: 7 }] }],
    ['where nothing was', null, ['a', 'b'], 7, { a: { b: 7 } }],
    ['nowhere in a list that is too short', [1], [1], 7, [1]],
  ])('%s', (_, value, path, to, made) => {
    expect(put(value, path, to)).toEqual(made);
  });
});
