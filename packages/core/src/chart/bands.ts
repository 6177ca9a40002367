import { InputError } from '../error.ts';
import type { Entry } from './cell.ts';
import type { Chart, Head, Row } from './chart.ts';
import type { Columns, Reprints, ValueOf } from './column.ts';
import { layOut, type RowSpec } from './lay-out.ts';
import { parseRange, rangeId, rangeLabel } from './range.ts';
import { revise } from './revise.ts';

export interface BandsSpec<C extends Columns> extends Head {
  readonly columns: C;
  /** `['13 to 14', 'D']`: the range as printed, the cells with bars between them. */
  readonly rows: readonly (readonly [range: string, cells: string, more?: Omit<Partial<RowSpec>, 'cells'>])[];
}

export interface Band<C extends Columns> extends Row {
  readonly from: number;
  readonly to: number;
  readonly cells: { readonly [K in keyof C & string]: Entry<ValueOf<C[K]>> };
}

export interface Bands<C extends Columns> extends Chart, Reprints<BandsSpec<C>, Bands<C>> {
  readonly kind: 'bands';
  readonly rows: readonly Band<C>[];
  at(total: number): Band<C>;
}

export const bands = <C extends Columns>(spec: BandsSpec<C>): Bands<C> => {
  const ranges = spec.rows.map(([printed]) => parseRange(printed, spec.id));
  const chart = layOut(
    'bands',
    spec,
    spec.columns,
    spec.rows.map(([head, cells, more], i) => {
      const range = ranges[i] ?? { from: 0, to: 0 };
      return [rangeId(range), { label: rangeLabel(range), ...more, head, cells }] as const;
    }),
  );
  // Laid out from these very columns, so the cells carry their values.
  const rows = chart.rows.map((row, i) => ({ ...row, ...ranges[i] })) as unknown as Band<C>[];
  return {
    ...chart,
    kind: 'bands',
    rows,
    at: (total) => {
      const found = Number.isInteger(total) ? rows.find(({ from, to }) => from <= total && total <= to) : undefined;
      if (found) return found;
      throw new InputError({ code: 'band', field: spec.id, allowed: rows.map(({ head = '' }) => head), given: total });
    },
    reprint: (changes) => bands(revise(spec, changes)),
  };
};
