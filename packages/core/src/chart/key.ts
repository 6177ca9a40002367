import { type Text, t } from '../text/index.ts';
import { verbatim } from './cell.ts';
import type { Chart, Head, Terms } from './chart.ts';
import { column, type Reprints } from './column.ts';
import { layOut } from './lay-out.ts';
import { revise } from './revise.ts';

/** What a symbol of a key is written as. */
export interface SymbolSpec {
  /** As each language prints it. */
  readonly symbol: Text;
  readonly meaning: Text;
  /** What it does, for the rules. */
  readonly terms?: Terms;
  /** A word of the charts that the sheet's own key leaves out. */
  readonly unprinted?: true;
}

/** What a key is written as. */
export interface KeySpec extends Head {
  readonly rows: Readonly<Record<string, SymbolSpec>>;
}

/** The abbreviations and signs of a sheet, and what they mean. */
export interface Key extends Chart, Reprints<KeySpec, Key> {
  readonly kind: 'key';
  readonly symbols: readonly (SymbolSpec & { readonly id: string })[];
}

/** Makes a key from its symbols. */
export const key = (spec: KeySpec): Key => {
  const entries = Object.entries(spec.rows);
  return {
    ...layOut(
      'key',
      spec,
      { symbol: column(t('Symbol', 'Abréviation'), verbatim) },
      entries.map(([id, { symbol, meaning, ...more }]) => [id, { ...more, label: meaning, symbol, cells: symbol.en }]),
    ),
    symbols: entries.map(([id, row]) => ({ id, ...row })),
    reprint: (changes) => key(revise(spec, changes)),
  };
};
