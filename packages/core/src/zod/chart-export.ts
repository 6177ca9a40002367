import { z } from 'zod';
import { KINDS, LINE_KINDS } from '../chart/chart.ts';
import { columnId, id, marks, noteMark, terms, text } from './chart-parts.ts';

const printedCell = z.strictObject({ printed: z.string(), marks });

/** A chart as it is exported (`chartJson`): for programs that read the data files. */
export const chartJsonSchema = z.strictObject({
  game: id,
  edition: z.string().min(1),
  chart: id,
  kind: z.enum(KINDS),
  title: text,
  rules: z.array(z.string()).optional(),
  columns: z
    .array(z.strictObject({ id: columnId, label: text, spanner: text.optional(), marks: marks.optional() }))
    .min(1),
  rows: z.array(
    z.strictObject({
      id,
      label: text,
      marks,
      cells: z.record(columnId, printedCell),
      from: z.int().nullable().optional(),
      to: z.int().nullable().optional(),
      over: z.int().min(0).optional(),
      under: z.int().min(0).optional(),
      group: id.optional(),
      kind: z.enum(LINE_KINDS).optional(),
      notWith: z.array(id).optional(),
      replaces: z.array(id).optional(),
      rules: z.array(z.string()).optional(),
      terms: terms.optional(),
      symbol: text.optional(),
      depth: z.int().min(0).optional(),
      calculator: id.optional(),
      unprinted: z.literal(true).optional(),
    }),
  ),
  notes: z.array(z.strictObject({ mark: noteMark, text, rules: z.array(z.string()).optional() })),
  groups: z.array(z.strictObject({ id, label: text })).optional(),
});
