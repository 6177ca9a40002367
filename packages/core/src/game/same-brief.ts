import type { Brief } from './answer.ts';
import type { Ways } from './odds-list.ts';

/** Below 0 where a chance or figure is less than another, 0 where they are the same: 1 of 2 is 3 of 6. */
export const compareWays = (a: Ways, b: Ways): number => {
  if (a.of === b.of) return a.ways - b.ways;
  const [left, right] = [a.ways * b.of, b.ways * a.of];
  // Products that are safe are exact.
  if (Number.isSafeInteger(left) && Number.isSafeInteger(right)) return left - right;
  const difference = BigInt(a.ways) * BigInt(b.of) - BigInt(b.ways) * BigInt(a.of);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
};

/** Whether a reader is told the same: the same chance out of more dice is no change. */
export const isSameBrief = (a: Brief, b: Brief): boolean =>
  a.measure && b.measure && a.total === b.total
    ? compareWays(a.measure, b.measure) === 0
    : a.headline === b.headline && a.facts.every(({ value }, i) => value === b.facts[i]?.value);
