import type { Pool } from './action-rules.ts';
import { item } from './check.ts';
import type { BattleTypes, CounterOf } from './door.ts';

/** A counter with the manner in which it takes part. */
export type PartOf<G extends BattleTypes> = { readonly counter: CounterOf<G>; readonly as: string };

/** Every set of a pool with every manner in it, smaller sets first, as parts. */
export function* listSets<G extends BattleTypes>({
  counters,
  most = counters.length,
}: Pool<G>): Generator<PartOf<G>[]> {
  const grow = function* (from: number, left: number, parts: readonly PartOf<G>[]): Generator<PartOf<G>[]> {
    if (left === 0) return yield [...parts];
    for (let i = from; i <= counters.length - left; i++) {
      const { counter, manners } = item(counters, i);
      for (const as of manners) yield* grow(i + 1, left - 1, [...parts, { counter, as }]);
    }
  };
  for (let size = 1; size <= Math.min(most, counters.length); size++) yield* grow(0, size, []);
}

/** How many sets a pool has, their manners counted. */
export const countSets = ({ counters, most = counters.length }: Pool): number => {
  // By size: how many sets of so many counters there are, their manners counted.
  const sizes = [1];
  for (const { manners } of counters) {
    sizes.push(0);
    for (let size = sizes.length - 1; size > 0; size--)
      sizes[size] = item(sizes, size) + item(sizes, size - 1) * manners.length;
  }
  return sizes.slice(1, most + 1).reduce((sum, n) => sum + n, 0);
};
