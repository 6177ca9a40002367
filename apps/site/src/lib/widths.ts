import type { Chart } from '@aide-de-camp/core/chart';
import type { Lang } from './words.ts';

const clamp = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n));
const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));
/** A head may break at its spaces, so its longest word counts. */
const longestWord = (text: string): number => longest(text.split(/\s+/));

export type Widths = {
  /** Shares of the table's width in percent: the row's name first, then the columns. */
  readonly shares: readonly number[];
  /** Characters that the table needs, before it scrolls by itself. */
  readonly least: number;
};

/** Widths known before the first row is laid out, so that a table does not move while it arrives. */
export const widthsOf = (chart: Chart, lang: Lang, tight: boolean): Widths => {
  const { columns, rows } = chart;
  if (tight) {
    const each = Math.max(10.4, 32 / columns.length);
    return { shares: [100 - each * columns.length, ...columns.map(() => each)], least: 0 };
  }
  const name = clamp(longest(rows.map(({ head, label }) => head ?? label[lang])), 9, 34);
  const needed = columns.map(({ id, label }) =>
    clamp(Math.max(longest(rows.map(({ cells }) => cells[id]?.printed ?? '')), longestWord(label[lang])), 6, 30),
  );
  const all = needed.reduce((sum, n) => sum + n, name);
  // A name may take several lines before the table scrolls.
  return { shares: [name, ...needed].map((n) => (100 * n) / all), least: all - name + Math.min(name, 16) };
};
