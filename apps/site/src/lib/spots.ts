import type { Field, Value } from '@coup-doeil/core/game';

/** One field of an input by its dotted name, with the values that it can take. */
export type Spot = {
  readonly path: string;
  readonly field: Field;
  readonly values: readonly string[];
  /** The value in the opening situation. */
  readonly now: string;
};

const isItems = (value: Value): value is readonly Value[] => Array.isArray(value);
const partOf = (value: Value, name: string): Value =>
  typeof value === 'object' && value !== null && !isItems(value) ? (value[name] ?? null) : null;

/** Every single field of an input. */
export const listSpots = (field: Field, value: Value, path = ''): readonly Spot[] => {
  const now = String(value);
  const under = (name: string) => (path === '' ? name : `${path}.${name}`);
  switch (field.kind) {
    case 'whole': {
      const values = Array.from({ length: field.max - field.min + 1 }, (_, i) => String(field.min + i));
      return [{ path, field, now, values: values.slice(0, 40) }];
    }
    case 'choice':
    case 'direction':
      return [{ path, field, now, values: field.options.map(({ id }) => id) }];
    case 'flag':
      return [{ path, field, now, values: ['true', 'false'] }];
    case 'list':
      return isItems(value) ? value.flatMap((item, i) => listSpots(field.of, item, under(String(i + 1)))) : [];
    default:
      return Object.entries(field.fields).flatMap(([name, part]) => listSpots(part, partOf(value, name), under(name)));
  }
};

/** The lists of choices that are empty in the opening situation, with what an item can be. */
export const listEmptyLists = (field: Field, value: Value, path = ''): readonly Spot[] => {
  const under = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (field.kind === 'group' || field.kind === 'unit')
    return Object.entries(field.fields).flatMap(([name, part]) =>
      listEmptyLists(part, partOf(value, name), under(name)),
    );
  if (field.kind !== 'list' || !isItems(value)) return [];
  if (value.length > 0) return value.flatMap((item, i) => listEmptyLists(field.of, item, under(String(i + 1))));
  const { of } = field;
  return of.kind === 'choice' ? [{ path, field: of, now: '', values: of.options.map(({ id }) => id) }] : [];
};
