import type { Said } from '../lib/words.ts';

export const searchWords = {
  find: { en: 'Find', fr: 'Trouver' },
  searchFor: { en: 'Search charts, rules, terrains', fr: 'Chercher tables, règles, terrains' },
  hint: { en: 'Village, pursuit…', fr: 'Village, poursuite…' },
  /** `…` stands for what was looked for. */
  nothing: { en: 'Nothing found for “…”.', fr: 'Rien trouvé pour «\u202f…\u202f».' },
  /** For one, and for several. */
  foundOne: { en: 'found', fr: 'trouvé' },
  found: { en: 'found', fr: 'trouvés' },
  shownOne: { en: 'shown', fr: 'montré' },
  shown: { en: 'shown', fr: 'montrés' },
  failed: {
    en: 'The search could not be opened. Try again with a network, once.',
    fr: 'La recherche n’a pas pu s’ouvrir. Essayez encore, une fois, avec le réseau.',
  },
  close: { en: 'Close', fr: 'Fermer' },
  more: { en: 'Show more', fr: 'En montrer plus' },
} satisfies Readonly<Record<string, Said>>;
