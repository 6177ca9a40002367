import type { Said } from '../../lib/words.ts';

/** What is said of the units of a form, beside the labels of their fields. */
export const words = {
  add: { en: 'Add', fr: 'Ajouter' },
  double: { en: 'Double it', fr: 'Doubler' },
  remove: { en: 'Remove', fr: 'Retirer' },
  more: { en: 'More', fr: 'Plus' },
} satisfies Readonly<Record<string, Said>>;
