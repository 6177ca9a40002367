import type { Language } from '../../text.ts';
import { joinCell } from '../cell.ts';
import { type Chart, listOf } from '../chart.ts';
import { type TableOptions, tableOf } from './table.ts';

const HEADS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  row: { en: '', fr: '' },
  group: { en: 'Group', fr: 'Groupe' },
  about: { en: 'Note', fr: 'Note' },
  meaning: { en: 'Meaning', fr: 'Sens' },
  rules: { en: 'Rules', fr: 'Règles' },
};

const escaped = (text: string): string => text.replace(/[\\|*<`]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
const widthOf = (text: string): number => [...text].length;
const padded = (text: string, width: number): string => text + ' '.repeat(width - widthOf(text));

/** A chart as an aligned Markdown table under its title, its notes below. */
export const chartMarkdown = (chart: Chart, options: TableOptions = {}): string => {
  const { language = 'en' } = options;
  const { heads, rows } = tableOf(chart, options);
  const labels = new Map(
    chart.columns.map(({ id, label, marks }) => [id, joinCell({ printed: label[language], marks: listOf(marks) })]),
  );
  const named = heads.map((head) => labels.get(head) ?? HEADS[head]?.[language] ?? head);
  const table = [named, ...rows].map((row) => row.map(escaped));
  const widths = heads.map((_, i) => Math.max(3, ...table.map((row) => widthOf(row[i] ?? ''))));
  const line = (row: readonly string[]) => `| ${widths.map((width, i) => padded(row[i] ?? '', width)).join(' | ')} |`;
  const [top = [], ...rest] = table;
  const notes = chart.notes.map(({ mark, label }) => `- ${escaped(`[${mark}]`)} ${escaped(label[language])}`);
  return [
    `## ${escaped(chart.title[language])}`,
    '',
    line(top),
    line(widths.map((width) => '-'.repeat(width))),
    ...rest.map(line),
    ...(notes.length > 0 ? ['', ...notes] : []),
    '',
  ].join('\n');
};
