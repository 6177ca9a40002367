import type { Said } from '../lib/words.ts';

/** What a page that goes step by step says of itself. */
export const words = {
  next: { en: 'What may come next', fr: 'Ce qui peut suivre' },
  over: { en: 'The sequence is over.', fr: 'La séquence est finie.' },
  restart: { en: 'Begin again', fr: 'Recommencer' },
  sofar: { en: 'So far', fr: 'Jusqu’ici' },
  opens: { en: 'Open its calculator', fr: 'Ouvrir son calcul' },
  refused: { en: 'Not allowed', fr: 'Interdit' },
  undo: { en: 'Undo', fr: 'Annuler' },
  storage: {
    en: 'The browser would not keep this; nothing on the page is lost.',
    fr: 'Le navigateur n’a pas voulu garder ceci\u202f; rien de la page n’est perdu.',
  },
} satisfies Readonly<Record<string, Said>>;
