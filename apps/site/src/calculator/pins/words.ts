import type { Said } from '../../lib/words.ts';

/** What is said of answers pinned beside each other. */
export const words = {
  pinned: { en: 'Pinned beside it', fr: 'Épinglé à côté' },
  asItOpens: { en: 'As the page opens', fr: 'Comme la page s’ouvre' },
  thisOne: { en: 'This one', fr: 'Celui-ci' },
  takeDown: { en: 'Take down', fr: 'Décrocher' },
} satisfies Readonly<Record<string, Said>>;
