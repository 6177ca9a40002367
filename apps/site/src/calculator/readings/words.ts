import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of doubtful places, and of how a table reads them. */
export const words = {
  decisive: t('Decisive reading', 'Lecture décisive'),
  finer: t('Readings that change only the finer odds', 'Lectures qui ne changent que le détail des chances'),
  house: t('ours', 'la nôtre'),
  ourRulings: t('House rules', 'Règles maison'),
  houseRulings: t('ours', 'les nôtres'),
  ownReadings: t('for this answer alone', 'pour cette réponse seulement'),
} satisfies Readonly<Record<string, Said>>;
