/* Measures of type, in ems: near enough to reckon with before anything is drawn. */

/** The mean width of a letter, and of a mark; the height of a line. */
export const LETTER = 0.47;
export const MARK = 0.36;
export const LINE = 1.26;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => text.length));
export const longestWord = (text: string): number => longest(text.split(/[\s/]+/));

/** How many lines a text takes in a measure; words do not fill a line to its end. */
export const countLines = (width: number, room: number): number => {
  const lines = width / Math.max(1, room);
  return lines <= 1 ? 1 : Math.ceil(lines * 1.06);
};
