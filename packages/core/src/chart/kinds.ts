import type { Kind } from './chart.ts';

/** What a reader of any chart needs to know of its kind. */
export interface KindTraits {
  /** `table`: a name, then cells; `lines`: figures with a sentence each; `list`: a mark, symbol or number and what it says. */
  readonly layout: 'table' | 'lines' | 'list';
  /** What tells its rows apart on the sheet. */
  readonly rowsBy: 'name' | 'range' | 'ratio' | 'sentence' | 'number' | 'mark' | 'symbol';
  /** Whether a cell `1/2` is a half point, and no ratio. */
  readonly halves: boolean;
}

/** A new kind of chart does not compile before its traits stand here: exports, pages, tables and the kit read them. */
export const KIND_TRAITS: Readonly<Record<Kind, KindTraits>> = {
  grid: { layout: 'table', rowsBy: 'name', halves: true },
  bands: { layout: 'table', rowsBy: 'range', halves: false },
  ladder: { layout: 'table', rowsBy: 'ratio', halves: false },
  matrix: { layout: 'table', rowsBy: 'range', halves: false },
  modifiers: { layout: 'lines', rowsBy: 'sentence', halves: false },
  sequence: { layout: 'list', rowsBy: 'number', halves: false },
  notes: { layout: 'list', rowsBy: 'mark', halves: false },
  key: { layout: 'list', rowsBy: 'symbol', halves: false },
};
