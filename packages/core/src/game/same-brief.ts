import type { Brief, Ways } from './answer.ts';

/** Whether two chances are the same: 1 of 2 is 3 of 6. */
export const isSameChance = (a: Ways, b: Ways): boolean => {
  if (a.of === b.of) return a.ways === b.ways;
  const [left, right] = [a.ways * b.of, b.ways * a.of];
  // Products that are safe are exact.
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left === right;
  return BigInt(a.ways) * BigInt(b.of) === BigInt(b.ways) * BigInt(a.of);
};

/** Whether a reader is told the same: the same chance out of more dice is no change. */
export const isSameBrief = (a: Brief, b: Brief): boolean =>
  a.measure && b.measure && a.total === b.total ? isSameChance(a.measure, b.measure) : a.headline === b.headline;
