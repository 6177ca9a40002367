/* How wide the columns of a chart are on a card, in ems of the card's own type. */
import type { Chart, Row } from '@coup-doeil/core/chart';
import { cardHead, isLines, nameHead } from '../charts/names.ts';
import { beginsSpanner, listSpanners } from '../charts/table/spanners.ts';
import type { Lang } from '../lib/words.ts';
import { LETTER, longest, longestWord, MARK, sum } from './ems.ts';

const BOLD_FIGURE = 0.56;
/** By how much a capital of a result, such as D1, is wider than a figure. */
const CAPITAL = 0.16;

/** A column with nothing but figures and short signs is centred, and as narrow as they are. */
export const isFigureColumn = ({ rows }: Chart, column: string): boolean =>
  rows.every(({ cells }) => (cells[column]?.printed.length ?? 0) <= 6);

const measureCapitals = ({ cells }: Row, column: string): number =>
  (cells[column]?.printed.match(/\p{Lu}/gu)?.length ?? 0) * CAPITAL;

export const measureCell = (row: Row, column: string, centred: boolean): number => {
  const cell = row.cells[column];
  // Marks hang beside a centred figure, and take their room on both sides.
  const marks = cell === undefined ? 0 : cell.marks.join(' ').length * MARK * (centred ? 1.5 : 1);
  return cell === undefined ? 0 : cell.printed.length * (centred ? BOLD_FIGURE : 0.5) + marks + 0.7;
};

/** The head of a column, shortened where it is too long for figures; it may break after a slash. */
export const formatColumnHead = (chart: Chart, { id, label, short }: Chart['columns'][number], lang: Lang): string => {
  if (short !== undefined) return short[lang].replaceAll('/', '/\u200b');
  const long = label[lang];
  return chart.kind === 'grid' && isFigureColumn(chart, id) && /^\p{L}{7,}$/u.test(long)
    ? `${long.slice(0, 3)}.`
    : long;
};

/** How much wider each column has to be for the spanner above it to fit in two lines. */
const widenUnderSpanners = (chart: Chart, lang: Lang, widths: readonly number[]): readonly number[] => {
  const more = widths.map(() => 0);
  for (const { label, from, span } of listSpanners(chart, lang)) {
    const needed = Math.max(longestWord(label) * 0.52, label.length * 0.23) + 1.4;
    const short = needed - sum(widths.slice(from, from + span));
    for (let i = from; i < from + span && label !== ''; i += 1) more[i] = Math.max(0, short / span);
  }
  return more;
};

/** Widths of the columns of a table, the name first, that together fill `room`. */
export const measureWidths = (chart: Chart, lang: Lang, room: number): readonly number[] => {
  const { columns, rows } = chart;
  const nameOf = (row: Row) => cardHead(row, lang);
  const name = {
    natural: Math.max(...rows.map((row) => nameOf(row).length * LETTER + row.marks.length * MARK)) + 0.8,
    // The head of the names may be longer than they are.
    least:
      Math.max(longestWord(nameHead(chart, lang)) * 0.5, ...rows.map((row) => longestWord(nameOf(row)) * LETTER)) + 0.8,
  };
  const alone = columns.map((column) => {
    const { id } = column;
    const isFigure = isFigureColumn(chart, id);
    const head =
      longestWord(formatColumnHead(chart, column, lang)) * 0.48 +
      // What is not centred stands a little to the right, and a letter such as M is wide.
      (isFigure ? 0.5 : 1.4) +
      (beginsSpanner(chart, column) ? 0.4 : 0);
    const capitals = (row: Row) => (chart.kind === 'matrix' ? measureCapitals(row, id) : 0);
    const widest = Math.max(...rows.map((row) => measureCell(row, id, isFigure) + capitals(row)), head);
    const words = longest(rows.flatMap(({ cells }) => (cells[id]?.printed ?? '').split(/\s+/)));
    // Words beside figures may take two lines.
    const natural = isLines(chart.kind) && widest > 6 ? Math.max(6, widest * 0.56) : widest;
    const fixed = isFigure || isLines(chart.kind);
    return { natural, least: fixed ? natural : Math.max(head, words * 0.5 + 0.7) };
  });
  const more = widenUnderSpanners(
    chart,
    lang,
    alone.map(({ natural }) => natural),
  );
  const others = alone.map(({ natural, least }, i) => ({
    natural: natural + (more[i] ?? 0),
    least: least + (more[i] ?? 0),
  }));
  const all = [name, ...others];
  const over = sum(all.map(({ natural }) => natural)) - room;
  const slack = sum(all.map(({ natural, least }) => natural - least));
  // Words would have to break: no width does, the type has to be smaller.
  if (over > slack) return all.map(() => Number.NaN);
  if (over > 0) return all.map(({ natural, least }) => natural - (over * (natural - least)) / slack);
  // Results stand apart evenly; elsewhere the name takes what is left, and figures stay near one another.
  if (chart.kind !== 'bands') return all.map(({ natural }, i) => natural - (i === 0 ? over : 0));
  return all.map(({ natural }) => natural - over / all.length);
};

/** What the names of the groups take in a table of modifiers; one group alone has no such column. */
export const measureGroupNames = (groups: readonly { readonly label: string }[]): number => {
  const names = groups.map(({ label }) => label);
  if (groups.length < 2) return 0;
  return Math.min(longest(names), Math.max(13, ...names.map(longestWord))) * 0.47 + 0.9;
};
