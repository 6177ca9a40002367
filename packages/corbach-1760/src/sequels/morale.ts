import { defineSequel } from '@coup-doeil/core/game';
import { calculator } from '../calculators/morale.ts';
import { FATE_EFFECTS } from './parts/fates.ts';

export const sequel = defineSequel(calculator, { readings: {}, fates: FATE_EFFECTS, next: () => [] });
