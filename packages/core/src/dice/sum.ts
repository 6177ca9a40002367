import { both, certain } from './combine.ts';
import { narrow } from './count.ts';
import { type Die, SUMS } from './die.ts';
import type { Odds } from './odds.ts';
import { refuse, whole } from './refuse.ts';

const at = (ways: readonly number[], i: number): number => ways[i] ?? 0;

// Faces in a row: the ways to a total are a window, one die wide, over the ways with one die fewer.
function inRow(size: number, dice: number): number[] {
  let ways = [1];
  for (let left = dice; left; left--) {
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

/** The total of up to 100 dice of a kind; kept with its die. For more, and for dice of several kinds, `both`. */
export function sum(die: Die, dice: number): Odds<number> {
  const sums = die?.[SUMS] ?? refuse('die', 'a die', die);
  const known = sums[whole('dice', dice, 0, 100)];
  if (known) return known;
  const { faces, of: size } = die;
  const [first = 0] = faces;
  const of = narrow(BigInt(size) ** BigInt(dice));
  sums[dice] =
    typeof of === 'number' && faces.every((face, i) => face === first + i)
      ? { of, ways: inRow(size, dice).map((n, i) => [first * dice + i, n]) }
      : dice
        ? both(sum(die, dice - 1), die, (a, b) => a + b)
        : certain(0);
  return sum(die, dice);
}
