import type { Ways } from '../game/index.ts';

/** An exact share: a chance, or a figure on average. In lowest terms. */
export interface Fraction {
  readonly ways: bigint;
  readonly of: bigint;
}

const commonDivisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : commonDivisor(b, a % b));

export const commonMultiple = (a: bigint, b: bigint): bigint => (a / commonDivisor(a, b)) * b;

/** So many ways out of so many, in lowest terms. */
export const reduce = (ways: bigint, of: bigint): Fraction => {
  const divisor = commonDivisor(ways < 0n ? -ways : ways, of);
  return { ways: ways / divisor, of: of / divisor };
};

const SHOWN = 10n ** 15n;

/** A fraction in numbers, for the screen: exact where it fits into them, else to fifteen digits. */
export const toWays = ({ ways, of }: Fraction): Ways => {
  if (of <= SHOWN && ways <= SHOWN) return { ways: Number(ways), of: Number(of) };
  // What can happen is never shown as what cannot.
  const scaled = (ways * SHOWN) / of;
  return { ways: Number(ways > 0n && scaled === 0n ? 1n : scaled), of: Number(SHOWN) };
};
