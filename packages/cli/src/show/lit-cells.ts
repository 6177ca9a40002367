import { WORDS } from '../words.ts';
import { chartTable } from './chart.ts';
import { lighten } from './odds.ts';
import { findKey, type ReportView, sectionTitle } from './report-view.ts';
import { wrap } from './text.ts';

/** The rows of the charts that the report used, as they are printed, the lit cells with their sign. */
export const showLitCells = (view: ReportView): string[] => {
  const { report, charts, style } = view;
  const used = charts.filter(({ id }) => report.lit.some(({ chart }) => chart === id));
  if (used.length === 0) return [];
  const lines = used.flatMap((chart) => {
    const cells = report.lit.filter((cell) => cell.chart === chart.id);
    const light = {
      shows: (row: string) => cells.some((cell) => cell.row === row),
      lit: (row: string, column: string | undefined) =>
        cells.some((cell) => cell.row === row && cell.column === column),
    };
    return [...wrap(style.translate(chart.title), style.width, 2), ...chartTable(chart, findKey(view), style, light)];
  });
  return [...sectionTitle(style, style.translate(WORDS.lit)), ...lines.map((line) => lighten(line, style))];
};
