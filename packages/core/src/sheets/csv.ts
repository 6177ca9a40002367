import { t } from '../text/index.ts';
import { type Cut, cutRows, findSeparator } from './cut-rows.ts';
import { createProblems, nameOfColumn, type Problem, type Problems } from './problem.ts';

/** One line of a sheet, its cells by the names at the head. */
export interface SheetRow {
  /** Where it starts in the file, counted from 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** A file as rows of cells. */
export interface Sheet {
  /** As problems call it: `2010/terrain.csv`. */
  readonly file: string;
  readonly heads: readonly string[];
  readonly rows: readonly SheetRow[];
}

export const MOST_CHARACTERS = 2_000_000;

const NOT_UTF8 = t(
  'here is no letter of UTF-8: save the file as “CSV UTF-8”',
  'ce n’est pas une lettre en UTF-8\u202f: enregistrez le fichier en «\u202fCSV UTF-8\u202f»',
);
const TOO_LARGE = t('it has more than two million letters', 'il a plus de deux millions de lettres');
const NO_HEAD = t(
  'it wants a first row with the names of its columns',
  'il faut une première ligne avec les noms des colonnes',
);
const OPEN_QUOTE = t('a quote begins here and does not end', 'un guillemet s’ouvre ici et ne se ferme pas');
const HEAD_NAMES = t('every column wants a name of its own', 'chaque colonne veut un nom à elle');
const BARS = t(
  'cells are parted by commas, semicolons or tabs, not by bars',
  'les cellules sont séparées par des virgules, des points-virgules ou des tabulations, non par des barres',
);
const TOO_MANY = t('there are more cells than columns', 'il y a plus de cellules que de colonnes');

/** A hyphen for the minus signs and dashes that may begin a cell. */
const plainMinus = (cell: string): string => cell.replace(/^[−–—](?=\d|$| ?\[)/, '-');

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

const withoutMargin = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

const checkHeads = (file: string, line: number, heads: readonly string[], problems: Problems): void => {
  for (const [i, name] of heads.entries()) {
    const column = nameOfColumn(heads, i);
    if (name === '' || heads.indexOf(name) < i) problems.add({ file, line, column, text: HEAD_NAMES, given: name });
    if (name.includes('|')) problems.add({ file, line, column, text: BARS, given: name });
  }
};

/** The first row that says something holds the heads; each of the others is cut to their number. */
const toSheet = (
  file: string,
  rows: readonly Cut[],
  problems: Problems,
  readCell = (cell: string): string => cell,
): Sheet => {
  const [head, ...others] = rows.filter(({ cells }) => !isEmpty(cells));
  if (!head) {
    problems.add({ file, line: 1, column: nameOfColumn([], 0), text: NO_HEAD });
    return { file, heads: [], rows: [] };
  }
  const heads = withoutMargin(head.cells);
  for (const { line, cells, open } of rows)
    for (const at of open)
      problems.add({ file, line, column: nameOfColumn(heads, at), text: OPEN_QUOTE, given: cells[at] ?? '' });
  checkHeads(file, head.line, heads, problems);
  return {
    file,
    heads,
    rows: others.map(({ line, cells }) => {
      if (withoutMargin(cells).length > heads.length)
        problems.add({
          file,
          line,
          column: nameOfColumn(heads, heads.length),
          text: TOO_MANY,
          given: cells.slice(heads.length).join(' '),
        });
      const byHead = new Map<string, string>();
      heads.forEach((name, i) => {
        byHead.set(name, readCell(cells[i] ?? ''));
      });
      return { line, cells: byHead };
    }),
  };
};

/** `# terrain` alone in a row begins a sheet of that name, where several stand in one file. */
const BEGIN = /^#\s*([\w/-]+?)(?:\.csv)?$/;

interface CutSheet {
  readonly name: string;
  readonly rows: readonly Cut[];
}

/** The sheets of a text: one that goes by the file’s own name, or those that `# name` begins. */
const cutText = (name: string, text: string): readonly CutSheet[] => {
  const parts: { name: string; rows: Cut[] }[] = [];
  for (const row of cutRows(text)) {
    const mayBegin = row.cells[0]?.startsWith('#');
    const [, begins] = (mayBegin && BEGIN.exec(withoutMargin(row.cells).join(','))) || [];
    if (begins !== undefined) parts.push({ name: begins, rows: [] });
    else if (parts.length > 0 || !isEmpty(row.cells)) {
      if (parts.length === 0) parts.push({ name, rows: [] });
      parts.at(-1)?.rows.push(row);
    }
  }
  if (parts.length === 0) parts.push({ name, rows: [] });
  return parts;
};

const decoder = new TextDecoder();

/** The text of a file. What is no UTF-8 becomes U+FFFD; a byte-order mark says nothing wherever it stands. */
const readText = (content: string | Uint8Array): string =>
  (typeof content === 'string' ? content : decoder.decode(content)).replaceAll('\ufeff', '').replace(/\r\n?/g, '\n');

/** What an encoding that is not ours leaves behind: U+FFFD, and the NUL bytes of UTF-16. */
const NO_LETTER = /[\0\ufffd]/;

/** The place of a letter, by line ends and separators alone. */
const placeOf = (text: string, at: number): { readonly line: number; readonly column: string } => {
  const separator = findSeparator(text);
  const [head = ''] = text.split('\n', 1);
  const lines = text.slice(0, at).split('\n');
  const heads = NO_LETTER.test(head) ? [] : head.split(separator);
  return { line: lines.length, column: nameOfColumn(heads, (lines.at(-1) ?? '').split(separator).length - 1) };
};

/** The text of a file; nothing where it is too long, or not of letters. */
const checkText = (file: string, content: string | Uint8Array, problems: Problems): string | undefined => {
  const text = readText(content);
  const bad = text.length > MOST_CHARACTERS ? MOST_CHARACTERS : text.search(NO_LETTER);
  if (bad < 0) return text;
  problems.add({ file, ...placeOf(text, bad), text: bad === MOST_CHARACTERS ? TOO_LARGE : NOT_UTF8 });
  return undefined;
};

/** The sheets of a file, by name: one that goes by the file’s own name, or those that `# name` begins. */
export const parseSheets = (
  name: string,
  content: string | Uint8Array,
  problems: Problems,
): readonly (readonly [name: string, sheet: Sheet])[] => {
  const text = checkText(`${name}.csv`, content, problems);
  if (text === undefined) return [];
  return cutText(name, text).map((part) => [part.name, toSheet(`${part.name}.csv`, part.rows, problems, plainMinus)]);
};

/** A file that holds one table: its cells as they stand, under the names at its head, and what is wrong with it. */
export const parseTable = (
  file: string,
  content: string | Uint8Array,
): { readonly sheet: Sheet; readonly problems: readonly Problem[] } => {
  const problems = createProblems();
  const text = checkText(file, content, problems);
  const sheet = text === undefined ? { file, heads: [], rows: [] } : toSheet(file, [...cutRows(text)], problems);
  return { sheet, problems: problems.list };
};

/** The sheets of a file as rows of cells, whatever they say: for tools that show or change them. */
export const cutSheets = (
  name: string,
  content: string | Uint8Array,
): readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[] =>
  cutText(name, readText(content)).map((part) => ({ name: part.name, rows: part.rows.map(({ cells }) => cells) }));
