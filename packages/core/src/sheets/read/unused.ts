import { type Text, t } from '../../text/index.ts';
import type { Charts } from '../make/charts.ts';
import { listSymbols } from '../make/effects.ts';
import type { Recipe } from '../make/recipe.ts';
import { nameOfColumn, type Problems } from '../problem.ts';
import { addRowProblem, findBuilt, headOf, type Printed } from './printed.ts';
import type { OwnReadings } from './readings.ts';
import type { Built } from './recipes.ts';

const IN_NO_THROW = t(
  'no throw counts it: name it in charts.csv, in the column with of a table',
  'aucun jet n’en tient compte\u202f: nommez-la dans charts.csv, dans la colonne with d’une table',
);

/** Modifiers and ladders go into a throw, where there is one. */
const warnOfCharts = ({ charts }: Printed, inThrows: readonly string[], warnings: Problems): void => {
  for (const { listed, sheet } of charts)
    if ((listed.kind === 'modifiers' || listed.kind === 'ladder') && !inThrows.includes(listed.id))
      warnings.add({ file: sheet.file, line: 1, column: nameOfColumn(sheet.heads, 0), text: IN_NO_THROW });
};

const ON_NO_TABLE = t('no table prints this result', 'aucune table n’imprime ce résultat');

/** The symbols that the tables of results print, and those that follow a test. */
const listPrinted = (charts: Charts, tables: readonly Built[]): ReadonlySet<string> => {
  const cells = tables.flatMap(({ built }) => built.rows.flatMap((row) => Object.values(row.cells)));
  const followed = (charts.results?.rows ?? []).flatMap(({ terms }) => [terms.pass, terms.fail]);
  const texts = [...cells.map(({ printed }) => printed), ...followed.filter((text) => typeof text === 'string')];
  return new Set([...new Set(texts)].flatMap((text) => listSymbols(text, charts)));
};

const listTables = (printed: Printed, recipes: readonly Recipe[]): readonly Built[] =>
  recipes.flatMap((recipe) =>
    recipe.kind === 'table' ? (findBuilt(printed, recipe.readOn ?? recipe.table) ?? []) : [],
  );

/** A result may be for an older printing alone. */
const warnOfResults = (printings: readonly Printed[], recipes: readonly Recipe[], warnings: Problems): void => {
  const known = new Set(printings.flatMap((printed) => [...listPrinted(printed.byId, listTables(printed, recipes))]));
  for (const printed of printings) {
    const results = findBuilt(printed, 'results');
    if (!results || listTables(printed, recipes).length === 0) continue;
    for (const { id, symbol } of results.built.rows)
      if (symbol && !known.has(symbol.en))
        addRowProblem(warnings, results, id, { column: 'symbol', text: ON_NO_TABLE, given: symbol.en });
  }
};

const FIRST_ALONE = t(
  'of the bands of a pool the first column counts successes, and this one nothing',
  'd’une poignée de dés la première colonne compte les succès, et celle-ci ne compte pas',
);

/** What a die of a pool brings is one column. */
const warnOfPools = (printed: Printed, recipes: readonly Recipe[], warnings: Problems): void => {
  for (const recipe of recipes) {
    const table = recipe.kind === 'table' && recipe.dice.startsWith('pool ') ? findBuilt(printed, recipe.table) : null;
    if (table?.listed.kind !== 'bands') continue;
    for (const { id } of table.built.columns.slice(1))
      warnings.add({ file: table.sheet.file, line: 1, column: headOf(table, id), text: FIRST_ALONE });
  }
};

/** What is typed in the charts of all printings and counts for nothing. */
export const warnOfUnused = (
  printings: readonly Printed[],
  recipes: readonly Recipe[],
  inThrows: readonly string[],
  warnings: Problems,
): void => {
  if (recipes.some(({ kind }) => kind === 'table'))
    for (const printed of printings) warnOfCharts(printed, inThrows, warnings);
  for (const printed of printings) warnOfPools(printed, recipes, warnings);
  warnOfResults(printings, recipes, warnings);
};

const NOT_ASKED = t(
  'no calculator asks it, and no line names it in its column when',
  'aucun calculateur ne la demande, et aucune ligne ne la nomme dans sa colonne when',
);

/** Readings that nothing asks. */
export const warnOfReadings = ({ lineOf }: OwnReadings, asked: readonly string[], warnings: Problems): void => {
  for (const [id, line] of lineOf)
    if (!asked.includes(id))
      warnings.add({ file: 'readings.csv', line: line.line, column: 'id', text: NOT_ASKED, given: id });
};

const NO_MARCH: Text = t(
  'nothing reads this sheet until charts.csv has a row of kind march',
  'rien ne lit cette feuille tant que charts.csv n’a pas de ligne de kind march',
);

/** How arms stand is for a board, and a board wants a march. */
export const warnOfArms = (heads: readonly string[], warnings: Problems): void =>
  warnings.add({ file: 'battle.csv', line: 1, column: nameOfColumn(heads, 0), text: NO_MARCH });
