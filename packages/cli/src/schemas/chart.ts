import { KINDS, LINE_KINDS, WHATS } from '@coup-doeil/core/chart';
import type { JsonSchema } from '@coup-doeil/core/game';
import { integer, listOf, mapOf, object, oneOf, orNull, scalar, string, text } from './parts.ts';

const terms = mapOf({ anyOf: [scalar, listOf(string)] });

export const chart = object(
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

const side: JsonSchema = { anyOf: [text, terms, string, { type: 'null' }] };

/** A place where two printings differ; `null` on the side that has nothing there. */
export const difference = object(
  { chart: string, what: oneOf(WHATS), from: side, to: side },
  { row: string, column: string, note: string },
);
