import { type Chart, type Row, speller } from '@coup-doeil/core/chart';
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

/** The rows of a chart under its columns, figures to the right, words to the left. */
export const chartTable = (chart: Chart, key: Chart | undefined, style: Style, light = PLAIN): string[] => {
  const wordy = ['notes', 'key', 'sequence', 'modifiers'].includes(chart.kind);
  const spell = speller(key, style.language);
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
  const headOf = (row: Row, before: Row | undefined): string[][] => {
    const group = chart.groups.find(({ id }) => id === row.group);
    if (!group || before?.group === row.group) return [];
    const blank = chart.columns.map(() => '');
    return [wordy ? [...blank, style.translate(group.label)] : [style.translate(group.label), ...blank]];
  };
  const rows = chart.rows
    .filter(({ id }) => light.shows(id))
    .flatMap((row, i, shown) => {
      const sign = light.lit(row.id, undefined) ? LIT : '';
      const symbol = row.symbol ? `${style.translate(row.symbol)}: ` : '';
      const label = `${'\u00a0\u00a0'.repeat(row.depth ?? 0)}${sign}${symbol}${style.translate(row.label)}${formatMarks(row.marks)}`;
      return [...headOf(row, shown[i - 1]), wordy ? [...cells(row), label] : [label, ...cells(row)]];
    });
  return table(wordy ? [...figures, name] : [name, ...figures], rows, style.width);
};

/** A chart as it is printed, its marks behind the cells, its notes below. */
export const showChart = (chart: Chart, key: Chart | undefined, style: Style): string[] => {
  const notes = chart.notes.map((note) => [note.mark && `[${note.mark}]`, style.translate(note.label)]);
  return [
    ...title(style, style.translate(chart.title)),
    '',
    ...chartTable(chart, key, style),
    ...(notes.length ? ['', ...table([{ head: '' }, { head: '', flows: true }], notes, style.width)] : []),
  ];
};
