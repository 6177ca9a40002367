import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of answers pinned beside each other. */
export const words = {
  pinned: t('Pinned beside it', 'Épinglé à côté'),
  asItOpens: t('As the page opens', 'Comme la page s’ouvre'),
  thisOne: t('This one', 'Celui-ci'),
  takeDown: t('Unpin', 'Désépingler'),
} satisfies Readonly<Record<string, Said>>;
