/** A whole number, exact at any size: a plain number while that is safe, a bigint beyond. */
export type Count = number | bigint;

/** A bigint as a count. */
export const narrow = (n: bigint): Count => (Number.isSafeInteger(Number(n)) ? Number(n) : n);

/** The product of two counts. */
export const multiply = (a: Count, b: Count): Count => {
  // A product of numbers that is safe is exact.
  const product = typeof a === 'number' && typeof b === 'number' ? a * b : 0;
  return product > 0 && Number.isSafeInteger(product) ? product : narrow(BigInt(a) * BigInt(b));
};

const commonDivisor = (a: bigint, b: bigint): bigint => (b ? commonDivisor(b, a % b) : a);

/** The least common multiple of two positive counts. */
export const commonMultiple = (a: Count, b: Count): Count => {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a % b === 0) return a;
    if (b % a === 0) return b;
  }
  return narrow((BigInt(a) * BigInt(b)) / commonDivisor(BigInt(a), BigInt(b)));
};

/**
 * Makes counts of the kind of another. Counts of one kind are calculated with alike, be they numbers or bigints; the type
 * checker has no word for that, so that here and in `waysIn` bigints are said to be numbers.
 */
export const alike = (of: Count): ((n: Count) => number) =>
  typeof of === 'number' ? Number : (BigInt as unknown as (n: Count) => number);
