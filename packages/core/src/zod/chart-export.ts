import * as z from 'zod/mini';
import { KINDS, type Kind, LINE_KINDS } from '../chart/chart.ts';
import type { ChartJson, RowJson } from '../chart/export/json.ts';
import { columnId, id, marks, noteMark, terms, text } from './chart-parts.ts';
import { asOwnType } from './own-type.ts';

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
  edition: z.string().check(z.minLength(1)),
  chart: id,
  kind: z.enum(KINDS),
  title: text,
  rules: z.optional(z.array(z.string())),
  columns: z
    .array(z.strictObject({ id: columnId, label: text, spanner: z.optional(text), marks: z.optional(marks) }))
    .check(z.minLength(1)),
  rows: z.array(
    z.strictObject({
      id,
      label: text,
      marks,
      cells: z.record(columnId, printedCell),
      from: z.optional(z.nullable(z.int())),
      to: z.optional(z.nullable(z.int())),
      over: z.optional(z.int().check(z.gte(0))),
      under: z.optional(z.int().check(z.gte(0))),
      group: z.optional(id),
      kind: z.optional(z.enum(LINE_KINDS)),
      notWith: z.optional(z.array(id)),
      replaces: z.optional(z.array(id)),
      rules: z.optional(z.array(z.string())),
      terms: z.optional(terms),
      symbol: z.optional(text),
      depth: z.optional(z.int().check(z.gte(0))),
      calculator: z.optional(id),
      unprinted: z.optional(z.literal(true)),
    }),
  ),
  notes: z.array(z.strictObject({ mark: noteMark, text, rules: z.optional(z.array(z.string())) })),
  groups: z.optional(z.array(z.strictObject({ id, label: text }))),
});

const checked = shape.check(({ value: { kind, rows }, issues }) => {
  const known = [...EVERY_ROW, ...ROW_KEYS[kind]];
  rows.forEach((row, i) => {
    for (const key of Object.keys(row).filter((other) => !known.includes(other)))
      issues.push({ code: 'custom', message: `a row of ${kind} has no ${key}`, input: row, path: ['rows', i, key] });
  });
});

/** A chart as it is exported (`toChartJson`): for programs that read the data files. */
export const chartJsonSchema = asOwnType<ChartJson>(checked);
