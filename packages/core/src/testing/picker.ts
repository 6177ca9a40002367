import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { seedBits } from '../dice/seed.ts';
import { below } from '../dice/uniform.ts';
import type { Pick } from '../game/sample.ts';

/** Draws whole numbers: the same seed, the same draws, on every machine. */
export const picker = (seed: string): Pick => {
  const bits = xoroshiro128plus(seedBits(seed));
  return (n) => below(bits, n);
};
