/* How high a chart is on a card, in ems of the card's own type: close enough to set it as large as the paper holds. */
import type { Chart } from '@coup-doeil/core/chart';
import { cardHead, groupsOf, isLines, isList, markedNotes } from '../charts/names.ts';
import { hasSpanners, listSpanners } from '../charts/table/spanners.ts';
import type { Lang } from '../lib/words.ts';
import { countLines, LETTER, LINE, longest, MARK, sum } from './ems.ts';
import { formatColumnHead, isFigureColumn, measureCell, measureGroupNames, measureWidths } from './widths.ts';

const ROW_PAD = 0.22;

/** Heads are set smaller, in as many lines as the fullest takes. */
const measureHeads = (chart: Chart, lang: Lang, widths: readonly number[]): number => {
  const lines = (text: string, room: number) => Math.max(countLines(text.length * 0.42, room - 0.4), 1);
  const heads = chart.columns.map((column, i) => lines(formatColumnHead(chart, column, lang), widths[i + 1] ?? 1));
  const over = listSpanners(chart, lang).map(({ label, from, span }) =>
    lines(label, sum(widths.slice(from + 1, from + 1 + span))),
  );
  return Math.max(...heads) * 1.0 + 0.35 + (hasSpanners(chart) ? Math.max(...over) * 1.15 + 0.15 : 0);
};

const measureTable = (chart: Chart, lang: Lang, room: number): number => {
  const groups = isLines(chart.kind) ? groupsOf(chart, lang) : [];
  const side = measureGroupNames(groups);
  const widths = measureWidths(chart, lang, room - side);
  if (widths.some(Number.isNaN)) return Number.POSITIVE_INFINITY;
  const rows = chart.rows.map((row) => {
    const name = countLines(
      cardHead(row, lang).length * LETTER + row.marks.length * MARK + 0.5,
      (widths[0] ?? 1) - 0.3,
    );
    const cells = chart.columns.map(({ id }, i) =>
      countLines(measureCell(row, id, isFigureColumn(chart, id)) - 0.3, widths[i + 1] ?? 1),
    );
    return Math.max(name, ...cells) * LINE + ROW_PAD;
  });
  return (isLines(chart.kind) ? 0 : measureHeads(chart, lang, widths)) + sum(rows);
};

/** A ladder of few figures isSideways on its side. */
export const isSideways = ({ kind, columns, rows }: Chart): boolean =>
  kind === 'ladder' && columns.length === 1 && rows.length <= 12;

/** A key of short words stands in two columns, a sequence of short steps in three. */
export const countListColumns = ({ kind, rows }: Chart, lang: Lang): number => {
  const mean = sum(rows.map(({ label }) => label[lang].length)) / rows.length;
  if (kind === 'sequence') return longest(rows.map(({ label }) => label[lang])) < 40 ? 3 : 2;
  return kind === 'key' && mean < 44 ? 2 : 1;
};

const measureList = (chart: Chart, lang: Lang, room: number): number => {
  const columns = countListColumns(chart, lang);
  const each = room / columns - (columns > 1 ? 1 : 0);
  const lines = chart.rows.map(({ label, symbol, depth = 0, rules }) => {
    const length =
      label[lang].length + rules.join(', ').length + (chart.kind === 'key' ? (symbol?.[lang].length ?? 0) : 0);
    return countLines(length * LETTER, each - (chart.kind === 'key' ? 0 : 2.2 + depth * 1.1));
  });
  return 0.3 + (sum(lines) / columns + (columns > 1 ? 0.7 : 0)) * LINE;
};

/** The height of a chart with its heading, in ems, in a measure of `room` ems. */
export const measureHeight = (chart: Chart, lang: Lang, room: number): number => {
  const notes = isList(chart.kind) ? [] : markedNotes(chart).map(({ mark, label }) => `${mark} ${label[lang]} `);
  const noteLines =
    notes.length === 0 ? 0 : 0.35 + countLines(sum(notes.map(({ length }) => length)) * 0.425, room) * 1.17;
  const body = isList(chart.kind)
    ? measureList(chart, lang, room)
    : isSideways(chart)
      ? 2 * (LINE + 0.3)
      : measureTable(chart, lang, room);
  return (1.75 + body + noteLines + 0.9) * 1.04;
};
