/* Which cell of a sheet a cell of its chart was read from, and the other way. */
import type { Built } from '@coup-doeil/core/sheets';
import { cellAnchor } from '../../lib/paths.ts';
import type { Cells } from '../draft/draft.ts';
import { NAMES } from '../draft/read-draft.ts';

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** The columns of the sheet that hold the chart’s own cells, in its order. */
const listColumns = ({ built }: Built, [head = []]: Cells): readonly number[] => {
  const own = head.flatMap((name, i) => (name === '' || NAMES.includes(name) ? [] : [i]));
  return built.columns.map(({ id }, i) => (head.includes(id) ? head.indexOf(id) : (own[i] ?? 0)));
};

/** Each cell of a chart by its anchor; a row alone by its id; of all rows of the sheet, or of some. */
export const mapCells = (chart: Built, cells: Cells, only?: readonly number[]): ReadonlyMap<string, CellPlace> => {
  const columns = listColumns(chart, cells);
  const { rows, columns: own } = chart.built;
  return new Map(
    rows.flatMap(({ id, head = '' }) => {
      const line = chart.lineOf.get(id) ?? chart.lineOf.get(head);
      if (line === undefined) return [];
      const row = line - 1;
      if (only?.includes(row) === false) return [];
      return [
        [id, { row, column: 0 }] as const,
        ...own.map((column, i) => [cellAnchor(id, column.id), { row, column: columns[i] ?? 0 }] as const),
      ];
    }),
  );
};
