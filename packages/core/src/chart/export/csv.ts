import type { Chart } from '../chart.ts';
import { type TableOptions, tableOf } from './table.ts';

const quoted = (cell: string): string => (/[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Rows as CSV (RFC 4180), every line ended by a line feed. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join(',')}\n`).join('');

/** A chart as CSV, in the layout of a second entry: `row`, then its columns by id, cells as `printed [mark]`. */
export const formatChartCsv = (chart: Chart, options: TableOptions = {}): string => {
  const { columns, rows } = tableOf(chart, options);
  return formatCsv([columns.map(({ id }) => id), ...rows.map((row) => columns.map(({ tell }) => tell(row)))]);
};
