import { defineSequel } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/morale.ts';
import { FATE_EFFECTS } from './parts/fates.ts';

/** Nothing follows a morale test alone but what it does to the unit. */
export const sequel = defineSequel<typeof calculator>()({ readings: {}, fates: FATE_EFFECTS, next: () => [] });
