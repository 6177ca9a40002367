import { KINDS, LANGUAGES, LINE_KINDS, WHATS } from '@coup-doeil/core/chart';
import { type JsonSchema, OPS, STAGES } from '@coup-doeil/core/game';

const string: JsonSchema = { type: 'string' };
const number: JsonSchema = { type: 'number' };
const integer: JsonSchema = { type: 'integer' };
const boolean: JsonSchema = { type: 'boolean' };
const anything: JsonSchema = {};
const scalar: JsonSchema = { type: ['string', 'number', 'boolean', 'null'] };

const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: values });
const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const mapOf = (values: JsonSchema): JsonSchema => ({ type: 'object', additionalProperties: values });
const ref = (name: keyof typeof PARTS): JsonSchema => ({ $ref: `#/$defs/${name}` });

type Properties = Readonly<Record<string, JsonSchema>>;
/** An object of exactly these names, the second ones not always there. */
const object = (always: Properties, sometimes: Properties = {}): JsonSchema => ({
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

const text = ref('text');
const cite = ref('cite');
const refused = orNull(object({ reason: text, cite }));

const facts = listOf(object({ id: string, label: text, value: scalar }, { text, cite }));

const brief = { total: orNull(number), headline: string, refused, measure: orNull(ref('ways')), facts };
const face = object({ face: integer, total: number, row: string, cells: mapOf(string), marks: mapOf(listOf(string)) });

const answer = object({
  total: orNull(number),
  headline: string,
  incomplete: boolean,
  measure: orNull(object({ ways: integer, of: integer, label: text })),
  facts,
  faces: orNull(object({ die: string, chart: string, rows: listOf(face) })),
});

const report = {
  game: string,
  edition: string,
  calculator: string,
  version: string,
  input: mapOf(anything),
  refused,
  answer: orNull(answer),
  working: listOf(
    object({ id: string, label: text, op: oneOf(OPS), value: number, total: number, cite }, { by: string }),
  ),
  odds: mapOf(listOf(object({ id: string, label: text, ways: integer, of: integer }))),
  lit: listOf(object({ chart: string, row: string }, { column: string })),
  readings: listOf(
    object({ id: string, value: string, decisive: boolean }, { options: listOf(object({ value: string, ...brief })) }),
  ),
};

const whatIf = {
  mattered: mapOf(boolean),
  changes: listOf(
    object({ field: string, from: anything, to: anything, answer: object(brief), measure: orNull(ref('ways')) }),
  ),
};

const fault = object({
  code: string,
  field: string,
  // The values that are allowed, or the rule that a value must keep: its name, and the figures that belong to it.
  allowed: {
    anyOf: [
      listOf(scalar),
      { type: 'object', required: ['rule'], properties: { rule: string }, additionalProperties: scalar },
    ],
  },
  given: anything,
});

const terms = mapOf({ anyOf: [scalar, listOf(string)] });

const chart = object(
  {
    game: string,
    edition: string,
    chart: string,
    kind: oneOf(KINDS),
    title: text,
    columns: listOf(object({ id: string, label: text }, { spanner: text, marks: listOf(string) })),
    rows: listOf(
      object(
        {
          id: string,
          label: text,
          marks: listOf(string),
          cells: mapOf(object({ printed: string, marks: listOf(string) })),
        },
        {
          from: orNull(integer),
          to: orNull(integer),
          over: integer,
          under: integer,
          group: string,
          kind: oneOf(LINE_KINDS),
          notWith: listOf(string),
          replaces: listOf(string),
          rules: listOf(string),
          terms,
          symbol: text,
          depth: integer,
          calculator: string,
          unprinted: { const: true },
        },
      ),
    ),
    notes: listOf(object({ mark: string, text }, { rules: listOf(string) })),
  },
  { rules: listOf(string), groups: listOf(object({ id: string, label: text })) },
);

const game = object({
  id: string,
  title: text,
  printings: listOf(object({ id: string, year: orNull(integer), default: boolean })),
  stage: oneOf(STAGES),
  charts: listOf(string),
  calculators: listOf(string),
});

const kindOf = (kind: string, always: Properties = {}, sometimes: Properties = {}): JsonSchema =>
  object({ kind: { const: kind }, ...always }, sometimes);

/** What happens to a unit after a throw. */
const effect: JsonSchema = {
  anyOf: [
    kindOf('set', { field: string, value: scalar }),
    kindOf('turn', { face: oneOf(['front', 'back']) }),
    kindOf('mark', { mark: string, label: text }),
    kindOf('leave', { hexes: integer }),
    kindOf('lose', { steps: integer }, { field: string }),
    kindOf('eliminate'),
  ],
};
const choice = object({ id: string, question: text }, { otherwise: object({ id: string, label: text }) });

const side: JsonSchema = { anyOf: [text, terms, string, { type: 'null' }] };

const defineSchema = (name: string, schema: JsonSchema): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `coup-doeil/${name}`,
  ...schema,
  $defs: PARTS,
});

/** JSON Schema (2020-12) of what each command prints with `--json`; `line` is a line of `--lines`. */
export const schemas = {
  games: defineSchema('games', listOf(game)),
  charts: defineSchema('charts', listOf(chart)),
  chart: defineSchema('chart', chart),
  schema: defineSchema('schema', {
    type: 'object',
    required: ['$schema', '$id', 'title', 'type', 'properties', 'default'],
    properties: {
      $schema: { const: 'https://json-schema.org/draft/2020-12/schema' },
      $id: string,
      title: string,
      type: { const: 'object' },
      additionalProperties: { const: false },
      properties: mapOf({ type: 'object', required: ['title', 'type', 'default'] }),
      default: mapOf(anything),
    },
  }),
  calc: defineSchema('calc', object(report)),
  'what-if': defineSchema('what-if', object({ ...report, ...whatIf })),
  line: defineSchema('line', {
    anyOf: [object(report), object({ ...report, ...whatIf }), object({ line: integer, error: fault })],
  }),
  roll: defineSchema(
    'roll',
    object({
      ...report,
      rolls: listOf(object({ die: string, face: integer, for: text })),
      outcome: orNull(mapOf(object({ id: string, label: text }))),
      seed: string,
      told: orNull(text),
      fates: orNull(mapOf(string)),
      effects: listOf(object({ units: listOf(string), effect }, { choice, cite })),
      next: listOf(
        object(
          {
            id: string,
            title: text,
            by: oneOf(['sheet', 'player']),
            calculator: orNull(string),
            input: anything,
            open: listOf(string),
          },
          { side: oneOf(['attacker', 'defender']), cite, note: text },
        ),
      ),
    }),
  ),
  diff: defineSchema(
    'diff',
    listOf(
      object(
        { chart: string, what: oneOf(WHATS), from: side, to: side },
        { row: string, column: string, note: string },
      ),
    ),
  ),
  error: defineSchema('error', object({ error: fault })),
} as const satisfies Record<string, JsonSchema>;

/** The name of a schema that the package publishes. */
export type SchemaName = keyof typeof schemas;
