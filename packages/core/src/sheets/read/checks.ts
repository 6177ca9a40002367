import { splitCell } from '../../chart/cell.ts';
import { cellOf } from '../../chart/column.ts';
import type { Readings } from '../../game/reading.ts';
import { t } from '../../text/index.ts';
import { nameColumn } from '../make/column.ts';
import type { MarchRecipe, Recipe, TableRecipe } from '../make/recipe.ts';
import { ZONE_ROWS } from '../make/zone-steps.ts';
import { checkColumn } from './check-columns.ts';
import { checkConditions, checkLookups } from './check-lines.ts';
import { checkResults } from './check-results.ts';
import { addCellProblem, addRowProblem, findBuilt, type Printed } from './printed.ts';
import type { Built } from './recipes.ts';

const WANTS_COLUMN = t(
  'it should name a column of the table, as its neighbours do',
  'il faut nommer une colonne de la table, comme ses voisins',
);

/** Every rung of a ladder that names columns names one that is there. */
const checkNaming = (printed: Printed, ladder: Built, table: Built): void => {
  for (const { id, cells } of ladder.built.rows)
    if (nameColumn(table.built.columns, String(cells.value?.printed)) === null)
      addCellProblem(printed, ladder, id, 'value', WANTS_COLUMN);
};

const checkTableRecipe = (printed: Printed, recipe: TableRecipe): void => {
  const table = findBuilt(printed, recipe.table);
  const naming = typeof recipe.columns === 'object' ? findBuilt(printed, recipe.columns.ladder) : undefined;
  if (naming && table) checkNaming(printed, naming, table);
  for (const chart of printed.charts)
    if (recipe.ladders.includes(chart.listed.id)) checkColumn(printed, { chart, column: 'value', as: 'whole' });
  const isPool = recipe.dice.startsWith('pool ');
  // The cells of a pool are successes, and may be parts of one.
  if (isPool && table)
    for (const { id } of table.built.columns) checkColumn(printed, { chart: table, column: id, as: 'any' });
  const results = isPool ? findBuilt(printed, recipe.readOn) : table;
  if (results) checkResults(printed, results);
};

const WANTS_ZONE_ROW = t(
  'the ids of the rows of a group of zones are {rows}: what it costs to enter one, to leave one, to go from one to another',
  'les identifiants des lignes d’un groupe de zones sont {rows}\u202f: ce qu’il en coûte d’y entrer, d’en sortir, de passer de l’une à l’autre',
  { rows: ZONE_ROWS.join(', ') },
);

const checkMarchRecipe = (printed: Printed, recipe: MarchRecipe): void => {
  const { grid, columns, entered, crossed, followed, zones } = recipe;
  const chart = findBuilt(printed, grid);
  const groups = [entered, crossed, followed, zones].filter((group): group is string => !!group);
  if (!chart) return;
  for (const { id, group } of chart.built.rows)
    if (zones !== undefined && group === zones && !ZONE_ROWS.some((row) => row === id))
      addRowProblem(printed.problems, chart, id, { column: 'id', text: WANTS_ZONE_ROW, given: id });
  for (const column of columns)
    checkColumn(printed, { chart, column, as: 'cost', ...(groups.length > 0 ? { groups } : {}) });
};

const UNUSED_MARK = t('no chart bears this mark', 'aucune table ne porte cet appel');

/** Every note’s mark is on some chart: else a cell was typed without it. */
const checkNotes = ({ charts, problems }: Printed, notes: Built): void => {
  const sheets = charts.flatMap(({ sheet, listed }) => (listed.kind === 'notes' ? [] : [sheet]));
  const cells = sheets.flatMap(({ rows }) => rows.flatMap((row) => [...row.cells.values()]));
  const marks = new Set(cells.flatMap((cell) => splitCell(cell).marks));
  for (const row of notes.built.rows) {
    const { printed: given } = cellOf(notes.built, row, 'mark');
    if (!marks.has(given)) addRowProblem(problems, notes, row.id, { column: 'mark', text: UNUSED_MARK, given });
  }
};

const NO_CALCULATOR = t(
  'it should be a table that is thrown on, or a march',
  'il faut une table où l’on jette les dés, ou une marche',
);

/** A step of a sequence leads to a calculator. */
const checkSteps = ({ problems }: Printed, steps: Built, calculators: readonly string[]): void => {
  for (const { id, calculator } of steps.built.rows)
    if (calculator !== undefined && !calculators.includes(calculator))
      addRowProblem(problems, steps, id, { column: 'calculator', text: NO_CALCULATOR, given: calculator });
};

/** What only several sheets of a printing together show. */
export const checkPrinting = (
  printed: Printed,
  recipes: readonly Recipe[],
  { readings, calculators }: { readonly readings: Readings; readonly calculators?: readonly string[] },
): void => {
  for (const chart of printed.charts) {
    if (chart.listed.kind === 'modifiers') checkLookups(printed, chart);
    if (chart.listed.kind === 'notes' && printed.isWhole) checkNotes(printed, chart);
    if (chart.listed.kind === 'sequence' && calculators) checkSteps(printed, chart, calculators);
  }
  for (const recipe of recipes) {
    if (recipe.kind === 'table') checkTableRecipe(printed, recipe);
    else checkMarchRecipe(printed, recipe);
  }
  checkConditions(printed, readings);
};
