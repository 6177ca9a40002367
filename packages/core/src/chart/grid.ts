import type { Text } from '../text/index.ts';
import type { Entry } from './cell.ts';
import type { Chart, Head, Row } from './chart.ts';
import { type Columns, cellOf, type Reprints, rowOf, type ValueOf } from './column.ts';
import { layOut, type RowSpec } from './lay-out.ts';
import { revise } from './revise.ts';

/** What a grid is written as. */
export interface GridSpec<R extends string, C extends Columns> extends Head {
  readonly columns: C;
  readonly rows: Readonly<Record<R, RowSpec>>;
  readonly groups?: Readonly<Record<string, Text>>;
}

/** A printed table with named rows and columns: `at` finds the cell where two of them meet. */
export interface Grid<R extends string, C extends Columns> extends Chart, Reprints<GridSpec<R, C>, Grid<R, C>> {
  readonly kind: 'grid';
  at<K extends keyof C & string>(row: R, column: K): Entry<ValueOf<C[K]>>;
  row(id: R): Row;
}

/** Makes a grid from rows that look like the sheet. */
export const grid = <const R extends string, C extends Columns>(spec: GridSpec<R, C>): Grid<R, C> => {
  const chart = layOut('grid', spec, spec.columns, Object.entries<RowSpec>(spec.rows), spec.groups);
  return {
    ...chart,
    row: (id) => rowOf(chart, id),
    // The column's own reader made the value.
    at: (row, name) => cellOf(chart, rowOf(chart, row), name) as Entry<ValueOf<C[typeof name]>>,
    reprint: (changes) => grid(revise(spec, changes)),
  };
};
