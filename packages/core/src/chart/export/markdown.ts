import type { Chart } from '../chart.ts';
import { type TableOptions, tableOf } from './table.ts';

const escaped = (text: string): string => text.replace(/[\\|*<`]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
const widthOf = (text: string): number => [...text].length;

/** A chart as an aligned Markdown table under its title, its notes below. */
export const formatChartMarkdown = (chart: Chart, options: TableOptions = {}): string => {
  const { language = 'en' } = options;
  const { columns, rows } = tableOf(chart, options);
  // Column by column, each as wide as its widest cell.
  const columnar = columns.map(({ head, tell }) => {
    const cells = [head, ...rows.map(tell)].map(escaped);
    const width = Math.max(3, ...cells.map(widthOf));
    const [top, ...rest] = cells.map((cell) => cell + ' '.repeat(width - widthOf(cell)));
    return [top, '-'.repeat(width), ...rest];
  });
  const line = (i: number) => `| ${columnar.map((cells) => cells[i]).join(' | ')} |`;
  const withRules = (text: string, rules: readonly string[] = []): string =>
    escaped(rules.length > 0 ? `${text} (${rules.join(', ')})` : text);
  const notes = chart.notes.map(
    ({ mark, label, rules }) => `- ${escaped(mark && `[${mark}] `)}${withRules(label[language], rules)}`,
  );
  return [
    `## ${withRules(chart.title[language], chart.rules)}`,
    '',
    line(0),
    line(1),
    ...rows.map((_, i) => line(i + 2)),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
  ].join('\n');
};
