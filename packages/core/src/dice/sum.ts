import { both, certain } from './combine.ts';
import { type Count, times } from './count.ts';
import type { Die } from './die.ts';
import type { Odds, Way } from './odds.ts';
import { refuse, whole } from './refuse.ts';

const MOST_DICE = 1000;
const KEPT_DICE = 32;

const kept = new WeakMap<Die, (Odds<number> | undefined)[]>();

const at = (ways: readonly number[], i: number): number => ways[i] ?? 0;
const bigAt = (ways: readonly bigint[], i: number): bigint => ways[i] ?? 0n;

// Faces in a row: the ways to a total are a window, one die wide, over the ways with one die fewer. Twice the same, for
// numbers and for bigints: one routine for both runs several times slower once it has seen the two.
function window(size: number, dice: number): number[] {
  let ways = [1];
  for (let die = 0; die < dice; die++) {
    const wider: number[] = [];
    let sum = 0;
    for (let i = 0; i < ways.length + size - 1; i++) {
      sum += at(ways, i);
      if (i >= size) sum -= at(ways, i - size);
      wider.push(sum);
    }
    ways = wider;
  }
  return ways;
}

function bigWindow(size: number, dice: number): bigint[] {
  let ways = [1n];
  for (let die = 0; die < dice; die++) {
    const wider: bigint[] = [];
    let sum = 0n;
    for (let i = 0; i < ways.length + size - 1; i++) {
      sum += bigAt(ways, i);
      if (i >= size) sum -= bigAt(ways, i - size);
      wider.push(sum);
    }
    ways = wider;
  }
  return ways;
}

const rows = <N extends Count>(first: number, ways: readonly N[]): Way<number, N>[] =>
  ways.map((n, i) => [first + i, n]);

function summed(die: Die, dice: number): Odds<number> {
  const size = die.faces.length;
  const low = Math.min(...die.faces);
  if (die.ways.length < size || Math.max(...die.faces) - low >= size) {
    const half = dice >> 1;
    return half ? both(sum(die, half), sum(die, dice - half), (a, b) => a + b) : dice ? die : certain(0);
  }
  let of: Count = 1;
  for (let i = 0; i < dice; i++) of = times(of, size);
  return typeof of === 'number'
    ? { of, ways: rows(low * dice, window(size, dice)) }
    : { of, ways: rows(low * dice, bigWindow(size, dice)) };
}

/** The total of several dice of a kind; a small one is kept with its die. For dice of several kinds, `both`. */
export function sum(die: Die, dice: number): Odds<number> {
  const sums = kept.get(die) ?? [];
  const before = sums[dice];
  if (before) return before;
  if (!Array.isArray(die?.faces)) refuse('not-a-die', 'die', 'a die made of its faces', die);
  const made = summed(die, whole('dice', dice, 0, MOST_DICE));
  if (dice <= KEPT_DICE) {
    sums[dice] = made;
    kept.set(die, sums);
  }
  return made;
}
