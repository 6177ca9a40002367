/* How much room a chart takes on a card, in ems of the card's own type: close enough to set it as large as the paper holds. */
import type { Chart, Row } from '@coup-doeil/core/chart';
import { cardHead, groupsOf, isList } from '../charts/names.ts';
import type { Lang } from '../lib/words.ts';

/** The middle width of a letter, of a bold figure, of a mark. */
const letter = 0.47;
const figure = 0.56;
const mark = 0.36;
const line = 1.26;
const rowPad = 0.22;

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));
const longestWord = (text: string): number => longest(text.split(/[\s/]+/));

/** Lines of a text in a measure; words do not fill a line to its end. */
const linesIn = (width: number, room: number): number => {
  const wanted = width / Math.max(1, room);
  return wanted <= 1 ? 1 : Math.ceil(wanted * 1.06);
};

/** A column of figures and short signs alone is centred, and as narrow as they are. */
export const isShort = ({ rows }: Chart, column: string): boolean =>
  rows.every(({ cells }) => (cells[column]?.printed.length ?? 0) <= 6);

const cellWidth = (row: Row, column: string, short: boolean): number => {
  const cell = row.cells[column];
  // Marks hang beside a centred figure, and take their room on both sides.
  const marks = cell === undefined ? 0 : cell.marks.join(' ').length * mark * (short ? 1.5 : 1);
  return cell === undefined ? 0 : cell.printed.length * (short ? figure : 0.5) + marks + 0.7;
};

/** A head too long for a column of figures is said short; it may break after a bar. */
export const headOf = (chart: Chart, { id, label, short }: Chart['columns'][number], lang: Lang): string => {
  if (short !== undefined) return short[lang].replaceAll('/', '/\u200b');
  const long = label[lang];
  return chart.kind === 'grid' && isShort(chart, id) && /^\p{L}{7,}$/u.test(long) ? `${long.slice(0, 3)}.` : long;
};

/** Neighbouring columns under the same spanner. */
export const spannersOf = ({ columns }: Chart, lang: Lang): readonly Spanner[] =>
  columns.reduce<Spanner[]>((all, { spanner }, i) => {
    const label = spanner?.[lang] ?? '';
    const before = all.at(-1);
    if (before?.label === label) all.splice(-1, 1, { ...before, span: before.span + 1 });
    else all.push({ label, from: i, span: 1 });
    return all;
  }, []);
type Spanner = { readonly label: string; readonly from: number; readonly span: number };
export const spanned = ({ columns }: Chart): boolean => columns.some(({ spanner }) => spanner !== undefined);

/** A column that begins under another spanner has a line at its left. */
export const parted = ({ columns }: Chart, { id }: Chart['columns'][number]): boolean => {
  const at = columns.findIndex((column) => column.id === id);
  return at > 0 && columns[at]?.spanner?.en !== columns[at - 1]?.spanner?.en;
};

/** What a column is given more, so that the spanner above it stands in two lines. */
const underSpanner = (chart: Chart, lang: Lang, widths: readonly number[]): readonly number[] => {
  const more = widths.map(() => 0);
  for (const { label, from, span } of spannersOf(chart, lang)) {
    const needed = Math.max(longestWord(label) * 0.52, label.length * 0.23) + 1.4;
    const short = needed - sum(widths.slice(from, from + span));
    for (let i = from; i < from + span && label !== ''; i += 1) more[i] = Math.max(0, short / span);
  }
  return more;
};

/** Widths of the columns of a table, the name first, that together fill `room`. */
export const cardWidths = (chart: Chart, lang: Lang, room: number): readonly number[] => {
  const { columns, rows } = chart;
  const nameOf = (row: Row) => cardHead(row, lang);
  const name = {
    natural: Math.max(...rows.map((row) => nameOf(row).length * letter + row.marks.length * mark)) + 0.8,
    least: Math.max(...rows.map((row) => longestWord(nameOf(row)))) * letter + 0.8,
  };
  const alone = columns.map((column) => {
    const { id } = column;
    const isFigure = isShort(chart, id);
    const head = longestWord(headOf(chart, column, lang)) * 0.48 + 0.5 + (parted(chart, column) ? 0.4 : 0);
    const widest = Math.max(...rows.map((row) => cellWidth(row, id, isFigure)), head);
    const words = longest(rows.flatMap(({ cells }) => (cells[id]?.printed ?? '').split(/\s+/)));
    // Words beside figures may take two lines.
    const natural = chart.kind === 'modifiers' && widest > 6 ? Math.max(6, widest * 0.56) : widest;
    const fixed = isFigure || chart.kind === 'modifiers';
    return { natural, least: fixed ? natural : Math.max(head, words * 0.5 + 0.7) };
  });
  const more = underSpanner(
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
  // Nothing gives any more: words would break. The type has to be smaller.
  if (over > slack) return all.map(() => Number.NaN);
  if (over > 0) return all.map(({ natural, least }) => natural - (over * (natural - least)) / slack);
  // Results stand apart evenly; elsewhere the name takes what is left, and figures stay near one another.
  if (chart.kind !== 'bands') return all.map(({ natural }, i) => natural - (i === 0 ? over : 0));
  return all.map(({ natural }) => natural - over / all.length);
};

/** Heads are set smaller, in as many lines as the fullest takes. */
const headHeight = (chart: Chart, lang: Lang, widths: readonly number[]): number => {
  const lines = (text: string, room: number) => Math.max(linesIn(text.length * 0.42, room - 0.4), 1);
  const heads = chart.columns.map((column, i) => lines(headOf(chart, column, lang), widths[i + 1] ?? 1));
  const over = spannersOf(chart, lang).map(({ label, from, span }) =>
    lines(label, sum(widths.slice(from + 1, from + 1 + span))),
  );
  return Math.max(...heads) * 1.0 + 0.35 + (spanned(chart) ? Math.max(...over) * 1.15 + 0.15 : 0);
};

const tableHeight = (chart: Chart, lang: Lang, room: number): number => {
  const groups = chart.kind === 'modifiers' ? groupsOf(chart, lang) : [];
  const side = groupWidth(groups);
  const widths = cardWidths(chart, lang, room - side);
  if (widths.some(Number.isNaN)) return Number.POSITIVE_INFINITY;
  const rows = chart.rows.map((row) => {
    const named = linesIn(cardHead(row, lang).length * letter + row.marks.length * mark + 0.5, (widths[0] ?? 1) - 0.3);
    const said = chart.columns.map(({ id }, i) =>
      linesIn(cellWidth(row, id, isShort(chart, id)) - 0.3, widths[i + 1] ?? 1),
    );
    return Math.max(named, ...said) * line + rowPad;
  });
  return (chart.kind === 'modifiers' ? 0 : headHeight(chart, lang, widths)) + sum(rows);
};

/** What the names of the groups take in a table of modifiers; one group alone has no such column. */
export const groupWidth = (groups: readonly { readonly label: string }[]): number => {
  const names = groups.map(({ label }) => label);
  if (groups.length < 2) return 0;
  return Math.min(longest(names), Math.max(13, ...names.map(longestWord))) * 0.47 + 0.9;
};
/** A ladder of few figures lies on its side. */
export const lies = ({ kind, columns, rows }: Chart): boolean =>
  kind === 'ladder' && columns.length === 1 && rows.length <= 12;

/** A key of short words stands in two columns, a sequence of short steps in three. */
export const columnsOf = ({ kind, rows }: Chart, lang: Lang): number => {
  const mean = sum(rows.map(({ label }) => label[lang].length)) / rows.length;
  if (kind === 'sequence') return longest(rows.map(({ label }) => label[lang])) < 40 ? 3 : 2;
  return kind === 'key' && mean < 44 ? 2 : 1;
};

const listHeight = (chart: Chart, lang: Lang, room: number): number => {
  const columns = columnsOf(chart, lang);
  const each = room / columns - (columns > 1 ? 1 : 0);
  const lines = chart.rows.map(({ label, symbol, depth = 0, rules }) => {
    const said =
      label[lang].length + rules.join(', ').length + (chart.kind === 'key' ? (symbol?.[lang].length ?? 0) : 0);
    return linesIn(said * letter, each - (chart.kind === 'key' ? 0 : 2.2 + depth * 1.1));
  });
  return 0.3 + (sum(lines) / columns + (columns > 1 ? 0.7 : 0)) * line;
};

/** The height of a chart with its heading, in ems, in a measure of `room` ems. */
export const heightOf = (chart: Chart, lang: Lang, room: number): number => {
  const notes = isList(chart.kind) ? [] : chart.notes.map(({ mark, label }) => `${mark} ${label[lang]} `);
  const said = notes.length === 0 ? 0 : 0.35 + linesIn(sum(notes.map(({ length }) => length)) * 0.425, room) * 1.17;
  const body = isList(chart.kind)
    ? listHeight(chart, lang, room)
    : lies(chart)
      ? 2 * (line + 0.3)
      : tableHeight(chart, lang, room);
  return (1.75 + body + said + 0.9) * 1.04;
};
