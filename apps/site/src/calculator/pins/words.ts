import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of answers pinned beside each other. */
export const words = {
  pinned: t('Pinned to compare', 'Épinglé pour comparer'),
  asItOpens: t('As first opened', 'À l’ouverture'),
  thisOne: t('This one', 'Celui-ci'),
  takeDown: t('Unpin', 'Désépingler'),
} satisfies Readonly<Record<string, Said>>;
