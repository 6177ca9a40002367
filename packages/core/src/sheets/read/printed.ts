import { cellOf, rowOf } from '../../chart/column.ts';
import type { Text } from '../../text/index.ts';
import type { Charts } from '../make/charts.ts';
import type { Problem, Problems } from '../problem.ts';
import { readHead } from './columns.ts';
import type { Built } from './recipes.ts';

/** The charts of a printing that were built, by their ids. */
export interface Printed {
  readonly charts: readonly Built[];
  readonly byId: Charts;
  /** Whether nothing is wrong with any of its sheets by itself. */
  readonly isWhole: boolean;
  readonly problems: Problems;
}

export const findBuilt = ({ charts }: Printed, id: unknown): Built | undefined =>
  charts.find(({ listed }) => listed.id === id);

/** The head under which a column of a chart stands in its sheet. */
export const headOf = ({ sheet, listed }: Built, column: string): string =>
  listed.kind === 'ladder' ? 'value' : (sheet.heads.find((head) => readHead(head).id === column) as string);

/** Takes down what is wrong in a row of a chart’s sheet. */
export const addRowProblem = (
  problems: Problems,
  { sheet, lineOf, built }: Built,
  row: string,
  problem: Pick<Problem, 'column' | 'text' | 'given'>,
): void => {
  // Bands and ladders go by what is printed at the head of a row.
  const head = built.rows.find(({ id }) => id === row)?.head ?? row;
  // Every row that was built was read from one.
  problems.add({ file: sheet.file, line: lineOf.get(head) as number, ...problem });
};

/** Takes down what is wrong with a cell of a chart. */
export const addCellProblem = ({ problems }: Printed, chart: Built, row: string, column: string, text: Text): void => {
  const given = cellOf(chart.built, rowOf(chart.built, row), column).printed;
  addRowProblem(problems, chart, row, { column: headOf(chart, column), text, given });
};
