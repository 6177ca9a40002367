import { cleanText, cutText, type Language, type Text, TYPOGRAPHY, t } from '../text/index.ts';

export { cleanText, cutText };

const LONGEST = 80;

const structureText = (given: object): Text => {
  const items = Array.isArray(given) ? given.length : 'list' in given ? given.list : undefined;
  return typeof items === 'number'
    ? t('a list of {items}', 'une liste de {items}', { items })
    : t('a group', 'un groupe');
};

/** A value that was given: text short and in quotes; what holds values is named, not shown. */
export const quoteValue = (given: unknown, language: Language): string => {
  if ((typeof given === 'object' && given !== null) || typeof given === 'function')
    return structureText(given)[language];
  if (typeof given !== 'string') return cutText(String(given));
  // Cut before it is cleaned too: it may be very long.
  const text = cutText(cleanText(given.slice(0, 4 * LONGEST)));
  const [open, close] = TYPOGRAPHY[language].quotes;
  return open + text + close;
};
