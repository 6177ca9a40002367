import type { ChoiceField, Field, FlagField, GroupField, Scalar, Value, WholeField } from './field.ts';
import { mapParts, partsOf } from './field-parts.ts';
import { memoise } from './once.ts';

export type Group = Readonly<Record<string, Value>>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isScalar = (value: Value): value is Scalar => typeof value !== 'object' || value === null;
export const isList = (value: unknown): value is readonly Value[] => Array.isArray(value);

/** Whether two values say the same, or any plain data: lists in their order, groups by their names. */
export const isSameValue = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, i) => isSameValue(item, b[i]));
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameValue(a[name], b[name]))
  );
};

const isSingle = (field: Field): field is ChoiceField | WholeField | FlagField => 'default' in field;

/** The defaults of a group’s fields; those that are no single values stand as `null`, and are made anew for each group. */
export const listDefaults = memoise((field: GroupField) => ({
  singles: mapParts(field, (part): Scalar => (isSingle(part) ? part.default : null)),
  others: partsOf(field).filter(([, part]) => !isSingle(part)),
}));

/** Puts the defaults of `others` where nothing stands in their place. */
export const fillDefaults = (
  group: Record<string, Value>,
  { others }: ReturnType<typeof listDefaults>,
): Record<string, Value> => {
  for (const [name, part] of others) group[name] ??= getDefault(part);
  return group;
};

/** What a field holds when nothing is said. */
export const getDefault = (field: Field): Value => {
  if (isSingle(field)) return field.default;
  if (field.kind !== 'list') {
    const defaults = listDefaults(field);
    return fillDefaults({ ...defaults.singles }, defaults);
  }
  const items: Value[] = [];
  for (let i = 0; i < field.count; i++) items.push(getDefault(field.of));
  return items;
};

/** The first item of a list that has one; an error where the list is empty, as what it lists was forgotten. */
export const first = <T extends NonNullable<unknown>>([item]: readonly T[]): T => {
  if (item === undefined) throw new Error('empty list');
  return item;
};
