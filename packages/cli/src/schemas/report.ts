import {
  type AnyCalculator,
  createJsonSchema,
  type JsonSchema,
  listEditions,
  type Meta,
  OPS,
} from '@coup-doeil/core/game';
import {
  anything,
  boolean,
  cite,
  defineSchema,
  integer,
  listOf,
  mapOf,
  number,
  object,
  oneOf,
  orNull,
  ref,
  scalar,
  string,
  text,
} from './parts.ts';

const refused = orNull(object({ reason: text, cite }));

export const facts = listOf(object({ id: string, label: text, value: scalar }, { text, cite }));

export const brief = { total: orNull(number), headline: string, refused, measure: orNull(ref('ways')), facts };
const face = object({ face: integer, total: number, row: string, cells: mapOf(string), marks: mapOf(listOf(string)) });

const answer = object({
  total: orNull(number),
  headline: string,
  incomplete: boolean,
  measure: orNull(object({ ways: integer, of: integer, label: text })),
  facts,
  faces: orNull(object({ die: string, chart: string, rows: listOf(face) })),
});

const ways = listOf(object({ id: string, label: text, ways: integer, of: integer }));
const readingUse = (id: JsonSchema): JsonSchema =>
  object({ id, value: string, decisive: boolean }, { options: listOf(object({ value: string, ...brief })) });

export const report = {
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
  odds: mapOf(ways),
  lit: listOf(object({ chart: string, row: string }, { column: string })),
  readings: listOf(readingUse(string)),
};

const change = { field: string, from: anything, to: anything };
const alternatives = listOf(
  object({ decision: orNull(text), changes: listOf(object(change)), answer: object(brief), every: boolean }),
);

export const whatIf = {
  mattered: mapOf(boolean),
  changes: listOf(object({ ...change, answer: object(brief), measure: orNull(ref('ways')) })),
  decisions: alternatives,
  given: alternatives,
};

/** `--brief`: no text. */
export const briefLine = object({
  refused: orNull(object({ cite })),
  total: orNull(number),
  incomplete: boolean,
  measure: orNull(ref('ways')),
  facts: listOf(object({ id: string, value: scalar })),
});

type Properties = Parameters<typeof object>[0];
const kindOf = (kind: string, always: Properties = {}, sometimes: Properties = {}): JsonSchema =>
  object({ kind: { const: kind }, ...always }, sometimes);

/** What happens to a unit after a throw. */
const effect: JsonSchema = {
  anyOf: [
    kindOf('set', { field: string, value: scalar }),
    kindOf('turn', { face: oneOf(['front', 'back']) }),
    kindOf('mark', { mark: string, label: text }),
    kindOf('leave', { hexes: integer }, { verb: text }),
    kindOf('lose', { steps: integer }, { field: string }),
    kindOf('eliminate'),
  ],
};
const choice = object({ id: string, question: text }, { otherwise: object({ id: string, label: text }) });

export const rolled = {
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
};

export const fault = object(
  {
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
  },
  { why: text },
);

/** The report of one calculator: its own input, printings, readings and lists of odds. */
export const createReportSchema = (meta: Meta, calculator: AnyCalculator): JsonSchema =>
  defineSchema(`${meta.id}/${calculator.id}/report`, {
    title: calculator.title.en,
    ...object({
      ...report,
      game: { const: meta.id },
      edition: oneOf(listEditions(calculator)),
      calculator: { const: calculator.id },
      input: createJsonSchema(calculator.input),
      // Which of the lists there are hangs on the input.
      odds: object({}, Object.fromEntries(Object.keys(calculator.odds ?? {}).map((list) => [list, ways]))),
      readings: listOf(readingUse(oneOf(Object.keys(calculator.readings)))),
    }),
  });
