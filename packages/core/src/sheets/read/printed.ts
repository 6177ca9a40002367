import type { Text } from '../../text/index.ts';
import type { Charts } from '../make/charts.ts';
import type { Problems } from '../problem.ts';
import { readHead } from './columns.ts';
import type { Built } from './plans.ts';

/** The charts of a printing that were built, by their ids. */
export interface Printed {
  readonly charts: readonly Built[];
  readonly byId: Charts;
  readonly problems: Problems;
}

export const findBuilt = ({ charts }: Printed, id: unknown): Built | undefined =>
  charts.find(({ listed }) => listed.id === id);

/** The head under which a column of a chart stands in its sheet. */
const headOf = ({ sheet, listed }: Built, column: string): string =>
  listed.kind === 'ladder' ? 'value' : (sheet.heads.find((head) => readHead(head).id === column) ?? column);

/** Takes down what is wrong with a cell of a chart. */
export const refuseCell = ({ problems }: Printed, chart: Built, row: string, column: string, text: Text): void => {
  const head = chart.built.rows.find(({ id }) => id === row)?.head;
  const line = chart.lineOf.get(head ?? row) ?? chart.lineOf.get(row);
  const given = chart.built.rows.find(({ id }) => id === row)?.cells[column]?.printed ?? '';
  problems.add({
    file: chart.sheet.file,
    ...(line === undefined ? {} : { line }),
    column: headOf(chart, column),
    text,
    given,
  });
};
