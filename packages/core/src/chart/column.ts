import { rejectInput } from '../error.ts';
import type { Text } from '../text/index.ts';
import type { Entry, Read } from './cell.ts';
import type { Chart, Column, Row } from './chart.ts';
import type { Changes } from './revise.ts';

/** A column with its head and the strict reader of its cells. */
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

// Rows are looked up for every line of a working: each chart lists its own once.
const listed = new WeakMap<Chart['rows'], ReadonlyMap<string, Row>>();

const rowsById = ({ rows }: Pick<Chart, 'rows'>): ReadonlyMap<string, Row> => {
  const known = listed.get(rows);
  if (known) return known;
  const byId = new Map(rows.map((row) => [row.id, row]));
  listed.set(rows, byId);
  return byId;
};

export const rowOf = (chart: Chart, id: string): Row => {
  const row = rowsById(chart).get(id);
  if (row) return row;
  const ids = chart.rows.map((other) => other.id);
  return rejectInput('row', chart.id, ids, id);
};

export const cellOf = (chart: Chart, row: Row, name: string): Entry => {
  const cell = Object.hasOwn(row.cells, name) ? row.cells[name] : undefined;
  if (cell) return cell;
  const ids = chart.columns.map(({ id }) => id);
  return rejectInput('column', chart.id, ids, name);
};

/** What the group that a row stands in is called, where it stands in one. */
export const getGroupLabel = (chart: Chart, { group }: Row): Text | null =>
  chart.groups.find(({ id }) => id === group)?.label ?? null;
