import type { Style } from '../io.ts';

const CODES = { bold: 1, dim: 2, inverse: 7 } as const;
export type Paint = keyof typeof CODES;

/** Colour on a terminal only, and never as the only sign. */
export const paint = (style: Pick<Style, 'colour'>, how: Paint, text: string): string =>
  style.colour ? `\u001b[${CODES[how]}m${text}\u001b[0m` : text;

/** How many columns a text takes: all our letters one. */
export const widthOf = (text: string): number => [...text.normalize('NFC')].length;

export const pad = (text: string, width: number, right = false): string => {
  const room = ' '.repeat(Math.max(0, width - widthOf(text)));
  return right ? room + text : text + room;
};

/** A word too long for a line, cut into pieces that are not. */
const pieces = (word: string, width: number): string[] => {
  const letters = [...word];
  return letters.length <= width
    ? [word]
    : Array.from({ length: Math.ceil(letters.length / width) }, (_, i) =>
        letters.slice(i * width, (i + 1) * width).join(''),
      );
};

/** Words broken into lines of at most this width; lines after the first stand in by an indent. */
export const wrap = (text: string, width: number, indent = 0): string[] => {
  const room = Math.max(1, width - indent);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((word) => pieces(word, room))) {
    const limit = lines.length === 0 ? width : room;
    if (line && widthOf(line) + 1 + widthOf(word) > limit) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].map((text, i) => (i === 0 ? text : ' '.repeat(indent) + text));
};

/** A line that stands above others. */
export const title = (style: Pick<Style, 'colour' | 'width'>, text: string): string[] =>
  wrap(text, style.width, 2).map((line) => paint(style, 'bold', line));

export const longestWord = (text: string): number => Math.max(...text.split(' ').map(widthOf));
