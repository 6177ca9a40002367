import type { Pick } from '@coup-doeil/core/game';
import { createPicker } from '@coup-doeil/dice/roll';

/** Draws whole numbers: the same seed, the same draws, on every machine. */
export const picker = (seed: string): Pick => createPicker(seed);
