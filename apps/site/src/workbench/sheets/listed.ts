import { type Draft, findSheet, putCells, putSheet } from '../draft/draft.ts';
import { makeSheet } from './sheet-kinds.ts';

/** The draft with what charts.csv says of a chart; its row is made where there is none. */
export const setListed = (
  draft: Draft,
  chart: string,
  kind: string,
  values: Readonly<Record<string, string>>,
): Draft => {
  const { cells } = findSheet(draft.sheets, 'charts') ?? makeSheet('charts', 'charts');
  const head = [...(cells[0] ?? []), ...Object.keys(values).filter((name) => !cells[0]?.includes(name))];
  const at = cells.findIndex((row, i) => i > 0 && row[head.indexOf('id')] === chart);
  const before = cells[at] ?? [];
  const columns: Readonly<Record<string, string>> = at < 0 ? { id: chart, kind } : {};
  const row = head.map((name, i) => values[name] ?? columns[name] ?? before[i] ?? '');
  const withHead = putCells(cells, 0, 0, [head]);
  return {
    ...draft,
    sheets: putSheet(draft.sheets, {
      name: 'charts',
      cells: putCells(withHead, at < 0 ? Math.max(1, cells.length) : at, 0, [row]),
    }),
  };
};
