import type { Band, Bands } from '../../chart/bands.ts';
import { joinCell } from '../../chart/cell.ts';
import type { Row } from '../../chart/chart.ts';
import { type Columns, cellOf } from '../../chart/column.ts';
import type { Matrix } from '../../chart/matrix.ts';
import { isRefusal, type Refusal } from '../../game/calculator.ts';
import type { BattleSide } from '../../game/field.ts';
import { memoise } from '../../game/once.ts';
import { same, type Text } from '../../text/index.ts';
import { toSlug } from '../parse/name.ts';
import { type Charts, findChart, type SheetContext } from './charts.ts';
import { isNothing, type ResultCells } from './effects.ts';
import { endsOf, refuseBeyond, staysAt } from './ladders.ts';
import { readingId } from './recipe.ts';

/** Bands or a matrix: rows that are ranges of what is thrown. */
export type Table = Bands<Columns> | (Matrix<string, unknown> & Pick<Bands<Columns>, 'rows'>);

export const getTable = (charts: Charts, id: string): Table => {
  // The rows of a matrix are laid out as those of bands are.
  const table = (findChart(charts, id, 'bands') ?? findChart(charts, id, 'matrix')) as Table | undefined;
  if (!table) throw new Error(`there is no table ${id}`);
  return table;
};

/** A result on a table: its id, and the cells that it is printed in. */
export interface TableRow {
  readonly id: string;
  readonly cells: ResultCells;
}

/** The side that a column is about: a target is who defends. */
const sideOf = (column: string): BattleSide | undefined => {
  if (column === 'target') return 'defender';
  return column === 'attacker' || column === 'defender' ? column : undefined;
};

/** What the cells of a row print, each with the side that its column is about. */
export const listCells = ({ cells }: Pick<Row, 'cells'>): ResultCells =>
  Object.entries(cells).map(([name, { printed }]) => [printed, sideOf(name)] as const);

/** What can come up on a table: a row of bands, of a matrix one cell. */
export const listResults = ({ kind, rows }: Table): readonly ResultCells[] => {
  if (kind === 'bands') return rows.map(listCells);
  const texts = rows.flatMap(({ cells }) => Object.values(cells).map(({ printed }) => printed));
  return [...new Set(texts)].map((printed) => [[printed]]);
};

/** The row that a total falls in; past the printed rows what the sheet does there. */
const findRow = (context: SheetContext, table: Table, total: number): Row | Refusal => {
  const own = table.rows.find(({ from, to }) => from <= total && total <= to);
  if (own) return own;
  if (!staysAt(context, endsOf(table).ends, readingId(table.id, 'ends'))) return refuseBeyond(table);
  const rising = [...table.rows].sort((a, b) => a.from - b.from);
  // A table has rows, and every total between two of them is in one.
  const [lowest, highest] = [rising[0], rising.at(-1)] as [Band<Columns>, Band<Columns>];
  return total < lowest.from ? lowest : highest;
};

/** Every result that a matrix prints, in any printing, with an id of its own. */
const resultIds = memoise((tables: readonly Table[]): ReadonlyMap<string, string> => {
  const ids = new Map<string, string>();
  const used = new Set<string>();
  for (const { rows } of tables)
    for (const { cells } of rows)
      for (const { printed } of Object.values(cells)) {
        if (ids.has(printed)) continue;
        const id = isNothing(printed) ? 'none' : toSlug(printed) || 'sign';
        let own = id;
        // A dash and an empty cell are the same result.
        for (let n = 2; own !== 'none' && used.has(own); n++) own = `${id}-${n}`;
        used.add(own);
        ids.set(printed, own);
      }
  return ids;
});

/** Looks up what a total brings on a table, in a column of a matrix. */
export const lookUpRow = (context: SheetContext, tables: readonly Table[], id: string, column: string | undefined) => {
  const table = getTable(context.charts, id);
  return (total: number): TableRow | Refusal => {
    const row = findRow(context, table, total);
    if (isRefusal(row)) return row;
    if (column === undefined) return { id: row.id, cells: listCells(row) };
    const { printed } = cellOf(table, row, column);
    // Every cell of every printing has an id.
    return { id: resultIds(tables).get(printed) as string, cells: [[printed]] };
  };
};

/** A result in the words of its table: the cells of a row of bands, what a matrix prints and what its symbols mean. */
export const tellResult = (tables: readonly Table[], id: string, spell: (printed: string) => Text): Text => {
  for (const table of tables) {
    if (table.kind === 'bands') {
      const cells = Object.values(table.rows.find((row) => row.id === id)?.cells ?? {});
      const [lone, ...others] = cells;
      if (lone && others.length === 0) return spell(lone.printed);
      if (cells.length > 0) return same(cells.map(joinCell).join(' | '));
    }
    const printed = [...resultIds(tables)].find(([, own]) => own === id)?.[0];
    if (table.kind === 'matrix' && printed !== undefined) return spell(printed);
  }
  return same(id);
};
