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
