import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { d6, d10, die, sumDice } from '../src/index.ts';
import { counted, falls, numbered, spelled, total } from './twin.ts';

const faces = fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 6 });

/** The ways to each total, one die after another, by plain addition of bigints. */
function slow(dieFaces: readonly number[], dice: number): [number, bigint][] {
  let ways = new Map([[0, 1n]]);
  for (let i = 0; i < dice; i++) {
    const next = new Map<number, bigint>();
    for (const [before, n] of ways)
      for (const face of dieFaces) next.set(before + face, (next.get(before + face) ?? 0n) + n);
    ways = next;
  }
  return [...ways].sort(([a], [b]) => a - b);
}

describe('dice', () => {
  test('a d6 reads 1 to 6, a d10 reads 0 to 9', () => {
    expect(d6.faces).toEqual([1, 2, 3, 4, 5, 6]);
    expect(d10.faces).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(d10.id).toBe('d10');
    expect(d10.ways).toEqual(d10.faces.map((face) => [face, 1]));
    expect(d10.of).toBe(10);
  });

  test('a face that stands twice has two ways', () => {
    const averaging = die('average', [2, 3, 3, 4, 4, 5]);
    expect(averaging.of).toBe(6);
    expect(averaging.ways).toEqual([
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 1],
    ]);
  });

  test('a die keeps its own faces', () => {
    const written = [1, 2, 3];
    const made = die('three', written);
    written.push(4);
    expect(made.faces).toEqual([1, 2, 3]);
  });
});

describe('sums', () => {
  test('three d6, as every gambler knows since Galileo', () => {
    const { of, ways } = sumDice(d6, 3);
    expect(of).toBe(216);
    expect(ways.map(([, n]) => n)).toEqual([1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]);
  });

  test.each([
    [d6, 10],
    [d10, 5],
    [d10, 15],
    [d10, 16],
    [d6, 20],
    [d6, 21],
    [d6, 60],
    [numbered(1), 7],
    [numbered(2), 53],
    [numbered(2), 52],
    [die('turned', [3, 2, 1]), 4],
    [die('averaging', [2, 3, 3, 4, 4, 5]), 30],
    [die('wide', [0, 1000, 7]), 9],
  ])('$0.id × %i equal plain addition', (thrown, dice) => {
    const { of, ways } = sumDice(thrown, dice);
    expect(BigInt(of)).toBe(BigInt(thrown.faces.length) ** BigInt(dice));
    const kind = thrown.faces.length ** dice <= Number.MAX_SAFE_INTEGER ? 'number' : 'bigint';
    expect(new Set([of, ...ways.map(([, n]) => n)].map((n) => typeof n))).toEqual(new Set([kind]));
    const sorted = [...ways].sort(([a], [b]) => a - b);
    expect(sorted.map(([face, n]) => [face, BigInt(n)])).toEqual(slow(thrown.faces, dice));
  });

  test('any faces, against every fall', () => {
    fc.assert(
      fc.property(faces, fc.integer({ min: 1, max: 4 }), (list, dice) => {
        const all = falls(Array.from({ length: dice }, () => list)).map((fall) => fall.reduce((a, b) => a + b, 0));
        expect(spelled(sumDice(die('any', list), dice))).toEqual(counted(all));
      }),
    );
  });

  test('the ways come to all the ways, and mirror each other, at any size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 60 }), (size, dice) => {
        const odds = sumDice(numbered(size), dice);
        expect(total(odds)).toBe(BigInt(odds.of));
        const ways = odds.ways.map(([, n]) => n);
        expect([...ways].reverse()).toEqual(ways);
      }),
      { numRuns: 30 },
    );
  });

  test('a thousand dice stay exact', () => {
    const odds = sumDice(d6, 1000);
    expect(odds.of).toBe(6n ** 1000n);
    expect(total(odds)).toBe(6n ** 1000n);
    expect(odds.ways.slice(0, 2)).toEqual([
      [1000, 1n],
      [1001, 1000n],
    ]);
  });

  test('every row of faces and every number of dice that stays in numbers equals plain addition', () => {
    for (let size = 1; size <= 30; size++)
      for (let dice = 1; size ** dice < 1e9 && dice <= 30; dice++) {
        const { of, ways } = sumDice(numbered(size), dice);
        expect([of, ways.map(([at, n]) => [at, BigInt(n)])]).toEqual([size ** dice, slow(numbered(size).faces, dice)]);
      }
  });

  test('the wider and the more dice, with what is added up near its bound', () => {
    for (const [size, dice] of [
      [448, 3],
      [449, 3],
      [1000, 2],
      [2, 26],
      [2, 27],
    ] as const) {
      const { ways } = sumDice(numbered(size), dice);
      expect(ways.map(([at, n]) => [at, BigInt(n)])).toEqual(slow(numbered(size).faces, dice));
    }
  });

  test('a sum is kept, and is the same however often it is asked for', () => {
    expect(sumDice(d6, 4)).toBe(sumDice(d6, 4));
    expect(sumDice(numbered(6), 4)).toEqual(sumDice(d6, 4));
  });
});
