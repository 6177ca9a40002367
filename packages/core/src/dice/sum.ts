import { both, certain } from './combine.ts';
import { type Count, times } from './count.ts';
import { type Die, SUMS } from './die.ts';
import type { Odds, Way } from './odds.ts';
import { refuse, whole } from './refuse.ts';

const MOST_DICE = 1000;
const KEPT_DICE = 32;

const at = (ways: readonly number[], i: number): number => ways[i] ?? 0;
const bigAt = (ways: readonly bigint[], i: number): bigint => ways[i] ?? 0n;

// Faces in a row: the ways to a total are a window, one die wide, over the ways with one die fewer; and as many as to the
// total as far from the other end, so that half of them will do. Twice the same, for numbers and for bigints: one routine
// for both runs several times slower once it has seen the two.
function window(size: number, dice: number): number[] {
  const last = dice * (size - 1);
  const middle = last >> 1;
  const ways = [1];
  for (let die = 1; die <= dice; die++) {
    const top = Math.min(middle, die * (size - 1));
    let sum = 0;
    for (let i = 0; i <= top; i++) ways[i] = sum += at(ways, i);
    for (let i = top; i >= size; i--) ways[i] = at(ways, i) - at(ways, i - size);
  }
  for (let i = middle + 1; i <= last; i++) ways[i] = at(ways, last - i);
  return ways;
}

function bigWindow(size: number, dice: number): bigint[] {
  const last = dice * (size - 1);
  const middle = last >> 1;
  const ways = [1n];
  for (let die = 1; die <= dice; die++) {
    const top = Math.min(middle, die * (size - 1));
    let sum = 0n;
    for (let i = 0; i <= top; i++) ways[i] = sum += bigAt(ways, i);
    for (let i = top; i >= size; i--) ways[i] = bigAt(ways, i) - bigAt(ways, i - size);
  }
  for (let i = middle + 1; i <= last; i++) ways[i] = bigAt(ways, last - i);
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
  const sums = die?.[SUMS] ?? refuse('not-a-die', 'die', 'a die made of its faces', die);
  const before = sums[dice];
  if (before) return before;
  const made = summed(die, whole('dice', dice, 0, MOST_DICE));
  if (dice <= KEPT_DICE) sums[dice] = made;
  return made;
}
