import type { Language } from '../../text/index.ts';
import type { Row } from '../chart.ts';

/** Prints what a cell says as a language prints it. */
export type Speller = (printed: string) => string;

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A symbol stands alone: no letter touches its letters, no digit or sign its digits. */
const standing = (symbol: string): string => {
  const touching = (end: string, digits: string) => (/\p{L}/u.test(end) ? '\\p{L}' : /\d/.test(end) ? digits : '');
  const [before, after] = [touching(symbol.slice(0, 1), '\\d+−-'), touching(symbol.slice(-1), '\\d')];
  return `${before && `(?<![${before}])`}${escaped(symbol)}${after && `(?![${after}])`}`;
};

/**
 * Cells are kept with the abbreviations of the English key; the game's own key says how another language prints them.
 * `D + CT/1` becomes `D + TdC/1`, symbol by symbol, the longest first; what is no symbol stays.
 */
export const createSpeller = (
  key: { readonly rows: readonly Pick<Row, 'symbol'>[] } | undefined,
  language: Language,
): Speller => {
  if (!key) return (printed) => printed;
  const other = new Map(key.rows.flatMap(({ symbol }) => (symbol ? [[symbol.en, symbol[language]] as const] : [])));
  const longest = [...other.keys()].sort((a, b) => b.length - a.length);
  const symbols = new RegExp(`(${longest.map(standing).join('|')})`, 'u');
  // Cut at the symbols, which stand between what is none.
  return (printed) =>
    printed
      .split(symbols)
      .map((part, i) => (i % 2 === 0 ? part : other.get(part)))
      .join('');
};
