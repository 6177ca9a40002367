import assert from 'node:assert/strict';
import { chain, d6, d10, die, type Odds, sumDice, testRating, toPlainOdds } from '@coup-doeil/dice';
import { createRoller } from '@coup-doeil/dice/roll';
import { clearParserCache, parse, pmfCache } from '@yipe/dice';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import type { Case } from './run.ts';

// Cold: the peer forgets what it knows and reads the words; we make the die anew, which then knows no sums either.
const cold = (): Odds<number> => sumDice(die('d6', [1, 2, 3, 4, 5, 6]), 10);
const warm = (): Odds<number> => sumDice(d6, 10);
const theirWarm = () => parse('10d6');
const theirCold = () => {
  pmfCache.clear();
  clearParserCache();
  return parse('10d6');
};

/** Exact odds and the peer's floating probabilities are the same, up to its rounding. */
function sameSums(ours: Odds<number>, theirs: ReturnType<typeof theirWarm>): void {
  assert.equal(ours.ways.length, theirs.map.size);
  for (const [total, n] of ours.ways)
    assert.ok(Math.abs(Number(n) / Number(ours.of) - (theirs.map.get(total)?.p ?? 0)) < 1e-12);
}

// A table of a d10, five rows of which call for a cohesion test of 6.
const TESTED = [false, false, false, true, true, true, true, true, false, false];
type End = 'none' | 'pass' | 'fail';
const chained = (): Odds<End> => chain(d10, (face) => (TESTED[face] ? testRating(d10, 6) : 'none'));

const ROLLS = 100_000;
function simulated(): Record<End, number> {
  const source = xoroshiro128plus(1809);
  const seen = { none: 0, pass: 0, fail: 0 };
  for (let i = 0; i < ROLLS; i++)
    seen[TESTED[uniformInt(source, 0, 9)] ? (uniformInt(source, 0, 9) <= 6 ? 'pass' : 'fail') : 'none']++;
  return seen;
}

const run = createRoller('Wagram');
const raw = xoroshiro128plus(1809);
const rolled = (): number => {
  let sum = 0;
  for (let i = 0; i < 1000; i++) sum += run.roll(d10);
  return sum;
};
const drawn = (): number => {
  let sum = 0;
  for (let i = 0; i < 1000; i++) sum += uniformInt(raw, 0, 9);
  return sum;
};

export const cases: readonly Case[] = [
  {
    name: '10d6 exact, cold',
    target: 40,
    peer: '@yipe/dice',
    ours: cold,
    theirs: theirCold,
    equal: () => sameSums(cold(), theirCold()),
  },
  {
    name: '10d6 exact, warm',
    target: 5,
    peer: '@yipe/dice',
    ours: warm,
    theirs: theirWarm,
    equal: () => sameSums(warm(), theirWarm()),
  },
  {
    name: 'd10 table, then a d10 test, exact',
    target: 500,
    peer: '100,000 simulated rolls',
    ours: chained,
    theirs: simulated,
    equal() {
      const { of, ways } = toPlainOdds(chained());
      const seen = simulated();
      assert.deepEqual(Object.fromEntries(ways), { none: 50, pass: 35, fail: 15 });
      // Five standard deviations of the middle one: the seed is fixed, so that this cannot fail by luck.
      for (const [end, n] of ways) assert.ok(Math.abs(seen[end] / ROLLS - n / of) < 5 * Math.sqrt(0.25 / ROLLS));
    },
  },
  {
    name: '1000 seeded rolls of a d10, at most 1.5 × as long',
    target: 1 / 1.5,
    peer: 'raw pure-rand',
    ours: rolled,
    theirs: drawn,
    equal() {
      for (const thousand of [rolled, drawn]) assert.ok(Math.abs(thousand() - 4500) < 5 * Math.sqrt(8250));
    },
  },
];
