import type { Language } from '../text.ts';

const LONGEST = 80;

/** Text cut after so many letters, never through the middle of one. */
export const cutText = (text: string, longest = LONGEST): string => {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…`;
};

/** What others wrote, fit to stand in one line: no breaks, nothing that commands a terminal or turns the reading direction. */
export const cleanText = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(/[\p{Cs}\p{Bidi_Control}]/gu, '');

/** A value that was given: text short and in quotes, a list as `[…]`, anything else that holds values as `{…}`. */
export const quoteValue = (given: unknown, language: Language): string => {
  if (Array.isArray(given)) return '[…]';
  if ((typeof given === 'object' && given !== null) || typeof given === 'function') return '{…}';
  if (typeof given !== 'string') return cutText(String(given));
  const text = cutText(cleanText(given.slice(0, 4 * LONGEST)));
  return language === 'fr' ? `«\u202f${text}\u202f»` : `“${text}”`;
};
