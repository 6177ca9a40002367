import { pairOdds } from './combine.ts';
import { alike, type Count, narrow } from './count.ts';
import { type Die, SUMS } from './die.ts';
import type { Odds } from './odds.ts';
import { checkInteger, reject } from './reject.ts';

// Faces in a row: the ways are the coefficients of p = (1 + x + … + x^(size−1))^dice. As p′ · (1 − x) · (1 − x^size) is
// dice · p · (1 − size · x^(size−1) + (size − 1) · x^size), each coefficient follows from three before it. What is added up
// on the way stays below 3 · size · (dice + 1) · of: safe by far where `of` is below 90 millions, dice having 1000 faces.
function inRow(size: number, dice: number, of: Count): number[] {
  const count = alike(of < 9e7 ? 0 : 0n);
  const ways = [count(1)];
  const back = (by: number): number => ways.at(-by) ?? count(0);
  let last = count(1);
  for (let i = 1; i <= dice * (size - 1); i++) {
    const far = i - size * (dice + 1);
    const sum = count(i + dice - 1) * last + count(far) * back(size) - count(far + dice - 1) * back(size + 1);
    last = sum / count(i);
    ways.push(last);
  }
  return ways;
}

/** The odds of the total of 1 to 1000 dice of a kind, cached with the die. For dice of several kinds, see `pairOdds`. */
export function sumDice(die: Die, dice: number): Odds<number> {
  const sums = die?.[SUMS] ?? reject('die', { rule: 'die' }, die);
  const known = sums[checkInteger(dice, 'dice', 1, 1000)];
  if (known) return known;
  const { faces, of: size } = die;
  const [first = 0] = faces;
  const of = narrow(BigInt(size) ** BigInt(dice));
  const count = alike(of);
  const half = dice >> 1;
  sums[dice] = faces.every((face, i) => face === first + i)
    ? { of, ways: inRow(size, dice, of).map((n, i) => [first * dice + i, count(n)]) }
    : half
      ? pairOdds(sumDice(die, half), sumDice(die, dice - half), (a, b) => a + b)
      : die;
  return sumDice(die, dice);
}
