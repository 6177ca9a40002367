import { InputError } from '../error.ts';
import type { Text } from '../text.ts';
import type { Entry, Read } from './cell.ts';
import type { Changes, Chart, Column, Row } from './chart.ts';

export const column = <V>(label: Text, read: Read<V>, more: Omit<Column, 'label' | 'read'> = {}): Column<V> => ({
  label,
  read,
  ...more,
});

export type Columns = Readonly<Record<string, Column>>;
export type ValueOf<C> = C extends Column<infer V> ? V : never;

/** A chart that another printing can be made from. */
export interface Reprints<S, T> {
  reprint(changes: Changes<S>): T;
}

export const rowOf = (chart: Chart, id: string): Row => {
  const found = chart.rows.find((row) => row.id === id);
  if (found) return found;
  throw new InputError({ code: 'row', field: chart.id, allowed: chart.rows.map((row) => row.id), given: id });
};

export const cellOf = (chart: Chart, row: Row, name: string): Entry => {
  const found = Object.hasOwn(row.cells, name) ? row.cells[name] : undefined;
  if (found) return found;
  throw new InputError({ code: 'column', field: chart.id, allowed: chart.columns.map(({ id }) => id), given: name });
};
