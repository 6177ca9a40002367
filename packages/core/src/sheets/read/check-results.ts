import { type Text, t } from '../../text/index.ts';
import { checkResult } from '../make/effects.ts';
import { sideOf } from '../make/rows.ts';
import { type Printed, refuseCell } from './printed.ts';
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
  tests: TWO_TESTS,
};

/** Where there is a key, each result on a table is made of its symbols. */
export const checkResults = (printed: Printed, table: Built): void => {
  const hasMistakes = ['key', 'results'].some((id) => printed.problems.has(`${id}.csv`));
  // Cells are not blamed for mistakes in what explains them.
  if (hasMistakes || (!printed.byId.key && !printed.byId.results)) return;
  for (const { id, cells } of table.built.rows)
    for (const [column, cell] of Object.entries(cells)) {
      const problem = checkResult(cell.printed, printed.byId, sideOf(column));
      if (problem) refuseCell(printed, table, id, column, RESULT_PROBLEMS[problem]);
    }
};
