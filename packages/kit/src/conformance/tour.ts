import type { Field, Value } from '@coup-doeil/core/game';
import { applies, type Group, isGroup, itemsOf, partsOf } from '@coup-doeil/core/game';

/** Whether two values hold the same, in whatever order a group names its fields. */
export { sameValue as holds } from '@coup-doeil/core/game';

/** A field of an input, its dotted name, and where it stands. */
export interface Stop {
  readonly name: string;
  readonly path: readonly (string | number)[];
  readonly field: Field;
}

/** A field with what an input holds there. */
export interface Held extends Stop {
  readonly value: Value;
  readonly applies: boolean;
}

/** Every field of a description; of a list, the description of its items. */
export const tour = (field: Field, path: readonly string[] = []): Stop[] => {
  const here = { name: path.join('.') || 'input', path, field };
  if ('of' in field) return [here, ...tour(field.of, [...path, '1'])];
  if (!('fields' in field)) return [here];
  return [here, ...Object.entries(field.fields).flatMap(([name, inner]) => tour(inner, [...path, name]))];
};

/** Every field of one input, its lists item by item. */
export const visit = (
  field: Field,
  value: Value,
  path: readonly (string | number)[] = [],
  scopes: readonly Group[] = [],
): Held[] => {
  const name = path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.') || 'input';
  const here = { name, path, field, value, applies: applies(field.when, scopes) };
  if ('of' in field) return [here, ...itemsOf(value).flatMap((item, i) => visit(field.of, item, [...path, i], scopes))];
  if (!('fields' in field) || !isGroup(value)) return [here];
  const within = [...scopes, value];
  return [here, ...partsOf(field, value).flatMap(([name, inner, held]) => visit(inner, held, [...path, name], within))];
};

/** The same input with something else at one place. */
export const put = (value: unknown, [part, ...rest]: readonly (string | number)[], to: unknown): unknown => {
  if (part === undefined) return to;
  if (Array.isArray(value)) return value.map((item: unknown, i) => (i === part ? put(item, rest, to) : item));
  const group = Object(value);
  return { ...group, [part]: put(group[part], rest, to) };
};
