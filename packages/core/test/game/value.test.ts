import { describe, expect, it } from 'vitest';
import { describeGiven } from '../../src/describe-given.ts';
import { cut, fault, toInputError } from '../../src/game/fault.ts';
import { memoise, memoiseById } from '../../src/game/once.ts';
import { first, isSameValue } from '../../src/game/value.ts';
import { faultOf } from '../fault.ts';

describe('a value', () => {
  it('is the same by what it says, and no more is said on either side', () => {
    expect(isSameValue({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(isSameValue({ a: 1, b: 2 }, { a: 1 })).toBe(false);
    expect(isSameValue({ a: null }, { b: null })).toBe(false);
    expect(isSameValue({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(isSameValue([1, 2], [1])).toBe(false);
    expect(isSameValue([1], [1, 2])).toBe(false);
    expect(isSameValue([1, 2], [2, 1])).toBe(false);
    expect(isSameValue({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(isSameValue([], {})).toBe(false);
    expect(isSameValue(1, '1')).toBe(false);
  });

  it('is the first of a list', () => {
    expect([first(['a', 'b']), first([0])]).toEqual(['a', 0]);
    expect(() => first([])).toThrow('empty list');
  });
});

describe('what never changes', () => {
  it('is worked out once for each thing', () => {
    const asked: unknown[] = [];
    const size = memoise((list: readonly number[]) => {
      asked.push(list);
      return list.length;
    });
    const [two, none] = [[1, 2], []];
    expect([size(two), size(none), size(two), size(none)]).toEqual([2, 0, 2, 0]);
    expect(asked).toEqual([two, none]);
  });

  it('is worked out once for each id, false answers too', () => {
    const asked: string[] = [];
    const long = memoiseById((id) => {
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
    [() => 1, 'Function'],
    [new Map(), 'Map'],
    [Promise.resolve(1), 'Promise'],
    [Symbol('s'), 'Symbol(s)'],
  ])('%s is said back short', (given, expected) => {
    expect(describeGiven(given)).toEqual(expected);
  });

  it('is cut past eighty characters, and not before', () => {
    expect(cut('x'.repeat(80))).toBe('x'.repeat(80));
    expect(cut('x'.repeat(81))).toBe(`${'x'.repeat(80)}…`);
    expect(describeGiven('y'.repeat(81))).toBe(`${'y'.repeat(80)}…`);
  });

  it('is told with its field; the whole input where there is none', () => {
    expect(faultOf(() => fault('odd', 'a.b', ['even'], 3))).toMatchObject({
      code: 'odd',
      field: 'a.b',
      allowed: ['even'],
      given: 3,
      message: '"a.b": allowed ["even"]',
    });
    expect(faultOf(() => fault('odd', '', ['x', 'y'], []))).toMatchObject({
      field: 'input',
      message: '"input": allowed ["x","y"]',
    });
    const bug = new RangeError('bug');
    expect(() => toInputError(bug)).toThrow(bug);
  });
});
