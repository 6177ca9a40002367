import { z } from 'zod';
import { KINDS, type Kind, LINE_KINDS } from '../chart/chart.ts';
import type { RowJson } from '../chart/export/json.ts';
import { columnId, id, marks, noteMark, terms, text } from './chart-parts.ts';

const printedCell = z.strictObject({ printed: z.string(), marks });

const RANGE = ['from', 'to'] as const;

/** What a row has beside its name and cells, by the kind of its chart. */
const ROW_KEYS: Readonly<Record<Kind, readonly (keyof RowJson)[]>> = {
  grid: [],
  bands: RANGE,
  matrix: RANGE,
  ladder: ['over', 'under', ...RANGE],
  modifiers: ['group', 'kind', 'notWith', 'replaces', 'terms'],
  sequence: ['depth', 'calculator', 'terms'],
  notes: ['terms'],
  key: ['symbol'],
};
const EVERY_ROW: readonly string[] = ['id', 'label', 'marks', 'cells', 'rules', 'unprinted'];

const shape = z.strictObject({
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

/** A chart as it is exported (`toChartJson`): for programs that read the data files. */
export const chartJsonSchema = shape.superRefine(({ kind, rows }, context) => {
  const known = [...EVERY_ROW, ...ROW_KEYS[kind]];
  rows.forEach((row, i) => {
    for (const key of Object.keys(row).filter((other) => !known.includes(other)))
      context.addIssue({ code: 'custom', message: `a row of ${kind} has no ${key}`, path: ['rows', i, key] });
  });
});
