import type { Said } from '../../lib/words.ts';

/** What is said of doubtful places, and of how a table reads them. */
export const words = {
  decisive: { en: 'Decisive reading', fr: 'Lecture décisive' },
  finer: { en: 'Readings that touch the finer odds alone', fr: 'Lectures qui ne touchent que le détail des chances' },
  house: { en: 'the house', fr: 'la maison' },
  readings: { en: 'Readings', fr: 'Lectures' },
  ourRulings: { en: 'Our rulings', fr: 'Nos lectures' },
  houseRulings: { en: 'The house’s', fr: 'Celles de la maison' },
  ownReadings: { en: 'This answer’s own', fr: 'Propres à cette réponse' },
} satisfies Readonly<Record<string, Said>>;
