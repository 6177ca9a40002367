import { type Chart, createSpeller, KIND_TRAITS, type Row, t } from '@coup-doeil/core/chart';
import { formatCell } from '@coup-doeil/core/tell';
import type { Style } from '../io.ts';
import { type TableColumn, table } from './table.ts';
import { title } from './text.ts';

/** The marks of a cell or a name, a space before them. */
export const formatMarks = (marks: readonly string[] = []): string =>
  marks.length > 0 ? ` ${marks.map((mark) => `[${mark}]`).join('')}` : '';

/** A sign before what was lit: colour is never the only one. */
export const LIT = '▸';

export interface Lighting {
  /** The rows to show, and whether one of its columns, or the row itself, is lit. */
  readonly shows: (row: string) => boolean;
  readonly lit: (row: string, column: string | undefined) => boolean;
}

const PLAIN: Lighting = { shows: () => true, lit: () => false };

const RULES = t('Rules', 'Règles');

/** A text with the rule numbers that are printed beside it. */
const formatRuled = (text: string, rules: readonly string[] = []): string =>
  rules.length > 0 ? `${text} (${rules.join(', ')})` : text;

/** The rows of a chart under its columns, figures to the right, words to the left. */
export const chartTable = (chart: Chart, key: Chart | undefined, style: Style, light = PLAIN): string[] => {
  const wordy = KIND_TRAITS[chart.kind].layout !== 'table';
  const spell = createSpeller(key, style.language);
  const name: TableColumn = { head: '', flows: true };
  const figures: TableColumn[] = chart.columns.map((column) => ({
    head: style.translate(column.label) + formatMarks((column.marks ?? '').split(' ').filter(Boolean)),
    right: !wordy && chart.rows.every(({ cells }) => (cells[column.id]?.printed ?? '').length < 12),
  }));
  const cells = (row: Row): string[] =>
    chart.columns.map(({ id }) => {
      const cell = row.cells[id];
      if (!cell) return '';
      const sign = light.lit(row.id, id) ? LIT : '';
      return `${sign}${formatCell(cell.printed, chart.kind, spell)}${formatMarks(cell.marks)}`;
    });
  // The printed heading of a group of lines stands above the first of them.
  const litRows = chart.rows.filter(({ id }) => light.shows(id));
  const ruled = litRows.some(({ rules }) => rules.length > 0);
  const lay = (label: string, figures: readonly string[], rules: string): string[] => [
    ...(wordy ? [...figures, label] : [label, ...figures]),
    ...(ruled ? [rules] : []),
  ];
  const headOf = (row: Row, before: Row | undefined): string[][] => {
    const group = chart.groups.find(({ id }) => id === row.group);
    if (!group || before?.group === row.group) return [];
    return [
      lay(
        style.translate(group.label),
        chart.columns.map(() => ''),
        '',
      ),
    ];
  };
  const rows = litRows.flatMap((row, i) => {
    const sign = light.lit(row.id, undefined) ? LIT : '';
    const symbol = row.symbol ? `${style.translate(row.symbol)}: ` : '';
    const label = `${'\u00a0\u00a0'.repeat(row.depth ?? 0)}${sign}${symbol}${style.translate(row.label)}${formatMarks(row.marks)}`;
    return [...headOf(row, litRows[i - 1]), lay(label, cells(row), row.rules.join(', '))];
  });
  const columns = wordy ? [...figures, name] : [name, ...figures];
  return table(ruled ? [...columns, { head: style.translate(RULES) }] : columns, rows, style.width);
};

/** A chart as it is printed, its marks behind the cells, its notes below. */
export const showChart = (chart: Chart, key: Chart | undefined, style: Style): string[] => {
  const notes = chart.notes.map((note) => [
    note.mark && `[${note.mark}]`,
    formatRuled(style.translate(note.label), note.rules),
  ]);
  return [
    ...title(style, formatRuled(style.translate(chart.title), chart.rules)),
    '',
    ...chartTable(chart, key, style),
    ...(notes.length ? ['', ...table([{ head: '' }, { head: '', flows: true }], notes, style.width)] : []),
  ];
};
