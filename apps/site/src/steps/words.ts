import { words as answerWords } from '../calculator/answer/words.ts';
import { words as pageWords } from '../calculator/page/words.ts';
import type { Said } from '../lib/words.ts';

/** What a page that goes step by step says of itself. */
export const words = {
  next: { en: 'What may come next', fr: 'Ce qui peut suivre' },
  over: { en: 'The sequence is over.', fr: 'La séquence est finie.' },
  restart: { en: 'Begin again', fr: 'Recommencer' },
  sofar: { en: 'So far', fr: 'Jusqu’ici' },
  opens: { en: 'Open its calculator', fr: 'Ouvrir son calcul' },
  refused: answerWords.refused,
  undo: pageWords.undo,
  storage: pageWords.storage,
} satisfies Readonly<Record<string, Said>>;
