import { splitCell } from '@aide-de-camp/core/chart';
import { cost, effect } from '../charts/figures.ts';
import type { NoteTerms } from '../charts/notes.ts';
import type { Cell, Ground } from '../rules/crossed.ts';
import type { Exit, MarchCharts } from '../rules/march.ts';
import type { Hex, Hexside } from '../vocabulary.ts';

/** What movement and attacks read of the sheet, without a word: drawn from the charts, and held to them by a test. */
export interface Figures {
  /** Cells as printed: the two classes that move, then infantry, cavalry, bombardment. */
  readonly hexes: Readonly<Record<Hex, readonly string[]>>;
  readonly hexsides: Readonly<Record<Hexside, readonly string[]>>;
  readonly exits: Readonly<
    Record<Exit, readonly [value: number, terms: ReturnType<MarchCharts['zone-exit']['line']>['terms']]>
  >;
  readonly notes: NoteTerms;
}

const COLUMNS = ['foot', 'mounted', 'infantry', 'cavalry', 'bombardment'] as const;
const NAMELESS = { en: '', fr: '' };
const document = '001';

const ground = <R extends string>(chart: string, rows: Readonly<Record<R, readonly string[]>>): Ground<R> => {
  const cells = new Map<string, Cell<unknown>>();
  for (const [row, texts] of Object.entries<readonly string[]>(rows))
    COLUMNS.forEach((column, i) => {
      const { printed, marks } = splitCell(texts[i] ?? '');
      const read = column === 'foot' || column === 'mounted' ? cost : effect;
      cells.set(`${row} ${column}`, {
        label: NAMELESS,
        cite: { document, chart, row, column },
        value: read(printed, marks),
      });
    });
  return {
    // Every row and column was read above, each by its own reader.
    at: (row, column) => cells.get(`${row} ${column}`) as never,
    row: (row) => ({ label: NAMELESS, cite: { document, chart, row } }),
  };
};

/** The charts made of their bare figures. */
export const chartsOf = ({ hexes, hexsides, exits, notes }: Figures): MarchCharts => ({
  'terrain-hexes': ground('terrain-hexes', hexes),
  'terrain-hexsides': ground('terrain-hexsides', hexsides),
  'zone-exit': {
    line: (row) => {
      const [value, terms] = exits[row];
      return { label: NAMELESS, cite: { document, chart: 'zone-exit', row, column: 'value' }, value, terms };
    },
  },
  notes: {
    note: (note) => ({ label: NAMELESS, cite: { document, chart: 'notes', note }, value: notes[note] }),
  },
});
