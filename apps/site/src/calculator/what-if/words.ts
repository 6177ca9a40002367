import type { Said } from '../../lib/words.ts';

/** What is said of what would change an answer. */
export const words = {
  whatIf: { en: 'What would change it', fr: 'Ce qui changerait' },
  onTheScale: { en: 'On the scale', fr: 'Sur l’échelle' },
  ifSo: { en: 'If', fr: 'Si' },
  moreChanges: { en: 'Others, and what is not allowed', fr: 'D’autres, et ce qui est interdit' },
  didNotMatter: { en: 'What did not matter', fr: 'Ce qui n’a pas compté' },
  removed: { en: 'taken out', fr: 'retiré' },
  added: { en: 'added', fr: 'ajouté' },
} satisfies Readonly<Record<string, Said>>;
