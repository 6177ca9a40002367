import type { Field, GroupField, Value } from '../game/field.ts';
import { type FieldPlace, getInputPlace, listAllFields } from '../game/place.ts';
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

/** Fields that say nothing: nobody asked, a box without a tick, an empty list. */
const saysNothing = (value: Value): boolean =>
  value === null || value === false || (Array.isArray(value) && value.length === 0);

/** A field with a value of its own: neither a group, nor an item of a list whose items are said together. */
const isLeaf = ({ field, name }: FieldPlace): boolean =>
  !('fields' in field) && !('of' in field && ('fields' in field.of || 'of' in field.of)) && !/^\d+$/.test(name);

/** The groups that lead to a place, each item of a list by its own label: `Attacker 1`. */
const formatGroups = (input: GroupField, path: string, language: Language): string => {
  const parts = path.split('.');
  return parts
    .flatMap((part, i) => {
      const { label } = findField(input, parts.slice(0, i + 1).join('.')).field;
      const isList = /^\d+$/.test(parts[i + 1] ?? '');
      return isList ? [] : [/^\d+$/.test(part) ? `${label[language]} ${part}` : label[language]];
    })
    .join(', ');
};

const formatLeaf = (input: GroupField, { path, field, value }: FieldPlace, language: Language): string => {
  const { steps } = findField(input, path);
  const name = formatFieldName({ steps: steps.slice(-1) }, language);
  return typeof value === 'boolean' ? name : formatPair(name, formatValue(field, value, language), language);
};

/**
 * The whole situation, defaults and all, so that somebody else can check it: a line for the input and one for each unit or
 * other group in it.
 */
export const formatWholeSituation = (input: GroupField, value: unknown, language: Language): readonly string[] => {
  // The value is a checked input.
  const places = listAllFields(getInputPlace(input, value as Value)).filter(
    (place) => place.applies && isLeaf(place) && !saysNothing(place.value),
  );
  const groups = Map.groupBy(places, ({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('.'))));
  return [...groups].map(([path, those]) => {
    const line = joinParts(
      those.map((place) => formatLeaf(input, place, language)),
      language,
    );
    return path === '' ? line : formatPair(formatGroups(input, path, language), line, language);
  });
};
