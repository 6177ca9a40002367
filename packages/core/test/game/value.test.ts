import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import { cut, fault, inputError, shown } from '../../src/game/fault.ts';
import { flag, group, inputOf, whole } from '../../src/game/index.ts';
import { once, onceById } from '../../src/game/once.ts';
import { first, inside, itemsOf, partsOf, same } from '../../src/game/value.ts';
import { faultOf } from '../fault.ts';

const label = t('X', 'X');

describe('a value', () => {
  it('is the same by what it says, and no more is said on either side', () => {
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(same({ a: null }, { b: null })).toBe(false);
    expect(same({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(same([1, 2], [1])).toBe(false);
    expect(same([1], [1, 2])).toBe(false);
    expect(same([1, 2], [2, 1])).toBe(false);
    expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(same([], {})).toBe(false);
    expect(same(1, '1')).toBe(false);
  });

  it('is taken apart by its description; what is none of it is nothing', () => {
    const small = whole({ label, min: 0, max: 3, default: 1 });
    const yes = flag({ label });
    const pair = inputOf({ small, yes });
    expect(partsOf(pair, { yes: true, small: 2 })).toEqual([
      ['small', small, 2],
      ['yes', yes, true],
    ]);
    expect(partsOf(pair, { yes: true })).toEqual([
      ['small', small, null],
      ['yes', yes, true],
    ]);
    expect(partsOf(pair, 7).map(([name, , here]) => [name, here])).toEqual([
      ['small', null],
      ['yes', null],
    ]);
    expect(itemsOf([3, 4])).toEqual([3, 4]);
    expect(itemsOf({ 0: 3 })).toEqual([]);
    expect(itemsOf(null)).toEqual([]);
  });

  it('stands at a path', () => {
    expect([inside('', 'a'), inside('a', 2), inside('a.2', 'b')]).toEqual(['a', 'a.2', 'a.2.b']);
    expect([first(['a', 'b']), first([0])]).toEqual(['a', 0]);
    expect(() => first([])).toThrow('empty list');
  });
});

describe('what never changes', () => {
  it('is worked out once for each thing', () => {
    const asked: unknown[] = [];
    const size = once((list: readonly number[]) => {
      asked.push(list);
      return list.length;
    });
    const [two, none] = [[1, 2], []];
    expect([size(two), size(none), size(two), size(none)]).toEqual([2, 0, 2, 0]);
    expect(asked).toEqual([two, none]);
  });

  it('is worked out once for each id, false answers too', () => {
    const asked: string[] = [];
    const long = onceById((id) => {
      asked.push(id);
      return id.length > 1;
    });
    expect([long('a'), long('ab'), long('a'), long('ab')]).toEqual([false, true, false, true]);
    expect(asked).toEqual(['a', 'ab']);
  });
});

describe('what was given', () => {
  it.each<[unknown, unknown]>([
    ['wood', 'wood'],
    [3, 3],
    [-0.5, -0.5],
    [true, true],
    [false, false],
    [null, null],
    [undefined, null],
    [Number.NaN, 'NaN'],
    [Number.NEGATIVE_INFINITY, '-Infinity'],
    [12n, '12'],
    [[1, 2], { list: 2 }],
    [{ a: 1 }, {}],
    [() => 1, {}],
    [Symbol('s'), 'Symbol(s)'],
  ])('%s is said back short', (given, expected) => {
    expect(shown(given)).toEqual(expected);
  });

  it('is cut past eighty characters, and not before', () => {
    expect(cut('x'.repeat(80))).toBe('x'.repeat(80));
    expect(cut('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
    expect(shown('y'.repeat(81))).toBe(`${'y'.repeat(80)}…`);
  });

  it('is told with its field; the whole input where there is none', () => {
    expect(faultOf(() => fault('odd', 'a.b', ['even'], 3))).toMatchObject({
      code: 'odd',
      field: 'a.b',
      allowed: ['even'],
      given: 3,
      message: 'a.b: allowed ["even"]',
    });
    expect(faultOf(() => fault('odd', '', ['x', 'y'], []))).toMatchObject({
      field: 'input',
      message: 'input: allowed ["x","y"]',
    });
    const bug = new RangeError('bug');
    expect(() => inputError(bug)).toThrow(bug);
  });
});

it('a group without fields has no parts', () => {
  const none = group({ label, fields: {} });
  expect('fields' in none && partsOf(none, {})).toEqual([]);
});
