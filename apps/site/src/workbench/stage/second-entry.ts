/* A second entry of each sheet, and where it says something else than the first. */
import { type Cells, countColumns, countFilled, type Draft, findSheet, putCells, putSheet } from '../draft/draft.ts';

export interface Discrepancy {
  readonly row: number;
  readonly column: number;
  readonly first: string;
  readonly second: string;
}

/** Heads of what the workbench wants, not the paper: they are filled in, and not compared. */
const OWN_HEADS = ['id', 'kind', 'on', 'when', 'calculator', 'with'];
/** Heads that name what stands in a column; the others are printed, and typed again. */
const FORMAT_HEADS = [
  ...OWN_HEADS,
  ...[
    'die',
    'from',
    'to',
    'group',
    'fr',
    'en',
    'value',
    'ratio',
    'odds',
    'difference',
    'number',
    'depth',
    'mark',
    'symbol',
  ],
  ...[
    'rules',
    'effect',
    'whom',
    'steps',
    'retreat',
    'state',
    'test',
    'pass',
    'fail',
    'not_with',
    'replaces',
    'rounding',
  ],
];

/** Sheets that are typed twice: what is printed. */
export const isTypedTwice = (name: string): boolean =>
  !['game', 'charts', 'sources', 'printings', 'readings', 'rulings', 'battle'].includes(name);

/** A second entry before anything is typed: the heads that say what stands in each column. */
export const blankSecond = (first: Cells): Cells => [
  (first[0] ?? []).map((head) => (FORMAT_HEADS.includes(head) ? head : '')),
];

/** The cells of a second entry as they stand. */
export const findSecond = (draft: Draft, name: string): Cells =>
  findSheet(draft.second, name)?.cells ?? blankSecond(findSheet(draft.sheets, name)?.cells ?? []);

/** A minus and a dash are the same key. */
const plain = (cell: string): string => cell.trim().replace(/[−–—]/g, '-');

export const compareSheets = (draft: Draft, name: string): readonly Discrepancy[] => {
  const first = findSheet(draft.sheets, name)?.cells ?? [];
  const second = findSecond(draft, name);
  const [head = []] = first;
  const width = Math.max(countColumns(first), countColumns(second));
  return Array.from({ length: Math.max(first.length, second.length) }, (_, row) =>
    Array.from({ length: width }, (__, column) => ({
      row,
      column,
      first: first[row]?.[column] ?? '',
      second: second[row]?.[column] ?? '',
    })),
  )
    .flat()
    .filter((each) => !OWN_HEADS.includes(head[each.column] ?? '') && plain(each.first) !== plain(each.second));
};

/** Both entries with the same text in a cell: what the paper says. */
export const settle = (draft: Draft, name: string, { row, column }: Discrepancy, text: string): Draft => ({
  ...draft,
  sheets: putSheet(draft.sheets, {
    name,
    cells: putCells(findSheet(draft.sheets, name)?.cells ?? [], row, column, [[text]]),
  }),
  second: putSheet(draft.second, { name, cells: putCells(findSecond(draft, name), row, column, [[text]]) }),
});

/** How far the second entry is: its cells out of those of the first, and how many sheets of those begun differ. */
export const countSecond = (draft: Draft) => {
  const sheets = draft.sheets.filter(({ name }) => isTypedTwice(name));
  const typed = sheets.map(({ name }) => countFilled(findSecond(draft, name)));
  const filled = sheets.map(({ cells }) => countFilled(cells));
  const next = sheets.find((_, i) => (typed[i] ?? 0) < (filled[i] ?? 0))?.name;
  return {
    typed: typed.reduce((sum, n) => sum + n, 0),
    of: filled.reduce((sum, n) => sum + n, 0),
    /** The first sheet that is not typed again whole. */
    next,
    /** Whether both say the same; what is not typed again whole is not compared. */
    isSame: next === undefined && sheets.every(({ name }) => compareSheets(draft, name).length === 0),
  };
};
