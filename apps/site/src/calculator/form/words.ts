import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of the units of a form, beside the labels of their fields. */
export const words = {
  add: t('Add', 'Ajouter'),
  double: t('Double it', 'Doubler'),
  remove: t('Remove', 'Retirer'),
  more: t('More', 'Plus'),
} satisfies Readonly<Record<string, Said>>;
