import { splitCell } from '../../chart/cell.ts';
import { cellOf } from '../../chart/column.ts';
import type { Readings } from '../../game/reading.ts';
import { t } from '../../text/index.ts';
import { nameColumn } from '../make/column.ts';
import type { MarchRecipe, Recipe, TableRecipe } from '../make/recipe.ts';
import { checkColumn } from './check-columns.ts';
import { checkConditions, checkLookups } from './check-lines.ts';
import { checkResults } from './check-results.ts';
import { findBuilt, type Printed, refuseCell, refuseRow } from './printed.ts';
import type { Built } from './recipes.ts';

const WANTS_COLUMN = t(
  'it should name a column of the table, as its neighbours do',
  'il faut nommer une colonne de la table, comme ses voisins',
);

/** Every rung of a ladder that names columns names one that is there. */
const checkNaming = (printed: Printed, ladder: Built, table: Built): void => {
  for (const { id, cells } of ladder.built.rows)
    if (nameColumn(table.built.columns, String(cells.value?.printed)) === null)
      refuseCell(printed, ladder, id, 'value', WANTS_COLUMN);
};

const checkTableRecipe = (printed: Printed, recipe: TableRecipe): void => {
  const table = findBuilt(printed, recipe.table);
  const naming = typeof recipe.columns === 'object' ? findBuilt(printed, recipe.columns.ladder) : undefined;
  if (naming && table) checkNaming(printed, naming, table);
  for (const chart of printed.charts)
    if (recipe.ladders.includes(chart.listed.id)) checkColumn(printed, { chart, column: 'value', isWhole: true });
  const isPool = recipe.dice.startsWith('pool ');
  // The cells of a pool are successes, and may be parts of one.
  if (isPool && table)
    for (const { id } of table.built.columns) checkColumn(printed, { chart: table, column: id, isWhole: false });
  const results = isPool ? findBuilt(printed, recipe.readOn) : table;
  if (results) checkResults(printed, results);
};

const checkMarchRecipe = (printed: Printed, { grid, columns, entered, crossed, followed }: MarchRecipe): void => {
  const chart = findBuilt(printed, grid);
  const groups = [entered, crossed, followed].filter((group): group is string => group !== undefined && group !== '');
  if (!chart) return;
  for (const column of columns)
    checkColumn(printed, { chart, column, isWhole: false, ...(groups.length > 0 ? { groups } : {}) });
};

const UNUSED_MARK = t('no chart bears this mark', 'aucune table ne porte cet appel');

/** Every note’s mark is on some chart: else a cell was typed without it. */
const checkNotes = ({ charts, problems }: Printed, notes: Built): void => {
  const sheets = charts.flatMap(({ sheet, listed }) => (listed.kind === 'notes' ? [] : [sheet]));
  const cells = sheets.flatMap(({ rows }) => rows.flatMap((row) => [...row.cells.values()]));
  const marks = new Set(cells.flatMap((cell) => splitCell(cell).marks));
  for (const row of notes.built.rows) {
    const { printed: given } = cellOf(notes.built, row, 'mark');
    if (!marks.has(given)) refuseRow(problems, notes, row.id, { column: 'mark', text: UNUSED_MARK, given });
  }
};

/** What only several sheets of a printing together show. */
export const checkPrinting = (printed: Printed, recipes: readonly Recipe[], readings: Readings): void => {
  for (const chart of printed.charts) {
    if (chart.listed.kind === 'modifiers') checkLookups(printed, chart);
    if (chart.listed.kind === 'notes' && printed.isWhole) checkNotes(printed, chart);
  }
  for (const recipe of recipes) {
    if (recipe.kind === 'table') checkTableRecipe(printed, recipe);
    else checkMarchRecipe(printed, recipe);
  }
  checkConditions(printed, readings);
};
