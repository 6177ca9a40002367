import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of doubtful places, and of how a table reads them. */
export const words = {
  decisive: t('Decisive reading', 'Lecture décisive'),
  finer: t('Readings that touch the finer odds alone', 'Lectures qui ne touchent que le détail des chances'),
  house: t('the house', 'la maison'),
  readings: t('Readings', 'Lectures'),
  ourRulings: t('Our rulings', 'Nos lectures'),
  houseRulings: t('The house’s', 'Celles de la maison'),
  ownReadings: t('This answer’s own', 'Propres à cette réponse'),
} satisfies Readonly<Record<string, Said>>;
