import type { Field, GroupField } from '@coup-doeil/core/game';

/** A field by the name it has in words; the items of a list are counted from 1. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

const inside = (path: string, name: string): string => (path ? `${path}.${name}` : name);

export const isGroup = (field: Field): field is GroupField => field.kind === 'group' || field.kind === 'unit';

/** A field and all that stands in it. */
export const listFields = (field: Field, name = ''): NamedField[] => {
  const own = name ? [{ name, field }] : [];
  if (isGroup(field))
    return [...own, ...Object.entries(field.fields).flatMap(([inner, part]) => listFields(part, inside(name, inner)))];
  // Items that are single values are said all at once; of others the first stands for all.
  if (field.kind === 'list' && (isGroup(field.of) || field.of.kind === 'list'))
    return [...own, ...listFields(field.of, `${name}.1`).slice(1)];
  return own;
};

/** The values that a word may give a field, where they can be listed. */
export const listValues = (field: Field): readonly string[] => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return field.options.map(({ id }) => id);
    case 'flag':
      return ['true', 'false'];
    case 'list':
      return field.of.kind === 'list' ? [] : listValues(field.of);
    case 'whole':
      return field.optional ? ['none'] : [];
    default:
      return [];
  }
};
