import { same, type Text, t } from '../text/index.ts';

/** The words that heads of rows are printed with, and their French. */
const WORDS: readonly (readonly [en: string, fr: string])[] = [
  [' to ', ' à '],
  [' or more', ' ou plus'],
  [' or less', ' ou moins'],
  [' or worse', ' ou pire'],
  ['Less than ', 'Moins de '],
];

/** The printed head of a row in both languages: `13 to 14`, `4/1 or more`. */
export const translateHead = (head: string): Text => {
  const french = WORDS.reduce((text, [en, fr]) => text.replace(en, fr), head);
  return french === head ? same(head) : t(head, french);
};
