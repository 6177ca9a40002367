import type { Said } from '../../lib/words.ts';

/** What is said of dice that were thrown. */
export const words = {
  thrown: { en: 'Thrown', fr: 'Lancé' },
  clearLog: { en: 'Clear the log', fr: 'Vider le registre' },
  seed: { en: 'Seed', fr: 'Graine' },
  seedHelp: {
    en: 'The same seed throws the same. Leave it empty for a fresh one.',
    fr: 'La même graine donne le même lancer. Vide, elle est tirée au sort.',
  },
} satisfies Readonly<Record<string, Said>>;
