import { t } from '@coup-doeil/core/chart';
import { words as pageWords } from '../calculator/page/words.ts';
import type { Said } from '../lib/words.ts';

/** What a page that goes step by step says of itself. */
export const words = {
  next: t('What may come next', 'Ce qui peut suivre'),
  over: t('The sequence is over.', 'La séquence est finie.'),
  restart: t('Begin again', 'Recommencer'),
  sofar: t('So far', 'Jusqu’ici'),
  opens: t('Open its calculator', 'Ouvrir son calcul'),
  undo: pageWords.undo,
  storage: pageWords.storage,
} satisfies Readonly<Record<string, Said>>;
