import { defineSequel } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/attack-terrain.ts';
import { listSteps } from './parts/next-steps.ts';

/** The sheet has no table for a combat: its result is the player's, and each unit's morale says what it does. */
export const sequel = defineSequel<typeof calculator>()({
  readings: {},
  fates: {},
  next: () => listSteps(['results', 'advance', 'extension', 'cavalry']),
});
