import { rejectInput } from '../error.ts';
import type { Entry } from './cell.ts';
import type { Chart, Head, Row } from './chart.ts';
import type { Columns, Reprints, ValueOf } from './column.ts';
import type { Ends } from './ends.ts';
import { layOut, type RowSpec } from './lay-out.ts';
import { describeRange, parseRange, type Range, rangeId } from './range.ts';
import { revise } from './revise.ts';

/** What a chart of bands is written as. */
export interface BandsSpec<C extends Columns> extends Head {
  readonly columns: C;
  /** `['13 to 14', 'D']`: the range as printed, the cells with bars between them. */
  readonly rows: readonly (readonly [range: string, cells: string, more?: Omit<Partial<RowSpec>, 'cells'>])[];
  /** What happens to a total that no row holds: `at` refuses it, and a rule that reads on reads this. */
  readonly ends?: Ends;
}

/** One row of a chart of bands: the range of totals that it holds for, and what it brings. */
export interface Band<C extends Columns> extends Row, Range {
  readonly cells: { readonly [K in keyof C & string]: Entry<ValueOf<C[K]>> };
}

/** A printed table from the total of a die and its modifiers to results: `at` finds the row of a total. */
export interface Bands<C extends Columns> extends Chart, Reprints<BandsSpec<C>, Bands<C>> {
  readonly kind: 'bands';
  readonly rows: readonly Band<C>[];
  readonly ends?: Ends;
  at(total: number): Band<C>;
  row(id: string): Band<C>;
}

const holds = ({ from, to }: Range, total: number): boolean => from <= total && total <= to;

/** The most totals that are listed beforehand. */
const MOST_LISTED = 1000;

/** Finds the row that a total falls in. A table is asked for every face of a die, so its printed totals are listed once. */
const indexBands = <B extends Range & Pick<Row, 'head'>>(id: string, rows: readonly B[]): ((total: number) => B) => {
  const ends = rows.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite);
  const low = Math.min(...ends);
  const count = Math.max(0, Math.min(Math.max(...ends) - low + 1, MOST_LISTED));
  const listed = Array.from({ length: count }, (_, i) => rows.find((row) => holds(row, low + i)));
  return (total) => {
    const band = listed[total - low] ?? (Number.isInteger(total) ? rows.find((row) => holds(row, total)) : undefined);
    if (band) return band;
    const printed = rows.map(({ head = '' }) => head);
    return rejectInput('band', id, printed, total);
  };
};

/** Makes a chart of bands from rows that look like the sheet. */
export const bands = <C extends Columns>(spec: BandsSpec<C>): Bands<C> => {
  const read = spec.rows.map(([head, cells, more]) => ({ range: parseRange(head, spec.id), head, cells, more }));
  const chart = layOut(
    'bands',
    spec,
    spec.columns,
    read.map(({ range, head, cells, more }) => [rangeId(range), { label: describeRange(range), ...more, head, cells }]),
  );
  // Laid out from these very columns and rows, so each row is there and its cells carry their values.
  const rows = read.map(({ range }, i) => ({ ...chart.rows[i], ...range })) as unknown as Band<C>[];
  return {
    ...chart,
    rows,
    ...(spec.ends ? { ends: spec.ends } : {}),
    at: indexBands(spec.id, rows),
    row: (id) =>
      rows.find((row) => row.id === id) ??
      rejectInput(
        'row',
        spec.id,
        rows.map((row) => row.id),
        id,
      ),
    reprint: (changes) => bands(revise(spec, changes)),
  };
};
