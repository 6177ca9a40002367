import type { Field, GroupField, Scalar } from './field.ts';
import { mapParts, partAt, partsOf } from './field-parts.ts';
import { getDefault } from './value.ts';

/** A JSON Schema, or a part of one, as plain data. */
export type JsonSchema = { readonly [keyword: string]: unknown };

const shape = (field: Field): JsonSchema => {
  switch (field.kind) {
    case 'choice':
    case 'direction':
      return { type: 'string', enum: field.options.map(({ id }) => id) };
    case 'flag':
      return { type: 'boolean' };
    case 'whole':
      return { type: field.optional ? ['integer', 'null'] : 'integer', minimum: field.min, maximum: field.max };
    case 'list':
      return {
        type: 'array',
        minItems: field.min,
        maxItems: field.max,
        uniqueItems: field.distinct,
        items: createJsonSchema(field.of),
      };
    default:
      return {
        type: 'object',
        additionalProperties: false,
        properties: mapParts(field, createJsonSchema),
        ...conditions(field),
      };
  }
};

const wantedOf = (wanted: Scalar | readonly Scalar[]): readonly Scalar[] => (isList(wanted) ? wanted : [wanted]);
const isList = (wanted: Scalar | readonly Scalar[]): wanted is readonly Scalar[] => Array.isArray(wanted);

/**
 * A single value that hangs on its siblings: either they are as it wants them, or it is at its default. A sibling that is
 * left out is at its own default. What hangs on a field farther out is only said (`x-when`): the validator knows it.
 */
const conditions = (group: GroupField): JsonSchema => {
  // Closed in each branch too: readers that intersect branches forget that the whole is closed.
  const any = mapParts(group, () => ({}));
  const closed = (properties: JsonSchema): JsonSchema => ({
    type: 'object',
    additionalProperties: false,
    properties: { ...any, ...properties },
  });
  const allOf = partsOf(group).flatMap(([name, { when, ...field }]) => {
    const asked = Object.entries(when ?? {}).map(([other, wanted]) => ({
      other,
      wanted: wantedOf(wanted),
      sibling: partAt(group, other),
    }));
    if (asked.length === 0 || !('default' in field) || asked.some(({ sibling }) => !sibling)) return [];
    const required = asked
      .filter(({ sibling, wanted }) => sibling && !wanted.some((value) => value === getDefault(sibling)))
      .map(({ other }) => other);
    const properties = Object.fromEntries(asked.map(({ other, wanted }) => [other, { enum: wanted }]));
    const applies = { ...closed(properties), required };
    return [{ anyOf: [applies, closed({ [name]: { const: field.default } })] }];
  });
  return allOf.length > 0 ? { allOf } : {};
};

/** JSON Schema (2020-12) of a field; nothing is required, since everything has a default. */
export const createJsonSchema = (field: Field): JsonSchema => ({
  title: field.label.en,
  ...(field.help ? { description: field.help.en } : {}),
  ...shape(field),
  default: getDefault(field),
  ...(field.when ? { 'x-when': field.when } : {}),
  ...(field.kind === 'choice'
    ? { 'x-labels': Object.fromEntries(field.options.map(({ id, label }) => [id, label])) }
    : {}),
});

/** The schema of a calculator's whole input, at its stable address. */
export const createInputSchema = (id: string, field: Field): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: id,
  ...createJsonSchema(field),
});
