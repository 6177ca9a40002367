import type { Field, GroupField, Value } from '@coup-doeil/core/game';
import type { Lang } from '../../lib/words.ts';
import { words as answerWords } from '../answer/words.ts';
import { words } from './words.ts';

/** The field at a dotted name, and the labels on the way to it: `attackers.1.arm` is “Attackers 1, arm”. */
export const findField = (
  input: GroupField,
  path: string,
): { readonly field: Field; readonly formatName: (lang: Lang) => string } => {
  let field: Field = input;
  const parts: ((lang: Lang) => string)[] = [];
  for (const part of path.split('.')) {
    if (field.kind === 'group' || field.kind === 'unit') {
      const inner: Field | undefined = Object.hasOwn(field.fields, part) ? field.fields[part] : undefined;
      if (!inner) break;
      field = inner;
      const { label } = field;
      parts.push((lang) => label[lang]);
    } else if (field.kind === 'list') {
      // The number of an item stands between the name of its list and the name of its own field.
      field = field.of;
      parts.push(() => `${part},`);
    }
  }
  return {
    field,
    formatName: (lang) =>
      parts
        .map((format) => format(lang))
        .join(' ')
        .replace(/,$/, ''),
  };
};

/** A value in words, by the labels of its own field. */
export const formatValue = (field: Field, value: Value, lang: Lang): string => {
  if (value === null) return words.unsaid[lang];
  if (typeof value === 'boolean') return answerWords[value ? 'yes' : 'no'][lang];
  if (typeof value === 'number') return String(value).replace('-', '−');
  if (typeof value === 'string')
    return field.kind === 'choice' || field.kind === 'direction'
      ? (field.options.find(({ id }) => id === value)?.label[lang] ?? value)
      : value;
  if (Array.isArray(value)) {
    const of = field.kind === 'list' ? field.of : field;
    return value.map((item: Value) => formatValue(of, item, lang)).join(', ') || words.none[lang];
  }
  return '…';
};
