import { type Text, t } from '../../text/index.ts';
import type { Charts } from '../make/charts.ts';
import { checkResult, hasTwoTests, type ResultCells } from '../make/effects.ts';
import { listCells } from '../make/rows.ts';
import { addCellProblem, type Printed } from './printed.ts';
import type { Built } from './recipes.ts';

const NOT_EXPLAINED = t('neither key.csv nor results.csv explains it', 'ni key.csv ni results.csv ne l’explique');
const NOBODY = t(
  'results.csv does not say whom it strikes: attacker, defender or both',
  'results.csv ne dit pas qui il frappe\u202f: attacker, defender ou both',
);
const TWO_TESTS = t('it calls for two tests of one side', 'il demande deux tests d’un même camp');
const RESULT_PROBLEMS: Readonly<Record<NonNullable<ReturnType<typeof checkResult>>, Text>> = {
  unknown: NOT_EXPLAINED,
  nobody: NOBODY,
};

/** What is wrong with a cell, and with those before it that come up with it. */
const findMistake = (cells: ResultCells, charts: Charts): Text | null => {
  const last = cells.at(-1);
  const problem = last && checkResult(last, charts);
  if (problem) return RESULT_PROBLEMS[problem];
  return hasTwoTests(cells, charts) && !hasTwoTests(cells.slice(0, -1), charts) ? TWO_TESTS : null;
};

/** Where there is a key, each result on a table is made of its symbols. */
export const checkResults = (printed: Printed, table: Built): void => {
  const hasMistakes = ['key', 'results'].some((id) => printed.problems.has(`${id}.csv`));
  const { byId: charts } = printed;
  // Cells are not blamed for mistakes in what explains them.
  if (hasMistakes || (!charts.key && !charts.results)) return;
  // A matrix prints a few results many times: what is wrong with one is worked out once.
  const byText = new Map<string, Text | null>();
  const findInMatrix = (text: string): Text | null => {
    if (!byText.has(text)) byText.set(text, findMistake([[text]], charts));
    return byText.get(text) ?? null;
  };
  const { kind, columns, rows } = table.built;
  for (const { id, cells } of rows)
    columns.forEach(({ id: column }, i) => {
      // Of a row of bands all cells come up, of a row of a matrix one.
      const mistake =
        kind === 'bands'
          ? findMistake(listCells({ cells }).slice(0, i + 1), charts)
          : findInMatrix(cells[column]?.printed ?? '');
      if (mistake) addCellProblem(printed, table, id, column, mistake);
    });
};
