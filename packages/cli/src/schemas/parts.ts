import { LANGUAGES } from '@coup-doeil/core/chart';
import type { JsonSchema } from '@coup-doeil/core/game';

export const string: JsonSchema = { type: 'string' };
export const number: JsonSchema = { type: 'number' };
export const integer: JsonSchema = { type: 'integer' };
export const boolean: JsonSchema = { type: 'boolean' };
export const anything: JsonSchema = {};
export const scalar: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };

/** One of these words; of none, nothing at all: an empty list of words is no schema. */
export const oneOf = (values: readonly string[]): JsonSchema =>
  values.length === 0 ? { not: {} } : { type: 'string', enum: values };
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const mapOf = (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values });
export const ref = (name: keyof typeof PARTS): JsonSchema => ({ $ref: `#/$defs/${name}` });

type Properties = Readonly<Record<string, JsonSchema>>;
/** An object of exactly these names, the second ones not always there. */
export const object = (always: Properties, sometimes: Properties = {}): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(always),
  properties: { ...always, ...sometimes },
});

/** What several shapes share. */
const PARTS = {
  text: object(Object.fromEntries(LANGUAGES.map((language) => [language, string]))),
  cite: object({ document: string, chart: string }, { row: string, column: string, note: string }),
  ways: object({ ways: integer, of: integer }),
} as const;

export const text = ref('text');
export const cite = ref('cite');
const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** A schema at its stable address, with what it refers to. */
export const defineSchema = (name: string, schema: JsonSchema): JsonSchema => ({
  $schema: DRAFT,
  $id: `coup-doeil/${name}`,
  ...schema,
  $defs: PARTS,
});

/** A schema that is itself what is printed. */
export const schemaOfInput: JsonSchema = {
  type: 'object',
  required: ['$schema', '$id', 'title', 'type', 'properties', 'default'],
  properties: {
    $schema: { const: DRAFT },
    $id: string,
    title: string,
    type: { const: 'object' },
    additionalProperties: { const: false },
    properties: mapOf({ type: 'object', required: ['title', 'type', 'default'] }),
    default: mapOf(anything),
  },
};
