import type { Field } from './field.ts';
import { memoise } from './once.ts';

/** The path of something inside: `attackers.1.arm`. */
export const inside = (path: string, name: string | number): string => (path ? `${path}.${name}` : `${name}`);

/**
 * What stands directly in the description of a field, by name: the fields of a group; of a list what its items are, as
 * item 1. Listed once for each description, since it is read for every input.
 */
export const partsOf = memoise((field: Field): readonly (readonly [name: string, field: Field])[] => {
  if ('fields' in field) return Object.entries(field.fields);
  return 'of' in field ? [['1', field.of]] : [];
});

/** The description at a name directly in another, if there is one. */
export const partAt = (field: Field, name: string): Field | undefined => {
  if ('fields' in field) return Object.hasOwn(field.fields, name) ? field.fields[name] : undefined;
  return 'of' in field && /^[1-9]\d*$/.test(name) ? field.of : undefined;
};

/** Something made of each field of a group, by the same names. */
export const mapParts = <T>(field: Field, make: (part: Field) => T): Record<string, T> =>
  Object.fromEntries(partsOf(field).map(([name, part]) => [name, make(part)]));

/** A field by its dotted name; the items of a list are counted from 1. */
export interface NamedField {
  readonly path: string;
  readonly field: Field;
}

/** A field and all that its description holds, the outer before the inner. */
export const listFields = (field: Field, path = ''): NamedField[] => [
  { path, field },
  ...partsOf(field).flatMap(([name, part]) => listFields(part, inside(path, name))),
];
