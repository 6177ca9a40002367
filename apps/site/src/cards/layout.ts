/* What stands on a card: its charts on one or two sheets, in two columns that end together, as large as the paper allows. */
import type { Chart } from '@coup-doeil/core/chart';
import { isList, markedNotes } from '../charts/names.ts';
import type { Loaded } from '../lib/games.ts';
import type { Lang } from '../lib/words.ts';
import { measureHeight } from './heights.ts';

export const papers = ['a4', 'letter'] as const;
export type Paper = (typeof papers)[number];
/** Inside the margins, in px of 96 to the inch: a column's width, and the height left by title and foot. */
const inside: Readonly<Record<Paper, { readonly column: number; readonly height: number }>> = {
  a4: { column: 345, height: 297 * 3.7795 - 68 - 92 },
  letter: { column: 356, height: 279.4 * 3.7795 - 68 - 116 },
};
const gap = 26.5;

/** One chart, or two that stand side by side. */
export type Part = readonly Chart[];
export type Sheet = { readonly columns: readonly (readonly Part[])[]; readonly foot: readonly Chart[] };
export type Card = {
  readonly sheets: readonly Sheet[];
  readonly size: Readonly<Record<Paper, number>>;
  /** Whether it leaves paper over, which is then not dealt out between the rows. */
  readonly isShort: boolean;
};

/** The measure of a column, and of the sheet, in ems of the card's type. */
export const columnWidth = (size: Card['size']): number => inside.a4.column / size.a4;
export const sheetWidth = (size: Card['size']): number => (inside.a4.column * 2 + gap) / size.a4;

/** One sheet is read in the hand; two, that would not fill in such type, may lie across the table. */
const largest = { 1: 13, 2: 14 } as const;
/** A game of few charts is set larger than that, and not stretched to the foot of its paper. */
const few = { type: 15.5, filled: 0.72 } as const;
const least: Readonly<Record<Paper, number>> = { a4: 10, letter: 9.5 };

const measurePart = (part: Part, lang: Lang, room: number): number =>
  Math.max(
    ...part.map((chart, i) =>
      measureHeight(chart, lang, part.length === 1 ? room : room * pairShares[i === 0 ? 0 : 1]),
    ),
  );
/** A narrow table and its modifiers, side by side. */
export const pairShares = [0.4, 0.56] as const;

const isNarrow = ({ kind, columns, rows, notes, groups }: Chart, lang: Lang): boolean =>
  columns.length === 1 &&
  markedNotes({ notes }).length === 0 &&
  (kind === 'bands'
    ? rows.every(({ cells }) => Object.values(cells).every(({ printed }) => printed.length < 9))
    : kind === 'modifiers' && groups.length < 2 && rows.every(({ label }) => label[lang].length < 30));

/** A narrow table takes the short list of modifiers that follows it on the sheet beside it. */
const pairNarrowCharts = (charts: readonly Chart[], lang: Lang): readonly Part[] =>
  charts.reduce<Part[]>((parts, chart) => {
    const before = parts.at(-1);
    const [table] = before ?? [];
    const beside =
      before?.length === 1 &&
      table !== undefined &&
      table.kind === 'bands' &&
      chart.kind === 'modifiers' &&
      isNarrow(table, lang);
    if (beside && isNarrow(chart, lang)) parts.splice(-1, 1, [table, chart]);
    else parts.push([chart]);
    return parts;
  }, []);

/** Ways to deal `n` parts to columns, each keeping the sheet's order; with many parts or columns only cuts of that order. */
const listDeals = (n: number, columns: number, cuts = columns > 2 || n > 12): readonly (readonly number[])[] => {
  if (n === 0) return [[]];
  return listDeals(n - 1, columns, cuts).flatMap((deal) =>
    Array.from({ length: columns }, (_, i) => i)
      .filter((i) => !cuts || i >= (deal.at(-1) ?? 0))
      .map((i) => [...deal, i]),
  );
};

/** The deal whose fullest column is least full; of two that are close, the one that leaves the sheet's order alone. */
const dealParts = (
  parts: readonly Part[],
  heights: readonly number[],
  columns: number,
): readonly (readonly Part[])[] => {
  const [best] = listDeals(parts.length, columns)
    .map((deal) => {
      const full = Array.from({ length: columns }, (_, column) =>
        heights.reduce((sum, height, i) => sum + (deal[i] === column ? height : 0), 0),
      );
      const back = deal.filter((column, i) => column < (deal[i - 1] ?? 0)).length;
      return { deal, cost: Math.max(...full) - Math.min(...full) * 0.1 + back * 1.5 };
    })
    .toSorted((a, b) => a.cost - b.cost);
  return Array.from({ length: columns }, (_, column) => parts.filter((_, i) => best?.deal[i] === column));
};

const tallestColumn = (columns: readonly (readonly Part[])[], lang: Lang, room: number): number =>
  Math.max(...columns.map((parts) => parts.reduce((sum, part) => sum + measurePart(part, lang, room), 0)));

const measureSheet = ({ columns, foot }: Sheet, lang: Lang, paper: Paper, size: number): number => {
  const room = inside[paper].column / size;
  const wide = room * 2 + gap / size;
  return tallestColumn(columns, lang, room) + foot.reduce((sum, chart) => sum + measureHeight(chart, lang, wide), 0);
};

const smallest = 8;
/** How much of its paper the fullest sheet takes. */
const measureFill = (sheets: readonly Sheet[], lang: Lang, paper: Paper, size: number): number =>
  Math.max(...sheets.map((sheet) => (measureSheet(sheet, lang, paper, size) * size) / inside[paper].height));

/** The largest type in which everything fits its sheet. */
const largestType = (sheets: readonly Sheet[], lang: Lang, paper: Paper): number => {
  const usual = largest[sheets.length > 1 ? 2 : 1];
  const from = measureFill(sheets, lang, paper, usual) < few.filled ? few.type : usual;
  const sizes = Array.from({ length: Math.round((from - smallest) * 10) }, (_, i) => from - i / 10);
  const fits = (size: number) =>
    sheets.every((sheet) => measureSheet(sheet, lang, paper, size) <= inside[paper].height / size);
  return sizes.find(fits) ?? smallest;
};

const fillSheets = (charts: readonly Chart[], lang: Lang, count: 1 | 2): readonly Sheet[] => {
  const foot = charts.filter(({ kind }) => kind === 'sequence');
  const parts = pairNarrowCharts(
    charts.filter((chart) => !foot.includes(chart)),
    lang,
  );
  const room = inside.letter.column / 11.4;
  const heights = parts.map((part) => measurePart(part, lang, room));
  const columns = dealParts(parts, heights, 2 * count);
  return Array.from({ length: count }, (_, i) => ({
    columns: columns.slice(2 * i, 2 * i + 2),
    foot: i === count - 1 ? foot : [],
  }));
};

/** Notes and keys stand last, whatever the sheet's order. */
const place: Readonly<Record<Chart['kind'], number>> = {
  grid: 0,
  bands: 0,
  ladder: 0,
  matrix: 0,
  modifiers: 0,
  sequence: 0,
  notes: 1,
  key: 2,
};

/** What stands on a card, which places stand by a reading, and how large it is set. */
export const layoutCard = (
  { game, charts }: Pick<Loaded, 'game' | 'charts'>,
  edition: string,
  lang: Lang,
): Card & { readonly doubtful: Doubtful } => {
  const all = charts[edition] ?? [];
  const marking = new Set(
    all.filter(({ kind }) => !isList(kind)).flatMap(({ notes }) => notes.map(({ cite, id }) => `${cite.chart} ${id}`)),
  );
  const charted = all.flatMap((chart): readonly Chart[] => {
    // A note is read under the chart that it marks; here stand those that mark none.
    if (chart.kind !== 'notes') return [chart];
    const rows = chart.rows.filter(({ id }) => !marking.has(`${chart.id} ${id}`));
    return rows.length === 0 ? [] : [{ ...chart, rows }];
  });
  const ordered = charted.toSorted((a, b) => place[a.kind] - place[b.kind]);
  const single = fillSheets(ordered, lang, 1);
  const sheets = papers.some((paper) => largestType(single, lang, paper) < least[paper])
    ? fillSheets(ordered, lang, 2)
    : single;
  const size = { a4: largestType(sheets, lang, 'a4'), letter: largestType(sheets, lang, 'letter') };
  return {
    sheets,
    size,
    isShort: measureFill(sheets, lang, 'a4', size.a4) < few.filled,
    doubtful: findDoubtful(game),
  };
};

export type Doubtful = ReadonlyMap<string, ReadonlySet<string>>;
/** By chart, the rows and cells (`row`, `row column`) that stand by a reading. */
const findDoubtful = ({ readings }: Loaded['game']): Doubtful => {
  const doubtful = new Map<string, Set<string>>();
  for (const { cite } of Object.values(readings)) {
    if (cite.row === undefined) continue;
    const places = doubtful.get(cite.chart) ?? new Set();
    doubtful.set(cite.chart, places.add(cite.column === undefined ? cite.row : `${cite.row} ${cite.column}`));
  }
  return doubtful;
};
