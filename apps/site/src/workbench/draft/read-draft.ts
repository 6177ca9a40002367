/* A draft read by core as far as it goes: what is wrong stands at its cell, and the rest goes on answering. */
import { LANGUAGES, type Text, t } from '@coup-doeil/core/chart';
import { type Files, type Problem, readSheets, type SheetGame } from '@coup-doeil/core/sheets';
import { type Cells, type Draft, type DraftSheet, findSheet, listFiles, putCells } from './draft.ts';

/** A mistake with the cell that it stands at, both counted from 0; the row where its column is none of the sheet. */
export interface Mistake {
  readonly sheet: string;
  readonly row: number;
  readonly column?: number;
  readonly text: Text;
  readonly given?: string;
}

export interface DraftRead {
  /** The game with a stand-in for every cell that is wrong. */
  readonly game: SheetGame;
  readonly mistakes: readonly Mistake[];
  /** What is no mistake and counts for nothing. */
  readonly warnings: readonly Mistake[];
  /** The sheets that are shown as they last were without a mistake. */
  readonly former: readonly string[];
}

/** What stands in a chart in place of a cell that is wrong. */
export const STAND_IN = '?';

/** A column by the name at its head; one without a name by its number. */
const findColumn = (cells: Cells, name: string): number | undefined => {
  const head = cells.find((row) => row.some((cell) => cell !== '')) ?? [];
  const at = head.indexOf(name);
  const [, number] = /^#(\d+)$/.exec(name) ?? [];
  if (at < 0 && number !== undefined) return Number(number) - 1;
  return at < 0 ? undefined : at;
};

const placeMistake = (sheets: readonly DraftSheet[], { file, line, column, text, given }: Problem): Mistake => {
  const name = file.replace(/\.csv$/, '');
  const at = findColumn(findSheet(sheets, name)?.cells ?? [], column);
  return {
    sheet: name,
    row: line - 1,
    ...(at === undefined ? {} : { column: at }),
    text,
    ...(given === undefined ? {} : { given }),
  };
};

const isTable = (head: readonly string[]): boolean =>
  head.includes('die') || ['from', 'to'].every((name) => head.includes(name));
const isGrid = (head: readonly string[]): boolean =>
  ['fr', 'en'].some((name) => head.includes(name)) &&
  ['value', 'number', 'mark', 'symbol', 'what', 'kind', 'ratio', 'year', 'option'].every(
    (name) => !head.includes(name),
  );
/** Heads of what is no figure and no result. */
export const NAMES = ['die', 'from', 'to', 'id', 'group', 'fr', 'en', 'rules'];

/** Whether a cell holds one figure or result of a table: any other may stand there. */
const isFigure = (cells: Cells, { row, column }: Mistake): boolean => {
  const [head = []] = cells;
  const name = column === undefined ? undefined : head[column];
  return row > 0 && name !== undefined && !NAMES.includes(name) && (isTable(head) || isGrid(head));
};

const TO_MEND = t('to mend', 'à corriger');

/** The key with a row for the stand-in, where cells are checked against one. */
const explainStandIn = (sheets: readonly DraftSheet[]): readonly DraftSheet[] => {
  const key = findSheet(sheets, 'key');
  if (!key && !findSheet(sheets, 'results')) return sheets;
  const cells = key?.cells.length ? key.cells : [['symbol', 'fr', 'en']];
  const [head = []] = cells;
  // The script is in one language: its words stand for the others too.
  const [anyWords = ''] = Object.values(TO_MEND);
  const words: Readonly<Record<string, string>> = { ...TO_MEND, symbol: STAND_IN };
  const row = head.map((name) => words[name] ?? (LANGUAGES.some((language) => language === name) ? anyWords : ''));
  return [...sheets.filter((sheet) => sheet !== key), { name: 'key', cells: [...cells, row] }];
};

/** The sheets without what is wrong: a stand-in for a figure, else the sheet as it last was without a mistake. */
const mendSheets = (
  sheets: readonly DraftSheet[],
  mistakes: readonly Mistake[],
  sound: ReadonlyMap<string, Cells>,
): { readonly sheets: readonly DraftSheet[]; readonly former: readonly string[] } => {
  const former: string[] = [];
  const mended = sheets.map((sheet) => {
    const own = mistakes.filter((mistake) => mistake.sheet === sheet.name);
    if (own.length === 0) return sheet;
    if (own.every((mistake) => isFigure(sheet.cells, mistake)))
      return {
        ...sheet,
        cells: own.reduce((cells, { row, column = 0 }) => putCells(cells, row, column, [[STAND_IN]]), sheet.cells),
      };
    const cells = sound.get(sheet.name);
    if (cells) former.push(sheet.name);
    return cells ? { ...sheet, cells } : sheet;
  });
  const hasStandIn = mended.some((sheet, i) => sheet !== sheets[i] && !former.includes(sheet.name));
  return { sheets: hasStandIn ? explainStandIn(mended) : mended, former };
};

/** What a game is called by its folder begins with a letter. */
const readFiles = (files: Files, id: string): SheetGame => readSheets(files, { folder: `draft-${id}` });

/** What core finds wrong, each at its cell; nothing is wrong with a draft in which nothing is typed yet. */
const placeMistakes = (sheets: readonly DraftSheet[], { problems }: SheetGame): readonly Mistake[] =>
  Object.keys(listFiles(sheets)).length === 0 ? [] : problems.map((problem) => placeMistake(sheets, problem));

/** The mistakes of some sheets alone. */
export const listMistakes = ({ id, sheets }: Pick<Draft, 'id' | 'sheets'>): readonly Mistake[] =>
  placeMistakes(sheets, readFiles(listFiles(sheets), id));

/** What core takes a sheet for. */
export const findKind = ({ id, sheets }: Pick<Draft, 'id' | 'sheets'>, name: string): string | undefined =>
  Object.values(readFiles(listFiles(sheets), id).data.charts)
    .flat()
    .find(({ listed }) => listed.id === name)?.listed.kind;

const hasSameFiles = (a: Files, b: Files): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, text]) => b[name] === text);

/** Makes a reader of one draft’s states; it remembers each sheet as it last was without a mistake. */
export const createDraftReader = (): ((draft: Pick<Draft, 'id' | 'sheets'>) => DraftRead) => {
  const sound = new Map<string, Cells>();
  let last: { readonly files: Files; readonly game: SheetGame } | undefined;
  /** Reads mended sheets, where they are not as they were: a key in a wrong cell leaves its stand-in. */
  const readMended = (sheets: readonly DraftSheet[], id: string): SheetGame => {
    const files = listFiles(sheets);
    last = last && hasSameFiles(last.files, files) ? last : { files, game: readFiles(files, id) };
    return last.game;
  };
  return ({ id, sheets }) => {
    const game = readFiles(listFiles(sheets), id);
    const mistakes = placeMistakes(sheets, game);
    for (const { name, cells } of sheets) if (mistakes.every(({ sheet }) => sheet !== name)) sound.set(name, cells);
    const warnings = game.warnings.map((warning) => placeMistake(sheets, warning));
    if (mistakes.length === 0) return { game, mistakes, warnings, former: [] };
    const mended = mendSheets(sheets, mistakes, sound);
    return { game: readMended(mended.sheets, id), mistakes, warnings, former: mended.former };
  };
};
