import type { Field, Value } from '../game/field.ts';
import { isList } from '../game/value.ts';
import { type Language, t } from '../text/index.ts';
import { formatFigure } from './figure.ts';
import { NO, NONE, YES } from './words.ts';

const UNSAID = t('not said', 'non dit');

/** A value in words, by the labels of its own field. */
export const formatValue = (field: Field, value: Value, language: Language): string => {
  if (value === null) return UNSAID[language];
  if (typeof value === 'boolean') return (value ? YES : NO)[language];
  if (typeof value === 'number') return formatFigure(value);
  if (typeof value === 'string') {
    const option = 'options' in field ? field.options.find(({ id }) => id === value) : undefined;
    return option ? option.label[language] : value;
  }
  if (!isList(value)) return '…';
  const item = 'of' in field ? field.of : field;
  return value.map((inner) => formatValue(item, inner, language)).join(', ') || NONE[language];
};
