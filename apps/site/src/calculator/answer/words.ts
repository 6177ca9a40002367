import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of an answer, its odds and its working. */
export const words = {
  answer: t('The answer', 'La réponse'),
  odds: t('After the dice', 'Après les dés'),
  exact: t('Every die counted, none simulated.', 'Chaque dé est compté, aucun n’est simulé.'),
  unitByUnit: t('Unit by unit, and together', 'Unité par unité, et ensemble'),
  noFace: t('no face', 'aucune face'),
  idleRows: t('Rows that cannot come up', 'Lignes qui ne peuvent pas sortir'),
  fewerRows: t('Only rows that can come up', 'Seulement ce qui peut sortir'),
  ways: t('Ways', 'Cas'),
  die: t('Die', 'Dé'),
  otherReadings: t('other readings', 'autres lectures'),
  facts: t('What follows', 'Ce qui suit'),
} satisfies Readonly<Record<string, Said>>;
