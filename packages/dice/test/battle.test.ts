import { describe, expect, test } from 'vitest';
import {
  certainOdds,
  chain,
  d6,
  d10,
  fold,
  map,
  measureChance,
  type Odds,
  pairOdds,
  restrictOdds,
  testRating,
  toPlainOdds,
} from '../src/index.ts';
import { counted, falls, spelled, total } from './twin.ts';

// Shock and charge table, 2016 (document 000): what befalls each side, and who tests its cohesion.
type Row = 'd-1' | 'ct-1' | 'd-ct1';
const rowOf = (rolled: number): Row => (rolled >= 10 ? 'd-1' : rolled >= 5 ? 'ct-1' : 'd-ct1');

/** A side's end: which of its units fail, by place, and nothing where none tests. */
const failing = (ratings: readonly number[]): Odds<string> =>
  fold(
    ratings.map((rating) => testRating(d10, rating)),
    '',
    (sofar, verdict) => sofar + (verdict === 'pass' ? '-' : 'D'),
  );

const shock = (modifier: number, attackers: readonly number[], defenders: readonly number[]) =>
  chain(d10, (face) => {
    const row = rowOf(face + modifier);
    if (row === 'd-1') return ['stand', 'disordered'] as const;
    return row === 'ct-1'
      ? map(failing(defenders), (fails) => ['stand', fails] as const)
      : map(failing(attackers), (fails) => [`disordered ${fails}`, 'stand'] as const);
  });

describe('a shock, and the cohesion tests it calls for', () => {
  // Modifier +3; two attackers of cohesion 5 and 7, two defenders of 4 and 6.
  const odds = toPlainOdds(shock(3, [5, 7], [4, 6]));

  test('against every fall of the three dice', () => {
    const twin = falls([d10.faces, d10.faces, d10.faces]).map(([face = 0, one = 0, two = 0]) => {
      const fails = (a: number, b: number) => `${one <= a ? '-' : 'D'}${two <= b ? '-' : 'D'}`;
      if (face + 3 >= 10) return ['stand', 'disordered'];
      return face + 3 >= 5 ? ['stand', fails(4, 6)] : [`disordered ${fails(5, 7)}`, 'stand'];
    });
    expect(odds.of).toBe(1000);
    expect(spelled(odds)).toEqual(counted(twin));
  });

  test('each side by itself, out of the same 1000', () => {
    expect(spelled(map(odds, ([, defender]) => defender))).toEqual({
      '"stand"': 200,
      '"--"': 175,
      '"-D"': 75,
      '"D-"': 175,
      '"DD"': 75,
      '"disordered"': 300,
    });
    expect(spelled(map(odds, ([attacker]) => attacker))).toEqual({
      '"stand"': 800,
      '"disordered --"': 96,
      '"disordered -D"': 24,
      '"disordered D-"': 64,
      '"disordered DD"': 16,
    });
  });

  test('what is known of one side tells of the other', () => {
    const held = restrictOdds(odds, ([attacker]) => attacker === 'stand');
    expect(held.of).toBe(800);
    expect(measureChance(held, ([, defender]) => defender === 'disordered')).toEqual({ ways: 300, of: 800 });
  });
});

test('six units a side that all test come out of 10^13, still in numbers', () => {
  const ratings = [3, 4, 5, 6, 7, 8];
  const odds = toPlainOdds(
    chain(d10, (face) => (face < 5 ? pairOdds(failing(ratings), failing(ratings)) : ['held', 'held'])),
  );
  expect(odds.of).toBe(1e13);
  expect(total(odds)).toBe(10n ** 13n);
  expect(odds.ways.length).toBe(64 * 64 + 1);
  // All twelve pass: 4·5·6·7·8·9 ways a side, on five faces of the table's die.
  expect(odds.ways.find(([[a, b]]) => a === '------' && b === '------')?.[1]).toBe(5 * 60480 ** 2);
  expect(odds.ways.at(-1)).toEqual([['held', 'held'], 5e12]);
});

describe('a combat with one six-sided die, and the morale tests it calls for', () => {
  // Rows 0 to 5 of the combat table of Corbach 1760 (document 002), the modifiers of its morale tests a side.
  const TESTS: Readonly<Record<number, { attacker?: number; defender?: number }>> = {
    0: { attacker: 2 },
    1: { attacker: 2 },
    2: { attacker: 1, defender: 0 },
    3: { attacker: 0 },
    4: { attacker: 0, defender: 1 },
    5: { attacker: -1, defender: 2 },
  };
  const side = (morale: number, by: number | undefined): Odds<string> =>
    by === undefined ? certainOdds('none') : testRating(d6, morale, by);

  test('against every fall of the three dice', () => {
    const odds = chain(d6, (face) => {
      const { attacker, defender } = TESTS[face - 1] ?? {};
      return pairOdds(side(4, attacker), side(5, defender), (a, b) => `${a} / ${b}`);
    });
    const verdict = (face: number, morale: number, by: number | undefined) =>
      by === undefined ? 'none' : face + by <= morale ? 'pass' : 'fail';
    const twin = falls([d6.faces, d6.faces, d6.faces]).map(([face = 0, one = 0, two = 0]) => {
      const { attacker, defender } = TESTS[face - 1] ?? {};
      return `${verdict(one, 4, attacker)} / ${verdict(two, 5, defender)}`;
    });
    expect(odds.of).toBe(216);
    expect(spelled(odds)).toEqual(counted(twin));
  });
});

test('the example at the head of the room is true', () => {
  const table = map(d10, (face) => (face >= 8 ? 'flees' : face >= 3 ? 'tests' : 'holds'));
  const end = chain(table, (row) =>
    row === 'tests' ? map(testRating(d10, 6), (verdict) => (verdict === 'pass' ? 'holds' : 'flees')) : row,
  );
  expect(toPlainOdds(end)).toEqual({
    of: 100,
    ways: [
      ['holds', 65],
      ['flees', 35],
    ],
  });
});
