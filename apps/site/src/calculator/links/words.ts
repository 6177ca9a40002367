import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of a link that a page was opened by. */
export const words = {
  wasThen: t('When this link was made the answer was', 'Quand ce lien a été fait, la réponse était'),
  isNow: t('today it is', 'aujourd’hui elle est'),
  notValid: t('Not valid in this link, and left out', 'Invalide dans ce lien, et laissé de côté'),
} satisfies Readonly<Record<string, Said>>;
