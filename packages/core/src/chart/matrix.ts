import { rejectInput } from '../error.ts';
import type { Text } from '../text/index.ts';
import { bands } from './bands.ts';
import type { Entry, Read } from './cell.ts';
import type { Chart, Head } from './chart.ts';
import { cellOf, type Reprints } from './column.ts';
import type { Ends } from './ends.ts';
import { revise } from './revise.ts';

/** What a matrix is written as. */
export interface MatrixSpec<C extends string, V> extends Head {
  readonly columns: Readonly<Record<C, Text>>;
  readonly read: Read<V>;
  readonly rows: readonly (readonly [range: string, cells: string])[];
  /** What happens to a total that no row holds: `at` refuses it, and a rule that reads on reads this. */
  readonly ends?: Ends;
  /** What happens beyond the outermost columns, by a shift or by the strengths that the heads compare. */
  readonly edges?: Ends;
}

/** A printed table of die results by columns, with column shifts both ways. */
export interface Matrix<C extends string, V> extends Chart, Reprints<MatrixSpec<C, V>, Matrix<C, V>> {
  readonly kind: 'matrix';
  /** The columns' ids, from one edge of the chart to the other. */
  readonly order: readonly C[];
  readonly ends?: Ends;
  readonly edges?: Ends;
  /** The column that a shift comes to, and by how many columns it would go beyond the chart's edge: 0 where it does not. */
  shift(column: C, by: number): { readonly column: C; readonly beyond: number };
  at(total: number, column: C): Entry<V>;
}

/** Makes a matrix from rows that look like the sheet. */
export const matrix = <const C extends string, V>(spec: MatrixSpec<C, V>): Matrix<C, V> => {
  // `Object.keys` forgets what the record was keyed by.
  const order = Object.keys(spec.columns) as C[];
  for (const id of order)
    if (/^\d+$/.test(id))
      throw new Error(`${spec.id}: column ${id} would lose its place, as numbers sort first; call it d${id}, say`);
  const columns = Object.fromEntries(order.map((id) => [id, { label: spec.columns[id], read: spec.read }]));
  const { columns: _, edges, ...head } = spec;
  const body = bands({ ...head, columns });
  return {
    ...body,
    kind: 'matrix',
    order,
    ...(edges ? { edges } : {}),
    shift: (from, by) => {
      const at = order.indexOf(from);
      const known = at >= 0 && Number.isInteger(by);
      const last = Math.max(0, Math.min(order.length - 1, at + by));
      const column = known ? order[last] : undefined;
      if (column !== undefined) return { column, beyond: at + by - last };
      if (at < 0) return rejectInput('shift', spec.id, order, from);
      return rejectInput('shift', spec.id, { rule: 'whole-number', min: -order.length, max: order.length }, by);
    },
    at: (total, name) => cellOf(body, body.at(total), name) as Entry<V>,
    reprint: (changes) => matrix(revise(spec, changes)),
  };
};
