import type { InputFault } from '../error.ts';
import { type Language, type Text, t } from '../text/index.ts';
import { quoteValue } from './quote.ts';

/** What a fault names where it names no field of an input. */
const FIELD_TEXTS = {
  input: t('input', 'données'),
  ask: t('question', 'question'),
  table: t('the table’s choices', 'les choix de la table'),
  game: t('game', 'jeu'),
  edition: t('edition', 'édition'),
  reading: t('reading', 'lecture'),
  readings: t('readings', 'lectures'),
  link: t('link', 'lien'),
} as const satisfies Readonly<Record<string, Text>>;

/** Names as we write them: words and numbers with points or colons between. */
const OURS = /^-{0,2}\w[\w-]*(?:[.:][\w-]+)*$/;
const LONGEST = 80;

/**
 * Where a fault is, and what was given there. A name that nothing goes by is what was given: it is shown as that, in quotes, and
 * not as the place, since anybody may have written it into a link or a file.
 */
export const splitFault = ({ code, field, given }: InputFault): Pick<InputFault, 'field' | 'given'> => {
  const isName =
    code === 'unknown-field' ||
    (code === 'word' && typeof given === 'string' && (field === given || field.split('.').includes(given)));
  return isName ? { field: 'input', given: field } : { field, given };
};

/** The place of a fault in words: a reader's own name for it, or ours, or the field as it is called; in quotes if that is odd. */
export const tellField = (
  field: string,
  language: Language,
  own: Readonly<Record<string, Text | undefined>> = {},
): string => {
  const texts: Readonly<Record<string, Text | undefined>> = { ...FIELD_TEXTS, ...own };
  const text = Object.hasOwn(texts, field) ? texts[field] : undefined;
  if (text) return text[language];
  return OURS.test(field) && field.length <= LONGEST ? field : quoteValue(field, language);
};
