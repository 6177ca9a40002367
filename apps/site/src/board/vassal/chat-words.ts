import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What hands the best actions on. */
export const chatWords = {
  copy: t('Text for the chat', 'Texte pour le tchat'),
  copied: t('Copied.', 'Copié.'),
  byHand: t('Copy it from here:', 'Copiez-le d’ici\u202f:'),
} satisfies Readonly<Record<string, Said>>;
