import type { Style } from '../io.ts';

const CODES = { bold: 1, dim: 2, red: 31, blue: 34, yellow: 33, inverse: 7 } as const;
export type Paint = keyof typeof CODES;

/** Colour on a terminal only, and never as the only sign. */
export const paint = (style: Pick<Style, 'colour'>, how: Paint, text: string): string =>
  style.colour ? `\u001b[${CODES[how]}m${text}\u001b[0m` : text;

// biome-ignore lint/suspicious/noControlCharactersInRegex: it is what it looks for
const ESCAPES = /\u001b\[\d+m/g;

/** How many columns a text takes: escapes take none, and all our letters one. */
export const widthOf = (text: string): number => [...text.replace(ESCAPES, '').normalize('NFC')].length;

export const pad = (text: string, width: number, right = false): string => {
  const room = ' '.repeat(Math.max(0, width - widthOf(text)));
  return right ? room + text : text + room;
};

/** Words broken into lines of at most this width. */
export const wrap = (text: string, width: number): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line];
};

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
