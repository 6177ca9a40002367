import type { Pick } from '@coup-doeil/core/game';
import { createPicker } from '@coup-doeil/dice/roll';

/** The most numbers that a picker draws from. */
const MOST = 2 ** 16;

/** Draws whole numbers: the same seed, the same draws, on every machine. */
export const picker = (seed: string): Pick => {
  const pick = createPicker(seed);
  // A broken game may have choices without options, and numbers without end: what is wrong there is for a check to say.
  return (n) => pick(Math.min(Math.max(n, 1), MOST));
};
