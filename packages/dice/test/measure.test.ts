import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addModifier,
  d6,
  d10,
  die,
  findQuantile,
  map,
  measureAtLeast,
  measureChance,
  measureExpectation,
  sumDice,
  testRating,
} from '../src/index.ts';
import { falls, numbered } from './twin.ts';

const faces = fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1, maxLength: 6 });
const twoDice = fc.tuple(faces, fc.integer({ min: 1, max: 3 }));
const totals = (list: readonly number[], dice: number): number[] =>
  falls(Array.from({ length: dice }, () => list)).map((fall) => fall.reduce((a, b) => a + b, 0));

describe('chances', () => {
  test('three d6 come to 11 or more as often as to 10 or less', () => {
    expect(measureAtLeast(sumDice(d6, 3), 11)).toEqual({ ways: 108, of: 216 });
    expect(measureAtLeast(sumDice(d6, 3), 18)).toEqual({ ways: 1, of: 216 });
  });

  test('of any thing that holds', () => {
    expect(measureChance(testRating(d10, 6), (verdict) => verdict === 'pass')).toEqual({ ways: 7, of: 10 });
    expect(measureChance(sumDice(d6, 2), (at) => at <= 4)).toEqual({ ways: 6, of: 36 });
    expect(measureChance(d10, () => false)).toEqual({ ways: 0, of: 10 });
  });

  test('beyond numbers, both sides are bigints', () => {
    expect(measureAtLeast(sumDice(d6, 40), 240)).toEqual({ ways: 1n, of: 6n ** 40n });
    expect(measureAtLeast(sumDice(d6, 40), 241)).toEqual({ ways: 0n, of: 6n ** 40n });
  });

  test('at least, against every fall', () => {
    fc.assert(
      fc.property(twoDice, fc.integer({ min: -30, max: 30 }), ([list, dice], bar) => {
        const odds = sumDice(die('any', list), dice);
        const all = totals(list, dice);
        expect(measureAtLeast(odds, bar)).toEqual({ ways: all.filter((at) => at >= bar).length, of: all.length });
      }),
    );
  });
});

describe('expectations', () => {
  test('two d6 come to 7', () => {
    expect(measureExpectation(sumDice(d6, 2))).toEqual({ sum: 252, of: 36 });
  });

  test('against the sum of every fall', () => {
    fc.assert(
      fc.property(twoDice, ([list, dice]) => {
        const all = totals(list, dice);
        expect(measureExpectation(sumDice(die('any', list), dice))).toEqual({
          sum: all.reduce((a, b) => a + b, 0),
          of: all.length,
        });
      }),
    );
  });

  test('exact where the sum outgrows numbers though the `of` does not, below zero too', () => {
    const million = (by: number) => measureExpectation(map(sumDice(d10, 15), () => by * 1_000_000));
    expect(million(1)).toEqual({ sum: 10n ** 21n, of: 10 ** 15 });
    expect(million(-1)).toEqual({ sum: -(10n ** 21n), of: 10 ** 15 });
    expect(measureExpectation(addModifier(sumDice(d10, 15), -1_000_000)).sum).toBe(
      -(10n ** 21n) + (15n * 9n * 10n ** 15n) / 2n,
    );
  });

  test('of forty dice', () => {
    expect(measureExpectation(sumDice(d6, 40))).toEqual({ sum: 140n * 6n ** 40n, of: 6n ** 40n });
  });
});

describe('quantiles', () => {
  test.each([
    [0, 1, 3],
    [1, 216, 3],
    [2, 216, 4],
    [1, 2, 10],
    [109, 216, 11],
    [215, 216, 17],
    [1, 1, 18],
  ])('%i/%i of three d6 is %i', (part, parts, expected) => {
    expect(findQuantile(sumDice(d6, 3), part, parts)).toBe(expected);
  });

  test('the outcomes need not stand in order', () => {
    expect(
      findQuantile(
        map(d10, (face) => -face),
        3,
        10,
      ),
    ).toBe(-7);
  });

  test('against the falls laid out in order', () => {
    fc.assert(
      fc.property(twoDice, fc.integer({ min: 1, max: 20 }), fc.nat(), ([list, dice], parts, seed) => {
        const part = seed % (parts + 1);
        const all = totals(list, dice).sort((a, b) => a - b);
        const place = Math.max(0, Math.ceil((all.length * part) / parts) - 1);
        expect(findQuantile(sumDice(die('any', list), dice), part, parts)).toBe(all[place]);
      }),
    );
  });

  test('of many coins, exactly at the step', () => {
    expect(findQuantile(sumDice(numbered(2, 0), 60), 1, 2)).toBe(30);
    expect(findQuantile(sumDice(numbered(2, 0), 61), 1, 2)).toBe(30);
    expect(findQuantile(sumDice(numbered(2, 0), 60), 1, 2 ** 30)).toBe(8);
  });
});
