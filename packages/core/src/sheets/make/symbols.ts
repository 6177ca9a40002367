import type { BattleSide } from '../../game/field.ts';
import { memoise } from '../../game/once.ts';
import { symbolForm } from '../parse/name.ts';
import { type Charts, findChart } from './charts.ts';

/** What results and keys say of a symbol. */
export interface Meaning {
  readonly symbol: string;
  readonly terms: Readonly<Record<string, unknown>>;
}

/** A symbol where it stands in a cell, with the number printed in the place of its `#`. */
export interface PrintedSymbol {
  readonly meaning: Meaning;
  readonly number: number;
  /** The side that its half of the cell is about. */
  readonly half?: BattleSide;
}

/** Symbols by the length of their text, the longest first: `DR` before `D`. Those without a number are looked up, however many there are. */
interface SymbolIndex {
  readonly lengths: readonly number[];
  readonly plain: ReadonlyMap<string, Meaning>;
  readonly numbered: ReadonlyMap<number, readonly (readonly [form: RegExp, meaning: Meaning])[]>;
}

const indexSymbols = memoise((charts: Charts): SymbolIndex => {
  const symbols = ['results', 'key'].flatMap((id) => findChart(charts, id, 'key')?.symbols ?? []);
  const plain = new Map<string, Meaning>();
  const numbered = new Map<number, (readonly [RegExp, Meaning])[]>();
  const lengths = new Set<number>();
  for (const { symbol, terms = {} } of symbols)
    for (const text of new Set([symbol.en, symbol.fr])) {
      const meaning = { symbol: symbol.en, terms };
      const { length } = text;
      if (length > 0) lengths.add(length);
      if (text.includes('#')) {
        const alike = numbered.get(length) ?? [];
        alike.push([new RegExp(symbolForm(text), 'y'), meaning]);
        numbered.set(length, alike);
      } else if (!plain.has(text)) plain.set(text, meaning);
    }
  return { lengths: [...lengths].sort((a, b) => b - a), plain, numbered };
});

/** The longest symbol that stands at a place of a text, with how many letters it takes there. */
const findSymbol = (
  text: string,
  at: number,
  { lengths, plain, numbered }: SymbolIndex,
): (PrintedSymbol & { readonly size: number }) | null => {
  for (const length of lengths) {
    const own = at + length <= text.length ? plain.get(text.slice(at, at + length)) : undefined;
    if (own) return { meaning: own, number: 0, size: length };
    for (const [form, meaning] of numbered.get(length) ?? []) {
      form.lastIndex = at;
      const match = form.exec(text);
      if (match) return { meaning, number: Number(match[1]), size: match[0].length };
    }
  }
  return null;
};

const BETWEEN = /[\s,;+&·.-]+/y;

/** The symbols of a text, one after another; `null` where something is none. */
export const parseSymbols = (text: string, charts: Charts, half?: BattleSide): readonly PrintedSymbol[] | null => {
  const index = indexSymbols(charts);
  const symbols: PrintedSymbol[] = [];
  let at = 0;
  while (at < text.length) {
    const symbol = findSymbol(text, at, index);
    BETWEEN.lastIndex = at;
    const size = symbol?.size ?? BETWEEN.exec(text)?.[0].length;
    if (size === undefined) return null;
    if (symbol) symbols.push({ meaning: symbol.meaning, number: symbol.number, ...(half ? { half } : {}) });
    at += size;
  }
  return symbols;
};
