import { type Chart, speller } from '@aide-de-camp/core/chart';
import type { Style } from '../io.ts';
import { table } from './table.ts';
import { paint } from './text.ts';

const marks = (list: readonly string[]): string => list.map((mark) => `[${mark}]`).join('');

/** A chart as it is printed, its marks behind the cells, its notes below. */
export const showChart = (chart: Chart, key: Chart | undefined, style: Style): string[] => {
  const words =
    chart.kind === 'notes' || chart.kind === 'key' || chart.kind === 'sequence' || chart.kind === 'modifiers';
  const spell = speller(key, style.language);
  const cell = (printed: string) => spell(printed).replace(/^-(?=\d)/, '−');
  const name = { head: '', flows: true };
  const figures = chart.columns.map((column) => ({
    head: style.say(column.label) + marks((column.marks ?? '').split(' ').filter(Boolean)),
    right: !words,
  }));
  const rows = chart.rows.map((row) => {
    const label = `${'  '.repeat(row.depth ?? 0)}${style.say(row.label)}${row.marks.length ? ` ${marks(row.marks)}` : ''}`;
    const cells = chart.columns.map(({ id }) => {
      const found = row.cells[id];
      return found ? `${cell(found.printed)}${found.marks.length ? ` ${marks(found.marks)}` : ''}` : '';
    });
    return words ? [...cells, label] : [label, ...cells];
  });
  const notes = chart.notes.map((note) => [`[${note.mark}]`, style.say(note.label)]);
  return [
    paint(style, 'bold', style.say(chart.title)),
    '',
    ...table(words ? [...figures, name] : [name, ...figures], rows, style.width),
    ...(notes.length ? ['', ...table([{ head: '' }, { head: '', flows: true }], notes, style.width)] : []),
  ];
};
