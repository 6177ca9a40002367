import { t } from '@coup-doeil/core/chart';
import { defineSequel } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/rally.ts';

/** From a rout to which order a unit rallies is not printed. */
const RALLIED = t('rallied: to which order is yours to say', 'ralliée\u202f: à vous de dire dans quel ordre');

/** What follows a rally. */
export const sequel = defineSequel<typeof calculator>()({
  readings: {},
  fates: { rallied: [{ kind: 'mark', mark: 'rallied', label: RALLIED }], shaken: [] },
  next: () => [],
});
