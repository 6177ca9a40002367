/** A whole number, exact at any size: a plain number while that is safe, a bigint beyond. */
export type Count = number | bigint;

const SAFE = Number.MAX_SAFE_INTEGER;

const narrow = (n: bigint): Count => (n > SAFE || n < -SAFE ? n : Number(n));

export function times(a: Count, b: Count): Count {
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    // A product that rounds to a safe integer was one: rounding cannot cross 2^53 downwards.
    if (product <= SAFE && product >= -SAFE) return product;
  }
  return narrow(BigInt(a) * BigInt(b));
}

export function plus(a: Count, b: Count): Count {
  if (typeof a === 'number' && typeof b === 'number') {
    const total = a + b;
    if (total <= SAFE && total >= -SAFE) return total;
  }
  return narrow(BigInt(a) + BigInt(b));
}

/** The quotient of an exact division. */
export const over = (a: Count, b: Count): Count =>
  typeof a === 'number' && typeof b === 'number' ? a / b : narrow(BigInt(a) / BigInt(b));

/** The least common multiple of two positive counts. */
export function commonMultiple(a: Count, b: Count): Count {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a % b === 0) return a;
    if (b % a === 0) return b;
  }
  let [divisor, rest] = [BigInt(a), BigInt(b)];
  while (rest) [divisor, rest] = [rest, divisor % rest];
  return narrow((BigInt(a) / divisor) * BigInt(b));
}

/** A count of the kind of another: ways are spelled as the `of` they are out of. */
export const alike = (of: Count, n: Count): Count => (typeof of === 'number' ? Number(n) : BigInt(n));
