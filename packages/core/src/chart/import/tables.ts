import { isInputError } from '../../error.ts';
import { type Text, t } from '../../text/index.ts';
import type { BandsSpec } from '../bands.ts';
import { verbatim } from '../cell.ts';
import type { Head } from '../chart.ts';
import { type Columns, column } from '../column.ts';
import type { GridSpec } from '../grid.ts';
import type { LadderSpec } from '../ladder.ts';
import type { MatrixSpec } from '../matrix.ts';
import { parseRatio } from '../ratio.ts';
import { type CsvTable, refuseCsv } from './csv.ts';
import { bothOf, chartColumns, type Line, linesOf, named, printedCell, toSlug, withIds } from './read.ts';

const columnsOf = (columns: readonly { readonly id: string; readonly label: Text }[]): Columns =>
  Object.fromEntries(columns.map(({ id, label }) => [id, column(label, verbatim)]));

/** `id` and `group` if you like, `fr`, `en`, then a column for each of the chart's, `[mark]`s where they are printed. */
export const readGrid = (table: CsvTable, head: Head): GridSpec<string, Columns> => {
  const lines = linesOf(table, { needed: ['fr', 'en'], others: 'any' });
  const columns = chartColumns(table, ['id', 'group', 'fr', 'en', 'rules']);
  const rows = withIds(lines, (line) => named(line, head).label.en).map(([id, line]) => [
    id,
    {
      ...named(line, head),
      ...(line.cell('group') ? { group: toSlug(bothOf(line.cell('group')).en) } : {}),
      cells: columns.map(({ name }) => printedCell(line, name, head)).join(' | '),
    },
  ]);
  return { ...head, columns: columnsOf(columns), rows: Object.fromEntries(rows), groups: groupsOf(lines) };
};

/** The groups of a file: `Firer / Tireur`, each where it is first met. */
export const groupsOf = (lines: readonly Line[]): Record<string, Text> =>
  Object.fromEntries(
    lines
      .map((line) => bothOf(line.cell('group')))
      .filter(({ en }) => en !== '')
      .map((label) => [toSlug(label.en), label]),
  );

const WHOLE = /^-?\d{1,6}$/;

interface Reach {
  readonly from: number;
  readonly to: number;
  readonly line: Line;
}

const reachOf = (line: Line): Reach => {
  const read = (name: 'from' | 'to', open: number): number => {
    const said = line.cell(name).replace('−', '-');
    if (said === '') return open;
    return WHOLE.test(said) ? Number(said) : line.refuse(name, 'csv-number', { rule: 'csv-end' });
  };
  const [from, to] = [read('from', Number.NEGATIVE_INFINITY), read('to', Number.POSITIVE_INFINITY)];
  if (from > to) line.refuse('to', 'csv-range', { rule: 'csv-at-least', least: from });
  if (from === Number.NEGATIVE_INFINITY && to === Number.POSITIVE_INFINITY)
    line.refuse('from', 'csv-range', { rule: 'csv-closed-range' });
  return { from, to, line };
};

/** Every line follows on the one below it: neither a gap nor an overlap. */
const checkReaches = (reaches: readonly Reach[]): void => {
  const rising = [...reaches].sort((a, b) => a.from - b.from);
  for (const [i, { from, line }] of rising.entries()) {
    const below = rising[i - 1];
    if (below && below.to + 1 !== from)
      line.refuse('from', below.to < from ? 'csv-gap' : 'csv-overlap', {
        rule: 'csv-next',
        from: below.to === Number.POSITIVE_INFINITY ? null : below.to + 1,
        line: below.line.row.line,
      });
  }
};

const printedRange = ({ from, to }: Reach): string => {
  if (to === Number.POSITIVE_INFINITY) return `${from} +`;
  if (from === Number.NEGATIVE_INFINITY) return `${to} -`;
  return from === to ? `${from}` : `${from} to ${to}`;
};

const banded = (table: CsvTable, head: Head) => {
  const lines = linesOf(table, { needed: ['from', 'to'], others: 'any' });
  const columns = chartColumns(table, ['from', 'to']);
  const reaches = lines.map(reachOf);
  checkReaches(reaches);
  const rows = reaches.map(
    (reach) =>
      [printedRange(reach), columns.map(({ name }) => printedCell(reach.line, name, head)).join(' | ')] as const,
  );
  return { columns, rows };
};

/** `from`, `to`, an empty one for no end, then a column for each side. */
export const readBands = (table: CsvTable, head: Head): BandsSpec<Columns> => {
  const { columns, rows } = banded(table, head);
  return { ...head, columns: columnsOf(columns), rows };
};

/** `from`, `to` for the die, then a column for each odds or difference, from one edge of the chart to the other. */
export const readMatrix = (table: CsvTable, head: Head): MatrixSpec<string, string> => {
  const { columns, rows } = banded(table, head);
  return { ...head, columns: Object.fromEntries(columns.map(({ id, label }) => [id, label])), read: verbatim, rows };
};

/** `ratio` as printed (`4/1 +`, `1.5/1`) and `value`. */
export const readLadder = (table: CsvTable, head: Head): LadderSpec<string> => {
  const lines = linesOf(table, { needed: ['ratio', 'value'] });
  const taken = new Set<string>();
  const rungs = lines.map((line) => {
    const ratio = line.need('ratio', { rule: 'csv-ratio' });
    try {
      const { over, under } = parseRatio(ratio, table.file);
      if (taken.has(`${over / under}`)) line.refuse('ratio', 'csv-taken', { rule: 'csv-own-ratio' });
      taken.add(`${over / under}`);
    } catch (error) {
      if (isInputError(error) && error.code === 'ratio')
        refuseCsv([table.file, line.row.line, 'ratio'], 'csv-ratio', { rule: 'csv-ratio' }, ratio);
      throw error;
    }
    return [ratio, printedCell(line, 'value', head)] as const;
  });
  return { ...head, column: column(t('Value', 'Valeur'), verbatim), rungs };
};
