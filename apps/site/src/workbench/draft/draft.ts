/* A game being typed: its sheets as rows of cells, as a spreadsheet has them. */
import { formatCsv } from '@coup-doeil/core/chart';
import { cutSheets, type SheetGame } from '@coup-doeil/core/sheets';

export type Cells = readonly (readonly string[])[];

export interface DraftSheet {
  /** As its file is named, without `.csv`: `combat`, `2010/combat`. */
  readonly name: string;
  readonly cells: Cells;
}

export interface Draft {
  /** What it is kept under on this device. */
  readonly id: string;
  readonly sheets: readonly DraftSheet[];
  /** The sheets as they were typed a second time. */
  readonly second: readonly DraftSheet[];
}

const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell === '');

/** Without the empty rows and columns at the right and at the foot. */
export const trimCells = (cells: Cells): Cells => {
  const rows = cells.slice(0, cells.findLastIndex((row) => !isEmptyRow(row)) + 1);
  return rows.map((row) => row.slice(0, row.findLastIndex((cell) => cell !== '') + 1));
};

export const countColumns = (cells: Cells): number => Math.max(0, ...cells.map((row) => row.length));

/** How many cells hold something, the heads left out. */
export const countFilled = (cells: Cells): number =>
  cells.slice(1).reduce((sum, row) => sum + row.filter((cell) => cell !== '').length, 0);

export const findSheet = (sheets: readonly DraftSheet[], name: string): DraftSheet | undefined =>
  sheets.find((sheet) => sheet.name === name);

/** The sheets with one put in its place, or at the end. */
export const putSheet = (sheets: readonly DraftSheet[], sheet: DraftSheet): readonly DraftSheet[] =>
  findSheet(sheets, sheet.name)
    ? sheets.map((other) => (other.name === sheet.name ? sheet : other))
    : [...sheets, sheet];

/** Cells with a block of others laid over them, its first at a row and a column. */
export const putCells = (cells: Cells, row: number, column: number, block: Cells): Cells => {
  const height = Math.max(cells.length, row + block.length);
  return Array.from({ length: height }, (_, i) => {
    const before = cells[i] ?? [];
    const over = block[i - row];
    if (!over) return before;
    const width = Math.max(before.length, column + over.length);
    return Array.from({ length: width }, (__, j) => over[j - column] ?? before[j] ?? '');
  });
};

const texts = new WeakMap<Cells, string>();
/** The lines of rows as they were last written: a key changes one row of a sheet. */
const lines = new WeakMap<readonly string[], { readonly width: number; readonly text: string }>();

const formatRow = (row: readonly string[], width: number): string => {
  const written = lines.get(row);
  if (written?.width === width) return written.text;
  const text = formatCsv([Array.from({ length: width }, (_, i) => row[i] ?? '')]);
  lines.set(row, { width, text });
  return text;
};

/** A sheet as its CSV file; of cells that have not changed the text is kept. */
export const formatSheet = (cells: Cells): string => {
  const known = texts.get(cells);
  if (known !== undefined) return known;
  const trimmed = trimCells(cells);
  const width = countColumns(trimmed);
  const text = cells
    .slice(0, trimmed.length)
    .map((row) => formatRow(row, width))
    .join('');
  texts.set(cells, text);
  return text;
};

/** Whether a sheet is no file yet: nothing stands under its heads. */
export const isBlank = ({ cells }: DraftSheet): boolean => cells.slice(1).every(isEmptyRow);

/** Of game.csv the rows that say nothing yet are left empty: the others keep their places. */
const withoutUnsaid = ({ name, cells }: DraftSheet): Cells =>
  name === 'game' ? cells.map((row) => (row.slice(1).every((cell) => cell === '') ? [] : row)) : cells;

/** The sheets as files by their names. */
export const listFiles = (sheets: readonly DraftSheet[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sheets
      .map((sheet) => ({ name: sheet.name, cells: withoutUnsaid(sheet) }))
      .filter((sheet) => !isBlank(sheet))
      .map(({ name, cells }) => [name, formatSheet(cells)]),
  );

/** A cell is a line: what a file breaks into several is joined. */
const joinLines = (cell: string): string => cell.replace(/\s*\n\s*/g, ' ');

/** The sheets of a text or a file. */
export const parseFile = (name: string, content: string | Uint8Array): readonly DraftSheet[] =>
  cutSheets(name, content).map((sheet) => ({
    name: sheet.name,
    cells: trimCells(sheet.rows.map((row) => row.map(joinLines))),
  }));

const SECOND = 'second/';

/** Sheets in one text, each after a row `# name`. */
export const formatSheets = (sheets: readonly DraftSheet[]): string =>
  sheets.map(({ name, cells }) => `# ${name}\n${formatSheet(cells)}`).join('');

/** A draft in one text. */
export const formatDraft = ({ sheets, second }: Pick<Draft, 'sheets' | 'second'>): string =>
  formatSheets(sheets) + formatSheets(second.map(({ name, cells }) => ({ name: SECOND + name, cells })));

export const parseDraft = (text: string): Pick<Draft, 'sheets' | 'second'> => {
  const all = parseFile('sheet', text);
  return {
    sheets: all.filter(({ name }) => !name.startsWith(SECOND)),
    second: all
      .filter(({ name }) => name.startsWith(SECOND))
      .map(({ name, cells }) => ({ name: name.slice(SECOND.length), cells })),
  };
};

/** The charts of the newest printing, which printings.csv lists first; an object would list years in another order. */
export const listCharts = ({ printings, charts }: SheetGame['data']): SheetGame['data']['charts'][string] =>
  charts[printings[0]?.id ?? ''] ?? [];

/** What game.csv says of the game in a row, in a language or in the other. */
export const findSaid = (sheets: readonly DraftSheet[], what: string, lang: string): string => {
  const [head = [], ...rows] = findSheet(sheets, 'game')?.cells ?? [];
  const row = rows.find(([first]) => first === what) ?? [];
  const inLanguage = (name: string): string => row[head.indexOf(name)] ?? '';
  return inLanguage(lang) || inLanguage('fr') || inLanguage('en');
};
