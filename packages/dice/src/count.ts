/** A whole number, exact at any size: a plain number while that is safe, a bigint beyond. */
export type Count = number | bigint;

/** A count as a plain number where that is safe. */
export const narrow = (n: Count): Count => (Number.isSafeInteger(Number(n)) ? Number(n) : n);

/** The product of two counts. */
export const multiply = (a: Count, b: Count): Count => {
  // Rounding never brings a product back among the safe numbers: one that looks safe is exact.
  const product = Number(a) * Number(b);
  return Number.isSafeInteger(product) ? product : BigInt(a) * BigInt(b);
};

const commonDivisor = (a: number, b: number): number => (b ? commonDivisor(b, a % b) : a);

/** The least common multiple of two positive counts. */
export const commonMultiple = (a: Count, b: Count): Count => {
  const product = multiply(a, b);
  const count = alike(product);
  return narrow(count(product) / commonDivisor(count(a), count(b)));
};

/**
 * Makes counts of the kind of another. Counts of one kind are calculated with alike, be they numbers or bigints; the type
 * checker has no word for that, so that here and in `waysIn` bigints are said to be numbers.
 */
export const alike = (of: Count): ((n: Count) => number) =>
  typeof of === 'number' ? Number : (BigInt as unknown as (n: Count) => number);
