import type { Field } from './field.ts';
import { defaultOf } from './value.ts';

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
      return { type: 'array', minItems: field.min, maxItems: field.max, items: jsonSchema(field.of) };
    default:
      return {
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(Object.entries(field.fields).map(([name, inner]) => [name, jsonSchema(inner)])),
      };
  }
};

/** JSON Schema (2020-12) of a field; nothing is required, since everything has a default. */
export const jsonSchema = (field: Field): JsonSchema => ({
  title: field.label.en,
  ...(field.help ? { description: field.help.en } : {}),
  ...shape(field),
  default: defaultOf(field),
  ...(field.when ? { 'x-when': field.when } : {}),
  ...(field.kind === 'choice'
    ? { 'x-labels': Object.fromEntries(field.options.map(({ id, label }) => [id, label])) }
    : {}),
});

/** The schema of a calculator's whole input, at its stable address. */
export const inputSchema = (id: string, field: Field): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: id,
  ...jsonSchema(field),
});
