import type { Field, GroupField, Value } from '../game/field.ts';
import type { Word } from '../game/words.ts';
import type { Language } from '../text/index.ts';
import { findField, formatFieldName } from './field.ts';
import { formatPair, joinParts } from './punctuation.ts';
import { formatValue } from './value.ts';

const readWord = (field: Field, text: string): Value => {
  if (field.kind === 'flag') return text === 'true';
  if (field.kind === 'whole') return text === 'none' ? null : Number(text);
  return text;
};

const formatWord = (field: Field, text: string, language: Language): string => {
  if (field.kind !== 'list') return formatValue(field, readWord(field, text), language);
  // A list of groups is said by its length alone.
  if ('fields' in field.of || 'of' in field.of) return text;
  const { of } = field;
  return formatValue(field, text === '' ? [] : text.split(',').map((item) => readWord(of, item)), language);
};

/** A situation in words: each field that was said, by its label, with its value. The words are those of a valid input. */
export const formatSituation = (input: GroupField, words: readonly Word[], language: Language): string =>
  joinParts(
    words.map(([path, text]) => {
      const place = findField(input, path);
      return formatPair(formatFieldName(place, language), formatWord(place.field, text, language), language);
    }),
    language,
  );
