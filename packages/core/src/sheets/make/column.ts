import type { Chart } from '../../chart/chart.ts';
import type { Fact, Refusal } from '../../game/calculator.ts';
import { t } from '../../text/index.ts';
import { refuseMissing } from './cells.ts';
import { findChart, type Given, type SheetContext } from './charts.ts';
import { refuseBeyond, staysAt } from './ladders.ts';
import { readingId, type TableRecipe } from './recipe.ts';
import type { Sums } from './sums.ts';

const COLUMN = t('Column', 'Colonne');
const ODDS = t('Odds', 'Rapport');
const DIFFERENCE = t('Difference', 'Différence');
const BEYOND = t('Columns beyond the edge, not counted', 'Colonnes au-delà du bord, sans effet');

/** The column that a rung names: by its id, or by its heading in either language. */
export const nameColumn = (columns: Chart['columns'], name: string): string | null =>
  columns.find(({ id, label }) => id === name || Object.values(label).includes(name))?.id ?? null;

const tellOdds = ({ column }: Sums, table: string): Fact[] => {
  if (!column) return [];
  const { ladder, cell } = column;
  const label = ladder.by === 'ratio' ? ODDS : DIFFERENCE;
  // The heads of a matrix stand in no row of it.
  const isHead = ladder.id === table;
  return [{ id: 'odds', label, value: cell.row, text: cell.label, ...(isHead ? {} : { cite: cell.cite }) }];
};

/** The column of a matrix once it has been shifted, with what is to be told of it; bands have none. */
export const findColumn = (
  context: SheetContext,
  recipe: TableRecipe,
  sums: Sums,
  given: Given,
): { readonly id?: string; readonly facts: readonly Fact[] } | Refusal => {
  const table = findChart(context.charts, recipe.table, 'matrix');
  if (!table) return { facts: [] };
  const start = nameColumn(table.columns, sums.column ? sums.column.cell.printed : String(given.column));
  // An older printing may lack the column.
  if (start === null) return refuseMissing(table);
  const { column: id, beyond } = table.shift(start, sums.shift);
  if (beyond !== 0 && !staysAt(context, table.edges, readingId(table.id, 'edges'))) return refuseBeyond(table);
  const { label: text } = table.columns.find((column) => column.id === id) as Chart['columns'][number];
  const lost = beyond === 0 ? [] : [{ id: 'beyond', label: BEYOND, value: Math.abs(beyond) }];
  return { id, facts: [...tellOdds(sums, table.id), { id: 'column', label: COLUMN, value: id, text }, ...lost] };
};
