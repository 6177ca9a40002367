import type { Chart, Row } from '@coup-doeil/core/chart';
import { KIND_TRAITS, parseRange } from '@coup-doeil/core/chart';
import { toInputError } from '@coup-doeil/core/game';
import { bandsOf } from './ranges.ts';

const PARTS: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4' };

/** Spaces, minus signs, apostrophes and halves as one hand types them and another prints them. */
export const normalise = (text: string): string =>
  text
    .replace(/[−–]/g, '-')
    .replace(/[’ʼ]/g, "'")
    .replace(/(?<=\d) ?(?=[½¼¾])/g, ' ')
    .replace(/[½¼¾]/g, (part) => PARTS[part] ?? part)
    .replace(/\s+/g, ' ')
    .trim();

interface Cell {
  readonly printed: string;
  readonly marks: readonly string[];
}

/** A column as it is printed, where that tells it from the others. */
export const columnName = ({ columns }: Chart, id: string): string => {
  const { label } = columns.find((column) => column.id === id) ?? {};
  const isOwn = columns.filter((column) => column.label.en === label?.en).length === 1;
  return label && isOwn ? label.en : id;
};

/** The same text and the same marks, in whatever order they stand. */
export const sameCell = (a: Cell, b: Cell): boolean =>
  normalise(a.printed) === normalise(b.printed) && [...a.marks].sort().join() === [...b.marks].sort().join();

/** The words and figures of a text; a hyphen and an apostrophe part words. */
const wordsOf = (text: string): string[] =>
  normalise(text)
    .toLowerCase()
    .match(/[+-]?\d+|\p{L}+/gu) ?? [];

/** A name as the set of its words: printers disagree on order, capitals and strokes. */
export const nameAsSet = (text: string): string => [...new Set(wordsOf(text))].sort().join(' ');

/** The figures among some words, in one order; `+2` and `2 more` are the same figure. */
const figuresIn = (words: readonly string[]): string =>
  [...new Set(words.filter((word) => /\d/.test(word)).map((word) => word.replace('+', '')))].sort().join(' ');

/**
 * Whether a text of our own says what the key words of the sheet say: each typed word is in it, or begins a word of it, and both
 * have the same figures.
 */
const keyWordsFit = (text: string, typed: string): boolean => {
  const [own, typedWords] = [wordsOf(text), wordsOf(typed)];
  const sameFigures = figuresIn(own) === figuresIn(typedWords);
  const words = typedWords.filter((word) => !/\d/.test(word));
  return typedWords.length > 0 && sameFigures && words.every((word) => own.some((ours) => ours.startsWith(word)));
};

/** An end that is open, in one of the ways that sheets print it: `6+`, `6 and more`, `3 ou moins`. */
const openEnd = (text: string): string =>
  text
    .replace(/(?<=\d) ?(?:(?:and )?\+|or more|or better|ou plus)$/, ' +')
    .replace(/(?<=\d) ?(?:-|or less|or worse|ou moins)$/, ' -');

/** A range as one sheet prints it, in the words of another: `9-11`, `6+`. */
const rangeText = (typed: string): string =>
  openEnd(normalise(typed)).replace(/^(\d+) ?(?:-|…|\.\.\.?) ?(\d+)$/, '$1 to $2');

/** A ratio in the one way of several: `6:1`, `6/1`; `3/1 +`, `3/1 or more`. */
const ratioText = (typed: string): string => openEnd(normalise(typed)).replace(/(?<=\d) ?: ?(?=\d)/, '/');

const ratioFits = ({ label, head }: Row, typed: string): boolean =>
  [...Object.values(label), ...(head === undefined ? [] : [head])].some((own) => ratioText(own) === ratioText(typed));

const rangeFits = (chart: Chart, row: Row, typed: string): boolean => {
  try {
    const range = parseRange(rangeText(typed), row.id);
    return bandsOf(chart).some(({ id, from, to }) => id === row.id && from === range.from && to === range.to);
  } catch (error) {
    // What is no range fits none.
    toInputError(error);
    return false;
  }
};

/** Whether a typed name is that of a row: a range or ratio as such, a row of a grid by its whole name, the rest by key words. */
export const nameMatches = (chart: Chart, row: Row, typed: string): boolean => {
  switch (KIND_TRAITS[chart.kind].rowsBy) {
    case 'range':
      return rangeFits(chart, row, typed);
    case 'ratio':
      return ratioFits(row, typed);
    case 'name':
      return Object.values(row.label).some((own) => nameAsSet(own) === nameAsSet(typed));
    default:
      return Object.values(row.label).some((own) => keyWordsFit(own, typed));
  }
};
