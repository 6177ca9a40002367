import type { Reading } from '../game/reading.ts';
import type { Language } from '../text/index.ts';

/** A doubtful place and how it is read: the question, and the option as its answer. */
export const formatReading = (
  { question, options }: Pick<Reading, 'question' | 'options'>,
  option: string,
  language: Language,
): string => [question[language], options[option]?.[language]].filter(Boolean).join(' ');
