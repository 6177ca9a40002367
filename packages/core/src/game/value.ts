import type { Field, Scalar, Value } from './field.ts';
import { mapParts } from './field-parts.ts';

export type Group = Readonly<Record<string, Value>>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isScalar = (value: Value): value is Scalar => typeof value !== 'object' || value === null;
export const isList = (value: unknown): value is readonly Value[] => Array.isArray(value);

/** Whether two values say the same: lists in their order, groups by their names. */
export const isSameValue = (a: Value, b: Value): boolean => {
  if (a === b) return true;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((one, i) => isSameValue(one, b[i] ?? null));
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name] ?? null, b[name] ?? null))
  );
};

/** What a field holds when nothing is said. */
export const getDefault = (field: Field): Value => {
  switch (field.kind) {
    case 'list':
      return Array.from({ length: field.count }, () => getDefault(field.of));
    case 'group':
    case 'unit':
      return mapParts(field, getDefault);
    default:
      return field.default;
  }
};

/** The first item of a list that has one; an error where the list is empty, as what it lists was forgotten. */
export const first = <T extends NonNullable<unknown>>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('empty list');
  return item;
};
