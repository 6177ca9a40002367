import type { Field, Value } from '@coup-doeil/core/game';
import type { Lang } from '../../lib/words.ts';
import { words as answerWords } from '../answer/words.ts';
import { words } from './words.ts';

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
