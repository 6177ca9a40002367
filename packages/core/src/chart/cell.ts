import type { Text } from '../text/index.ts';

/** Enough to put a finger on the paper. */
export interface Cite {
  readonly document: string;
  readonly chart: string;
  readonly row?: string;
  readonly column?: string;
  readonly note?: string;
}

/** One printed thing: its text, its marks, where it stands, and what it means. */
export interface Entry<V = unknown> {
  readonly label: Text;
  readonly printed: string;
  readonly marks: readonly string[];
  readonly cite: Cite;
  readonly value: V;
}

/** A chart's own strict reader of what a cell says. It throws on anything it does not know. */
export type Read<V> = (printed: string, marks: readonly string[]) => V;

export const MARK = /\s*\[([a-z]|\d|\*{1,2}|#)\]$/;

/** `+1D [c]` → `+1D` and `c`. Marks stand last, each in brackets: a letter, a digit, one star or two. */
export const splitCell = (text: string): { printed: string; marks: string[] } => {
  let printed = text.trim();
  const marks: string[] = [];
  // Most cells have no mark: no pattern is tried on them.
  if (!printed.endsWith(']')) return { printed, marks };
  for (let match = MARK.exec(printed); match?.[1]; match = MARK.exec(printed)) {
    marks.unshift(match[1]);
    printed = printed.slice(0, match.index);
  }
  return { printed, marks };
};

/** The inverse of `splitCell`. */
export const joinCell = (cell: { readonly printed: string; readonly marks: readonly string[] }): string =>
  [cell.printed, ...cell.marks.map((mark) => `[${mark}]`)].filter((part) => part !== '').join(' ');

/** `+1`, `-2`, `0`, `1/2`: a printed figure as a number. */
export const figure: Read<number> = (printed) => {
  if (printed === '1/2') return 0.5;
  if (!/^[+-]?\d+$/.test(printed)) throw createCellError(printed, 'a figure such as +1');
  return Number(printed);
};

/** A reader for cells that hold one of a few printed words. */
export const oneOf =
  <const T extends Readonly<Record<string, unknown>>>(words: T): Read<T[keyof T]> =>
  (printed) => {
    if (!Object.hasOwn(words, printed)) throw createCellError(printed, Object.keys(words).join(', '));
    return words[printed as keyof T];
  };

/** The cell as it is printed: for columns that say something no rule reads. */
export const verbatim: Read<string> = (printed) => printed;

/** What a reader throws at a cell that it does not know. */
export const createCellError = (printed: string, allowed: string): SyntaxError =>
  new SyntaxError(`a cell should be ${allowed}, not ${JSON.stringify(printed)}`);
