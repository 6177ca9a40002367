import type { Said } from '../../lib/words.ts';

/** What a calculator's page says around its form and its answer. */
export const words = {
  presets: { en: 'From the rulings', fr: 'D’après les cas' },
  choose: { en: 'choose…', fr: 'choisir…' },
  printing: { en: 'Printing', fr: 'Édition' },
  undo: { en: 'Undo', fr: 'Annuler' },
  why: { en: 'Why', fr: 'Pourquoi' },
  storage: {
    en: 'The browser would not keep this; nothing on the page is lost.',
    fr: 'Le navigateur n’a pas voulu garder ceci\u202f; rien de la page n’est perdu.',
  },
} satisfies Readonly<Record<string, Said>>;
