import type { Text } from '../../text/index.ts';
import { type Chart, type Kind, type LineSense, type Row, splitMarks, type Terms } from '../chart.ts';
import { parseDifference } from '../difference.ts';
import { parseRange } from '../range.ts';
import { parseRatio } from '../ratio.ts';
import { headOf } from './table.ts';

/** Where a chart stands: the game and the printing it belongs to. */
export interface ChartPlace {
  readonly game: string;
  readonly edition: string;
}

/** A cell as it is exported: what is printed, and the marks beside it. */
export interface CellJson {
  readonly printed: string;
  readonly marks: readonly string[];
}

/** A column as it is exported. */
export interface ColumnJson {
  readonly id: string;
  readonly label: Text;
  /** What stands above this head and its neighbours. */
  readonly spanner?: Text;
  /** Only where the head carries some. */
  readonly marks?: readonly string[];
}

/** A row as it is exported; what it has beside its name and cells depends on the kind of its chart. */
export interface RowJson extends Partial<LineSense> {
  readonly id: string;
  readonly label: Text;
  readonly marks: readonly string[];
  readonly cells: Readonly<Record<string, CellJson>>;
  /** Bands, matrices and ladders of differences: the range; `null` where it has no end. */
  readonly from?: number | null;
  readonly to?: number | null;
  /** Ladders of ratios: the ratio in whole numbers. */
  readonly over?: number;
  readonly under?: number;
  /** Modifiers: the id of the group. */
  readonly group?: string;
  /** Rule numbers: always in modifiers, notes and sequences, elsewhere where the row prints some. */
  readonly rules?: readonly string[];
  /** Modifiers, notes, sequences: what the line says as data. */
  readonly terms?: Terms;
  /** Keys: the symbol as each language prints it. */
  readonly symbol?: Text;
  /** Sequences: how deep the step stands, and the calculator that serves it. */
  readonly depth?: number;
  readonly calculator?: string;
  /** Said by the house: the sheet leaves this range out. */
  readonly unprinted?: true;
}

/** A chart as the world outside gets it: the same head for every kind, more keys only where a kind needs them. */
export interface ChartJson extends ChartPlace {
  readonly chart: string;
  readonly kind: Kind;
  readonly title: Text;
  /** Rule numbers of the heading, where it prints some. */
  readonly rules?: readonly string[];
  readonly columns: readonly ColumnJson[];
  readonly rows: readonly RowJson[];
  readonly notes: readonly { readonly mark: string; readonly text: Text; readonly rules?: readonly string[] }[];
  /** Modifiers: what the groups of lines are called. */
  readonly groups?: readonly { readonly id: string; readonly label: Text }[];
}

const end = (n: number): number | null => (Number.isFinite(n) ? n : null);

type Key = 'group' | 'rules' | 'terms' | 'symbol' | 'depth' | 'calculator' | 'unprinted';

/** Of these keys, what a row has. */
const only = (row: Row, ...keys: readonly Key[]): Partial<Pick<Row, Key>> =>
  Object.fromEntries(keys.filter((key) => row[key] !== undefined).map((key) => [key, row[key]]));

/** Rule numbers, where some are printed. */
const printedRules = ({ rules = [] }: { readonly rules?: readonly string[] }): { rules?: readonly string[] } =>
  rules.length > 0 ? { rules } : {};

/** What a row of each kind has beside its cells. */
const MORE: Readonly<Record<Kind, (row: Row, chart: Chart) => Partial<RowJson>>> = {
  grid: () => ({}),
  bands: (row, { id }) => {
    const { from, to } = parseRange(headOf(row).en, id);
    return { from: end(from), to: end(to) };
  },
  matrix: (row, chart) => MORE.bands(row, chart),
  ladder: (row, chart) => {
    const head = headOf(row).en;
    // `by` stands on every ladder that the builders make.
    if (!('by' in chart) || chart.by === 'ratio') return parseRatio(head, chart.id);
    const { from, to } = parseDifference(head, chart.id);
    return { from: end(from), to: end(to) };
  },
  modifiers: (row) => ({ ...only(row, 'group'), ...row.line, ...only(row, 'rules', 'terms') }),
  sequence: (row) => only(row, 'depth', 'calculator', 'rules', 'terms'),
  notes: (row) => only(row, 'rules', 'terms'),
  key: (row) => only(row, 'symbol'),
};

/** A chart as plain data, with its game and printing: what the data files of the site hold. */
export const toChartJson = (chart: Chart, { game, edition }: ChartPlace): ChartJson => ({
  game,
  edition,
  chart: chart.id,
  kind: chart.kind,
  title: chart.title,
  ...printedRules(chart),
  columns: chart.columns.map(({ id, label, spanner, marks }) => ({
    id,
    label,
    ...(spanner ? { spanner } : {}),
    ...(marks ? { marks: splitMarks(marks) } : {}),
  })),
  rows: chart.rows.map((row) => ({
    id: row.id,
    label: row.label,
    marks: row.marks,
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([column, { printed, marks }]) => [column, { printed, marks }]),
    ),
    ...printedRules(row),
    ...MORE[chart.kind](row, chart),
    ...only(row, 'unprinted'),
  })),
  notes: chart.notes.map((note) => ({ mark: note.mark, text: note.label, ...printedRules(note) })),
  ...(chart.kind === 'modifiers' ? { groups: chart.groups } : {}),
});
