import type { Field, GroupField, Scalar, Value } from './field.ts';
import { once } from './once.ts';

export type Group = Readonly<Record<string, Value>>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isScalar = (value: Value): value is Scalar => typeof value !== 'object' || value === null;
export const isList = (value: unknown): value is readonly Value[] => Array.isArray(value);

/** Whether two values say the same: lists in their order, groups by their names. */
export const same = (a: Value, b: Value): boolean => {
  if (a === b) return true;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((one, i) => same(one, b[i] ?? null));
  if (!isGroup(a) || !isGroup(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && same(a[name] ?? null, b[name] ?? null))
  );
};

/** What a field holds when nothing is said. */
export const defaultOf = (field: Field): Value => {
  switch (field.kind) {
    case 'list':
      return Array.from({ length: field.count }, () => defaultOf(field.of));
    case 'group':
    case 'unit':
      return Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, defaultOf(inner)]));
    default:
      return field.default;
  }
};

/** The fields of a group with their names: listed once, since a description is read for every input. */
export const fieldsOf = once((group: GroupField): readonly (readonly [string, Field])[] =>
  Object.entries(group.fields),
);

/** What stands in a list; nothing in what is none. */
export const itemsOf = (value: Value): readonly Value[] => (isList(value) ? value : []);

/** The fields of a group, each with what stands there; `null` where nothing does. */
export const partsOf = (group: GroupField, value: Value): (readonly [name: string, field: Field, here: Value])[] => {
  const values = isGroup(value) ? value : {};
  return fieldsOf(group).map(([name, field]) => [name, field, values[name] ?? null]);
};

/** The first of some names; no name where there is none. */
export const first = ([one = '']: readonly string[]): string => one;

/** The path of something inside: `attackers.1.arm`. */
export const inside = (path: string, name: string | number): string => (path ? `${path}.${name}` : `${name}`);
