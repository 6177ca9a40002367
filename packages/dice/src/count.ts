/** A whole number, exact at any size: a plain number while that is safe, a bigint beyond. */
export type Count = number | bigint;

/** A bigint as a count. */
export const narrow = (n: bigint): Count => (Number.isSafeInteger(Number(n)) ? Number(n) : n);

const commonDivisor = (a: bigint, b: bigint): bigint => (b ? commonDivisor(b, a % b) : a);

/** The least common multiple of two positive counts. */
export const commonMultiple = (a: Count, b: Count): Count =>
  narrow((BigInt(a) * BigInt(b)) / commonDivisor(BigInt(a), BigInt(b)));

/**
 * Makes counts of the kind of another. Counts of one kind are calculated with alike, be they numbers or bigints; the type
 * checker has no word for that, so that here and in `waysIn` bigints are said to be numbers.
 */
export const alike = (of: Count): ((n: Count) => number) =>
  typeof of === 'number' ? Number : (BigInt as unknown as (n: Count) => number);
