import type { GroupField, Value } from '../game/field.ts';
import type { Change } from '../game/what-if.ts';
import { type Language, t } from '../text/index.ts';
import { findField, formatFieldName } from './field.ts';
import { formatValue } from './value.ts';

const REMOVED = t('taken out', 'retiré');
const ADDED = t('added', 'ajouté');

const isStructure = (value: Value): boolean => typeof value === 'object' && value !== null;

/** A change of one field in words: the field's name, and what becomes of it, `foot → horse`. */
export const describeChange = (
  input: GroupField,
  { field: path, from, to }: Pick<Change, 'field' | 'from' | 'to'>,
  language: Language,
): { readonly field: string; readonly change: string } => {
  const place = findField(input, path);
  const change =
    isStructure(from) && to === null
      ? REMOVED[language]
      : from === null && isStructure(to)
        ? ADDED[language]
        : `${formatValue(place.field, from, language)} → ${formatValue(place.field, to, language)}`;
  return { field: formatFieldName(place, language), change };
};
