import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addModifier,
  chain,
  d6,
  d10,
  die,
  fold,
  map,
  pairOdds,
  restrictOdds,
  sumDice,
  testRating,
  toPlainOdds,
  type Verdict,
} from '../src/index.ts';
import { counted, falls, numbered, spelled, total } from './twin.ts';

const rating = fc.integer({ min: -2, max: 12 });
const verdict = (face: number, at: number): string => (face <= at ? 'pass' : 'fail');

describe('tests', () => {
  test.each([
    [6, 0, { '"pass"': 7, '"fail"': 3 }],
    [6, 2, { '"pass"': 5, '"fail"': 5 }],
    [0, 0, { '"pass"': 1, '"fail"': 9 }],
    [9, 0, { '"pass"': 10 }],
    [-1, 0, { '"fail"': 10 }],
    [3, -6, { '"pass"': 10 }],
  ])('d10 against %i, modified by %i', (at, by, expected) => {
    expect(testRating(d10, at, by).of).toBe(10);
    expect(spelled(testRating(d10, at, by))).toEqual(expected);
  });

  test('of several dice, small and large', () => {
    expect(spelled(testRating(sumDice(d6, 2), 7))).toEqual({ '"pass"': 21, '"fail"': 15 });
    const large = testRating(sumDice(d6, 40), 40);
    expect(large).toEqual({
      of: 6n ** 40n,
      ways: [
        ['pass', 1n],
        ['fail', 6n ** 40n - 1n],
      ],
    });
    expect(testRating(sumDice(d6, 40), 239).ways[1]).toEqual(['fail', 1n]);
  });
});

describe('tables', () => {
  test('faces that read alike add up, in the order they are met', () => {
    const table = map(addModifier(d10, 2), (at) => (at >= 10 ? 'rout' : at >= 5 ? 'test' : 'none'));
    expect(table).toEqual({
      of: 10,
      ways: [
        ['none', 3],
        ['test', 5],
        ['rout', 2],
      ],
    });
  });

  test('a list and the text of that list are two outcomes; equal lists are one', () => {
    const odds = map(d6, (face) => (face < 3 ? ['a', [1]] : face < 5 ? '["a",[1]]' : face === 5 ? ['a', '[1]'] : 5));
    expect(odds.ways.map(([, n]) => n)).toEqual([2, 2, 1, 1]);
  });
});

describe('chains', () => {
  test('branches with fewer dice are scaled up to the one `of`', () => {
    const odds = chain(d10, (face) => (face < 5 ? testRating(d10, 6) : 'held'));
    expect(odds).toEqual({
      of: 100,
      ways: [
        ['pass', 35],
        ['fail', 15],
        ['held', 50],
      ],
    });
  });

  test('dice of different kinds meet in the least common `of`', () => {
    const odds = chain(d6, (face) => (face === 1 ? d10 : face === 2 ? numbered(4) : face));
    expect(odds.of).toBe(6 * 20);
    expect(total(odds)).toBe(120n);
    expect(spelled(odds)).toEqual({ 0: 2, 1: 7, 2: 7, 3: 27, 4: 27, 5: 22, 6: 22, 7: 2, 8: 2, 9: 2 });
  });

  test('the order of the branches does not matter to the `of`', () => {
    const deep = (first: number) =>
      chain(d6, (face) => (face === first ? sumDice(d10, 3) : face === 4 ? sumDice(d10, 2) : 0)).of;
    expect([1, 6].map(deep)).toEqual([6000, 6000]);
  });

  test('a branch may be too deep for numbers', () => {
    const odds = chain(d6, (face) => (face === 1 ? sumDice(d6, 40) : 0));
    expect(odds.of).toBe(6n ** 41n);
    expect(odds.ways.at(-1)).toEqual([0, 5n * 6n ** 40n]);
    expect(total(odds)).toBe(6n ** 41n);
  });

  test('two moduli beyond numbers still meet in the least', () => {
    const odds = chain(d6, (face) => (face === 1 ? sumDice(d6, 40) : sumDice(d10, 40)));
    expect(odds.of).toBe(6n * 2n ** 40n * 3n ** 40n * 5n ** 40n);
    expect(total(odds)).toBe(BigInt(odds.of));
  });

  test('any table of any tests, against every fall of both dice', () => {
    fc.assert(
      fc.property(fc.array(fc.option(rating), { minLength: 10, maxLength: 10 }), (table) => {
        const row = (face: number) => table[face] ?? null;
        const odds = chain(d10, (face) => {
          const at = row(face);
          return at === null ? 'none' : testRating(d10, at);
        });
        const twin = falls([d10.faces, d10.faces]).map(([first = 0, second = 0]) => {
          const at = row(first);
          return at === null ? 'none' : verdict(second, at);
        });
        const scale = table.every((at) => at === null) ? 10 : 1;
        expect(odds.of).toBe(100 / scale);
        expect(Object.fromEntries(Object.entries(spelled(odds)).map(([id, n]) => [id, n * scale]))).toEqual(
          counted(twin),
        );
      }),
    );
  });
});

describe('together', () => {
  test('any tests side by side, against every fall', () => {
    fc.assert(
      fc.property(fc.array(rating, { maxLength: 4 }), (ratings) => {
        const tests = ratings.map((at) => testRating(d10, at));
        const fallen = falls(ratings.map(() => d10.faces));
        const verdicts = fallen.map((fall) => fall.map((face, i) => verdict(face, ratings[i] ?? Number.NaN)));
        const failures = verdicts.map((list) => list.filter((one) => one === 'fail').length);
        const listed = fold<Verdict, readonly Verdict[]>(tests, [], (list, one) => [...list, one]);
        expect(listed.of).toBe(10 ** ratings.length);
        expect(spelled(listed)).toEqual(counted(verdicts));
        const tallied = fold(tests, 0, (count, one) => count + (one === 'fail' ? 1 : 0));
        expect(spelled(tallied)).toEqual(counted(failures));
      }),
      { numRuns: 40 },
    );
  });

  test('joint outcomes, and their marginals out of the same `of`', () => {
    const joint = pairOdds(d6, testRating(d10, 3));
    expect(joint.of).toBe(60);
    expect(joint.ways.length).toBe(12);
    expect(joint.ways[0]).toEqual([[1, 'pass'], 4]);
    expect(spelled(map(joint, ([face]) => face))).toEqual({ 1: 10, 2: 10, 3: 10, 4: 10, 5: 10, 6: 10 });
    expect(spelled(map(joint, ([, is]) => is))).toEqual({ '"pass"': 24, '"fail"': 36 });
  });

  test('a difference of two dice', () => {
    expect(spelled(pairOdds(d6, d6, (a, b) => a - b))).toEqual(
      counted(falls([d6.faces, d6.faces]).map(([a = 0, b = 0]) => a - b)),
    );
  });
});

describe('conditions', () => {
  test('what is known leaves its own ways', () => {
    const joint = pairOdds(d6, d6);
    const even = restrictOdds(joint, ([a, b]) => (a + b) % 2 === 0);
    expect(even.of).toBe(18);
    expect(spelled(map(even, ([a, b]) => a + b))).toEqual({ 2: 1, 4: 3, 6: 5, 8: 5, 10: 3, 12: 1 });
  });

  test('large odds that shrink become plain numbers again', () => {
    const few = restrictOdds(sumDice(d6, 40), (at) => at <= 41);
    expect(few).toEqual({
      of: 41,
      ways: [
        [40, 1],
        [41, 40],
      ],
    });
  });

  test('the whole is the sum of its parts: a chain over a condition gives the odds back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0, max: 24 }), (dice, bar) => {
        const odds = sumDice(d6, dice);
        const sides = map(odds, (at) => (at <= bar ? 'low' : 'high'));
        const back = chain(sides, (side) => restrictOdds(odds, (at) => at <= bar === (side === 'low')));
        const scale = BigInt(back.of) / BigInt(odds.of);
        expect(new Map(back.ways.map(([at, n]) => [at, BigInt(n)]))).toEqual(
          new Map(odds.ways.map(([at, n]) => [at, BigInt(n) * scale])),
        );
      }),
    );
  });
});

describe('numbers and bigints', () => {
  test('the largest safe `of` is in numbers, the next is not', () => {
    const kinds = (dice: number) => {
      const { of, ways } = sumDice(numbered(2), dice);
      return [of, new Set(ways.map(([, n]) => typeof n))];
    };
    expect(kinds(52)).toEqual([2 ** 52, new Set(['number'])]);
    expect(kinds(53)).toEqual([2n ** 53n, new Set(['bigint'])]);
    const { of } = chain(die('two', [1, 1]), () => sumDice(numbered(2), 52));
    expect(of).toBe(2n ** 53n);
  });

  test('odds are JSON as they stand, once they are in numbers', () => {
    const odds = toPlainOdds(sumDice(d10, 15));
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds);
    expect(odds.of).toBe(10 ** 15);
  });
});
