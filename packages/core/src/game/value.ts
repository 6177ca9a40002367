import type { Field, GroupField, Value } from './field.ts';

export type Group = Readonly<Record<string, Value>>;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
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

// A description is read for every input: its fields are listed once.
const listed = new WeakMap<GroupField, readonly (readonly [string, Field])[]>();
/** The fields of a group with their names. */
export const fieldsOf = (group: GroupField): readonly (readonly [string, Field])[] => {
  const known = listed.get(group);
  if (known) return known;
  const entries = Object.entries(group.fields);
  listed.set(group, entries);
  return entries;
};

/** The path of something inside: `attackers.1.arm`. */
export const inside = (path: string, name: string | number): string => (path ? `${path}.${name}` : `${name}`);
