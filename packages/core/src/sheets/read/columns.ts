import { figure, type Read, splitCell, verbatim } from '../../chart/cell.ts';
import { type Columns, column } from '../../chart/column.ts';
import { type Text, t } from '../../text/index.ts';
import type { Sheet } from '../csv.ts';
import { type Desk, type Line, printedCell } from '../line.ts';
import { bothOf, KEBAB, toSlug } from '../parse/name.ts';
import { nameOfColumn } from '../problem.ts';

/** A column of a chart, and the head of the sheet that it stands under. */
export interface SheetColumn {
  readonly head: string;
  readonly id: string;
  readonly label: Text;
}

const WANTS_CELLS = t('it wants at least one column of cells', 'il faut au moins une colonne de cellules');
const WANTS_COLUMN_ID = t(
  'it should name a column of its own, such as fire=Fire / Tir',
  'il faut nommer une colonne à part, comme fire=Fire / Tir',
);

/** What a head says of a column: `fire=Fire / Tir`, `Fire / Tir` or `fire`. */
export const readHead = (head: string): SheetColumn => {
  const [, id, name = head] = /^([a-z][a-z0-9-]*)=(.+)$/.exec(head) ?? [];
  const label = bothOf(name.trim());
  return { head, id: id ?? toSlug(label.en), label };
};

/** The columns that hold a chart’s own cells: every head that is no word of the reader’s. */
export const readColumns = ({ file, heads }: Sheet, own: readonly string[], { problems }: Desk): SheetColumn[] => {
  const columns = heads.filter((head) => head !== '' && !own.includes(head)).map(readHead);
  if (columns.length === 0)
    problems.add({ file, line: 1, column: nameOfColumn(heads, 0), text: WANTS_CELLS, given: heads.join(', ') });
  return columns.filter(({ id, head }, i) => {
    const isOwn = KEBAB.test(id) && columns.findIndex((other) => other.id === id) === i;
    if (!isOwn) problems.add({ file, line: 1, column: head, text: WANTS_COLUMN_ID, given: head });
    return isOwn;
  });
};

export const joinCells = (line: Line, columns: readonly SheetColumn[], desk: Desk): string =>
  columns.map(({ head }) => printedCell(line, head, desk)).join(' | ');

const FIGURE = /^(?:[+-]?\d+|1\/2)$/;

/** How the cells of a column are read: as figures where every one of them is one, else as they are printed. */
export const findReader = (cells: readonly string[]): Read<number> | Read<string> =>
  cells.every((cell) => FIGURE.test(splitCell(cell).printed)) ? figure : verbatim;

export const createColumns = (columns: readonly SheetColumn[], lines: readonly Line[]): Columns =>
  Object.fromEntries(
    columns.map(({ head, id, label }) => [
      id,
      column<unknown>(label, findReader(lines.map((line) => line.cell(head)))),
    ]),
  );
