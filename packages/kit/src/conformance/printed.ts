import type { Chart, Row } from '@coup-doeil/core/chart';
import { parseRange } from '@coup-doeil/core/chart';
import { inputError } from '@coup-doeil/core/game';
import { bandsOf } from './ranges.ts';

/** Spaces, minus signs and apostrophes as one hand types them and another prints them. */
export const fold = (text: string): string =>
  text.replace(/[−–]/g, '-').replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim();

interface Cell {
  readonly printed: string;
  readonly marks: readonly string[];
}

/** The same text and the same marks, in whatever order they stand. */
export const sameCell = (a: Cell, b: Cell): boolean =>
  fold(a.printed) === fold(b.printed) && [...a.marks].sort().join() === [...b.marks].sort().join();

/** A name as the set of its words: printers disagree on order, capitals and strokes. */
export const wordsIn = (text: string): string =>
  [
    ...new Set(
      fold(text)
        .toLowerCase()
        .match(/[+-]?\d+|\p{L}[\p{L}']*/gu),
    ),
  ]
    .sort()
    .join(' ');

const rangeFits = (chart: Chart, row: Row, typed: string): boolean => {
  try {
    const range = parseRange(fold(typed), row.id);
    return bandsOf(chart).some(({ id, from, to }) => id === row.id && from === range.from && to === range.to);
  } catch (error) {
    // What is no range fits none.
    inputError(error);
    return false;
  }
};

/** Whether what was typed before a row's cells is what the row goes by on its kind of chart. */
export const labelFits = (chart: Chart, row: Row, typed: string): boolean => {
  switch (chart.kind) {
    case 'bands':
    case 'matrix':
      return rangeFits(chart, row, typed);
    case 'ladder':
      return fold(row.label.en) === fold(typed);
    case 'grid':
      return [row.label.en, row.label.fr].some((own) => wordsIn(own) === wordsIn(typed));
    default:
      return true;
  }
};
