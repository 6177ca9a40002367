import { defineSequel } from '@coup-doeil/core/game';
import { calculator } from '../calculators/cohesion.ts';
import { FATE_EFFECTS } from './parts/fates.ts';

/** Nothing follows a cohesion test alone but what it does to the unit. */
export const sequel = defineSequel(calculator, { readings: {}, fates: FATE_EFFECTS, next: () => [] });
