import type { Said } from '../../lib/words.ts';

/** What is said of an answer, its odds and its working. */
export const words = {
  answer: { en: 'The answer', fr: 'La réponse' },
  odds: { en: 'After the dice', fr: 'Après les dés' },
  exact: { en: 'Every die counted, none simulated.', fr: 'Chaque dé est compté, aucun n’est simulé.' },
  unitByUnit: { en: 'Unit by unit, and together', fr: 'Unité par unité, et ensemble' },
  refused: { en: 'Not allowed', fr: 'Interdit' },
  incomplete: {
    en: 'The sheet is silent on a part of this: the total is not the whole of it.',
    fr: 'La feuille se tait sur une partie\u202f: ce total n’est pas complet.',
  },
  noFace: { en: 'no face', fr: 'aucune face' },
  ways: { en: 'Ways', fr: 'Cas' },
  die: { en: 'Die', fr: 'Dé' },
  sum: { en: 'Total', fr: 'Total' },
  to: { en: 'to', fr: 'à' },
  otherReading: { en: 'by another reading', fr: 'par une autre lecture' },
  facts: { en: 'What follows', fr: 'Ce qui suit' },
  yes: { en: 'yes', fr: 'oui' },
  no: { en: 'no', fr: 'non' },
} satisfies Readonly<Record<string, Said>>;
