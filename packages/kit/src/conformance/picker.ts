import type { Pick } from '@coup-doeil/core/game';
import { below, seedBits } from '@coup-doeil/dice/roll';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws whole numbers: the same seed, the same draws, on every machine. */
export const picker = (seed: string): Pick => {
  const bits = xoroshiro128plus(seedBits(seed));
  return (n) => below(bits, n);
};
