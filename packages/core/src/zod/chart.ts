import * as z from 'zod/mini';
import { type Chart, KINDS, LINE_KINDS, splitMarks } from '../chart/chart.ts';
import { columnId, id, markList, marks, noteMark, terms, text } from './chart-parts.ts';
import { asOwnType } from './own-type.ts';

const words = z.string().check(z.minLength(1));

const cite = z.strictObject({
  document: words,
  chart: id,
  row: z.optional(id),
  column: z.optional(columnId),
  note: z.optional(id),
});

const cell = z.looseObject({ label: text, printed: z.string(), marks, cite, value: z.unknown() });
const line = z.strictObject({ kind: z.enum(LINE_KINDS), notWith: z.array(id), replaces: z.array(id) });

const row = z.looseObject({
  id,
  label: text,
  marks,
  cite,
  cells: z.record(columnId, cell),
  group: z.optional(id),
  rules: z.array(words),
  terms,
  head: z.optional(words),
  symbol: z.optional(text),
  line: z.optional(line),
  depth: z.optional(z.int().check(z.gte(0))),
  calculator: z.optional(id),
  unprinted: z.optional(z.literal(true)),
});

const note = z.looseObject({
  id,
  mark: noteMark,
  label: text,
  printed: z.string(),
  marks,
  cite,
  value: terms,
  rules: z.array(words),
});

const shape = z.looseObject({
  kind: z.enum(KINDS),
  id,
  title: text,
  document: words,
  columns: z
    .array(
      z.looseObject({
        id: columnId,
        label: text,
        short: z.optional(text),
        spanner: z.optional(text),
        marks: z.optional(markList),
      }),
    )
    .check(z.minLength(1)),
  groups: z.array(z.looseObject({ id, label: text })),
  rows: z.array(row).check(z.minLength(1)),
  notes: z.array(note),
});

type Shape = z.infer<typeof shape>;
type Told = (message: string, ...path: (string | number)[]) => void;

/** What no single field shows: that ids are their own, that marks have notes, that citations point home. */
const checkWhole = (chart: Shape, tell: Told): void => {
  const known = new Set(chart.notes.map((note) => note.mark));
  const noted = (used: readonly string[], ...path: (string | number)[]) => {
    for (const usedMark of used) if (!known.has(usedMark)) tell(`no note has the mark [${usedMark}]`, ...path);
  };
  const once = (ids: readonly string[], ...path: string[]) => {
    ids.forEach((id, i) => {
      if (ids.indexOf(id) < i) tell(`${id} stands twice`, ...path, i, 'id');
    });
  };
  const ids = { columns: chart.columns.map((entry) => entry.id), rows: chart.rows.map((entry) => entry.id) };
  once(ids.columns, 'columns');
  once(ids.rows, 'rows');
  once(
    chart.groups.map((group) => group.id),
    'groups',
  );
  chart.columns.forEach((column, i) => {
    noted(splitMarks(column.marks), 'columns', i, 'marks');
  });
  chart.rows.forEach((row, i) => {
    const at = ['rows', i] as const;
    noted(row.marks, ...at, 'marks');
    if (row.cite.chart !== chart.id || row.cite.row !== row.id) tell('a citation of this very row', ...at, 'cite');
    if (row.group !== undefined && !chart.groups.some((group) => group.id === row.group))
      tell(`no group is called ${row.group}`, ...at, 'group');
    for (const other of [...(row.line?.notWith ?? []), ...(row.line?.replaces ?? [])])
      if (!ids.rows.includes(other)) tell(`no line is called ${other}`, ...at, 'line');
    for (const name of ids.columns)
      if (!Object.hasOwn(row.cells, name)) tell('a cell for every column', ...at, 'cells', name);
    for (const [name, { marks: on, cite: cited }] of Object.entries(row.cells)) {
      noted(on, ...at, 'cells', name, 'marks');
      if (!ids.columns.includes(name)) tell('a column of this chart', ...at, 'cells', name);
      if (cited.chart !== chart.id || cited.row !== row.id || cited.column !== name)
        tell('a citation of this very cell', ...at, 'cells', name, 'cite');
    }
  });
  chart.notes.forEach(({ cite: cited, id: own }, i) => {
    if (cited.note !== own) tell('a citation of this very note', 'notes', i, 'cite');
  });
};

const checked = shape.check(({ value, issues }) => {
  checkWhole(value, (message, ...path) => issues.push({ code: 'custom', message, input: value, path }));
});

/** A built chart, as a reader needs it: with its source, both languages, and nothing that points nowhere. */
export const chartSchema = asOwnType<Chart>(checked);
