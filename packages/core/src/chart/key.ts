import type { Text } from '../text.ts';
import { verbatim } from './cell.ts';
import { type Chart, type Head, layOut, revise } from './chart.ts';
import { column, type Reprints } from './column.ts';

export interface KeySpec extends Head {
  readonly rows: Readonly<Record<string, { readonly symbol: Text; readonly meaning: Text }>>;
}

export interface Key extends Chart, Reprints<KeySpec, Key> {
  readonly kind: 'key';
  readonly symbols: readonly { readonly id: string; readonly symbol: Text; readonly meaning: Text }[];
}

export const key = (spec: KeySpec): Key => {
  const entries = Object.entries(spec.rows);
  return {
    ...layOut(
      'key',
      spec,
      { symbol: column({ en: 'Symbol', fr: 'Abréviation' }, verbatim) },
      entries.map(([id, { symbol, meaning }]) => [id, { label: meaning, cells: symbol.en }]),
    ),
    kind: 'key',
    symbols: entries.map(([id, row]) => ({ id, ...row })),
    reprint: (changes) => key(revise(spec, changes)),
  };
};
