import { type Chart, joinCell, type Speller } from '@coup-doeil/core/chart';
import type { Lang } from '../../lib/words.ts';

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));
const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));
/** A text may break at its spaces and within a compound, so its longest word counts. */
export const longestWord = (text: string): number => longest(text.split(/\s+|(?<=\p{L})[-/](?=\p{L})/u));
const sum = (all: readonly number[]): number => all.reduce((total, n) => total + n, 0);
const toShares = (all: readonly number[]): readonly number[] => all.map((n) => (100 * n) / sum(all));

/** Room on a phone of 320 px and on a sheet, in characters. */
const phone = 38;
const sheet = 80;

/** From so many columns on, a chart is set closer: names in more lines, columns of figures and marks narrower. */
const MANY = 6;
const setting = (columns: number) =>
  columns < MANY ? { lines: 3, figure: 5.8, mark: 2.5 } : { lines: 4, figure: 4.6, mark: 1.8 };

type Column = { readonly need: number; readonly like: number };
/** Gives each column what it needs, and a part of what it would like as far as there is room. */
const shareRoom = (columns: readonly Column[], room: number): readonly number[] => {
  const needs = sum(columns.map(({ need }) => need));
  const likes = sum(columns.map(({ need, like }) => Math.max(need, like)));
  const part = clamp((room - needs) / Math.max(1, likes - needs), 0, 1);
  return columns.map(({ need, like }) => need + part * Math.max(0, like - need));
};

export type Widths = {
  /** Shares of the table's width in percent: the row's name first, then the columns. */
  readonly shares: readonly number[];
  /** The same on a phone, where texts take more lines. */
  readonly narrow: readonly number[];
  /** Characters that the table needs, before it scrolls by itself, and the column of names of them. */
  readonly least: number;
  readonly names: number;
};

/** Widths known before the first row is laid out, so that a table does not move while it arrives. */
export const measureColumns = (
  { columns, rows }: Chart,
  lang: Lang,
  spell: Speller,
  /** What heads the columns on a phone. */
  shorts: readonly string[],
  figures: boolean,
): Widths => {
  const labels = columns.map(({ label }) => label[lang]);
  const names = rows.map(({ head, label }) => head ?? label[lang]);
  const { lines, figure, mark } = setting(columns.length);
  const name = {
    // So many lines at the most, as far as a name is no sentence.
    need: Math.max(8.8, clamp(longest(names), 9, 34) / lines + 1, ...names.map((text) => longestWord(text) + 0.5)),
    like: clamp(longest(names), 9, 34),
  };
  const texts = columns.map(({ id, label }) => {
    // Most cells of a column print what others do: each text is measured once.
    const cells = new Map(rows.flatMap(({ cells: { [id]: cell } }) => (cell ? [[joinCell(cell), cell] as const] : [])));
    const printed = [...cells.values()].map((cell) => spell(cell.printed));
    // A mark hangs at the right of a word that stays in the middle.
    const words = [...cells.values()].map(
      ({ marks }, i) => longestWord(printed[i] ?? '') + mark * marks.join('').length,
    );
    return {
      need: Math.max(figure, ...words.map((n) => n + 0.5)),
      like: clamp(Math.max(longest(printed), longestWord(label[lang])), 6, 30),
    };
  });
  const columnsUnder = (heads: readonly string[], most: number): readonly Column[] => [
    name,
    ...texts.map(({ need, like }, i) => ({
      // Heads are set smaller.
      need: Math.max(need, 1.2 + 0.88 * longestWord(heads[i] ?? '')),
      like: Math.min(like, most),
    })),
  ];
  const narrow = shareRoom(columnsUnder(shorts, 16), phone);
  const each = Math.max(10.4, 32 / columns.length);
  return {
    shares: figures
      ? [100 - each * columns.length, ...columns.map(() => each)]
      : toShares(shareRoom(columnsUnder(labels, 30), sheet)),
    narrow: toShares(narrow),
    least: sum(narrow),
    names: narrow[0] ?? 0,
  };
};
