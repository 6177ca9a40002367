import { t } from '@coup-doeil/core/chart';
import type { Said } from '../lib/words.ts';

export const searchWords = {
  find: t('Find', 'Trouver'),
  searchFor: t('Search charts, rules, terrains', 'Chercher tables, règles, terrains'),
  hint: t('village, 15:8, note e…', 'village, 15:8, note e…'),
  /** `…` stands for what was looked for. */
  nothing: t('Nothing found for “…”.', 'Rien trouvé pour «\u202f…\u202f».'),
  /** For one, and for several. */
  result: t('found', 'trouvé'),
  results: t('found', 'trouvés'),
  listedSingle: t('shown', 'montré'),
  listed: t('shown', 'montrés'),
  failed: t(
    'The search could not be opened: the first time it needs a network.',
    'La recherche n’a pas pu s’ouvrir\u202f: la première fois, il lui faut le réseau.',
  ),
  /** Of a ratio between two rows of an odds ladder. */
  rounded: t('rounded in the defender’s favour', 'arrondi en faveur du défenseur'),
  close: t('Close', 'Fermer'),
  more: t('Show more', 'En montrer plus'),
} satisfies Readonly<Record<string, Said>>;
