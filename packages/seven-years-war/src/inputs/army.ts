import { type Text, t } from '@coup-doeil/core/chart';
import type { Army } from '../vocabulary.ts';

export const ARMY_NAMES: Record<Army, Text> = {
  steady: t('steady', 'tient bon'),
  demoralised: t('demoralised', 'démoralisée'),
  broken: t('broken', 'brisée'),
};
