import { t } from '../text/index.ts';
import type { Problems } from './problem.ts';

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

const MOST_CHARACTERS = 2_000_000;

const NOT_UTF8 = t(
  'its letters are not UTF-8: save the file as “CSV UTF-8”',
  'ses lettres ne sont pas en UTF-8\u202f: enregistrez le fichier en «\u202fCSV UTF-8\u202f»',
);
const TOO_LARGE = t('it has more than two million letters', 'il a plus de deux millions de lettres');
const NO_HEAD = t(
  'it wants a first row with the names of its columns',
  'il faut une première ligne avec les noms des colonnes',
);
const OPEN_QUOTE = t('a quote begins here and does not end', 'un guillemet s’ouvre ici et ne se ferme pas');
const HEAD_NAMES = t('every column wants a name of its own', 'chaque colonne veut un nom à elle');
const TOO_MANY = t('there are more cells than columns', 'il y a plus de cellules que de colonnes');

/** The text of a file; a problem names the first row in another encoding. */
const decode = (file: string, content: string | Uint8Array, problems: Problems): string => {
  if (typeof content === 'string') return content;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    const text = new TextDecoder('utf-8').decode(content);
    const line = text.split('\ufffd', 1).join('').split('\n').length;
    problems.add({ file, line, text: NOT_UTF8 });
    return '';
  }
};

/** What separates cells: spreadsheets write semicolons where a comma is the decimal sign; pasted cells have tabs. */
const findSeparator = (text: string): string => {
  const head = text.split('\n', 1).join('');
  const count = (sign: string): number => head.split(sign).length - 1;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

interface Cut {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Cuts a text into rows of cells; a cell in quotes may hold separators, line ends and doubled quotes. */
function* cutRows(text: string, file: string, problems: Problems): Generator<Cut> {
  const separator = findSeparator(text);
  const cell = new RegExp(`"((?:[^"]|"")*)"[ ]*(?=${separator}|\n|$)|([^${separator}\n]*)`, 'y');
  let [at, line, start] = [0, 1, 1];
  let cells: string[] = [];
  while (at <= text.length) {
    cell.lastIndex = at;
    // A bare cell may be empty, so that something always fits.
    const [all, quoted, bare = ''] = cell.exec(text) as RegExpExecArray;
    if (quoted === undefined && bare.trimStart().startsWith('"'))
      problems.add({ file, line, text: OPEN_QUOTE, given: bare });
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    at += all.length;
    line += all.split('\n').length - 1;
    if (text[at] !== separator) {
      yield { line: start, cells };
      line += 1;
      [cells, start] = [[], line];
    }
    at += 1;
  }
}

/** A hyphen for the minus signs and dashes that may begin a cell. */
const plainMinus = (cell: string): string => cell.replace(/^[−–—](?=\d|$| ?\[)/, '-');

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell === '');

const withoutMargin = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/** The first row that says something holds the heads; each of the others is cut to their number. */
const toSheet = (file: string, rows: readonly Cut[], problems: Problems): Sheet => {
  const [head, ...others] = rows.filter(({ cells }) => !isEmpty(cells));
  if (!head) {
    problems.add({ file, line: 1, text: NO_HEAD });
    return { file, heads: [], rows: [] };
  }
  const heads = withoutMargin(head.cells);
  for (const [i, name] of heads.entries())
    if (name === '' || heads.indexOf(name) < i)
      problems.add({ file, line: head.line, column: name, text: HEAD_NAMES, given: name });
  return {
    file,
    heads,
    rows: others.map(({ line, cells }) => {
      if (withoutMargin(cells).length > heads.length)
        problems.add({ file, line, text: TOO_MANY, given: cells.slice(heads.length).join(' ') });
      return { line, cells: new Map(heads.map((name, i) => [name, plainMinus(cells[i] ?? '')])) };
    }),
  };
};

/** `# terrain` alone in a row begins a sheet of that name, where several stand in one file. */
const BEGIN = /^#\s*([\w/-]+?)(?:\.csv)?$/;

/** The sheets of a file, by name: one that goes by the file’s own name, or those that `# name` begins. */
export const parseSheets = (
  name: string,
  content: string | Uint8Array,
  problems: Problems,
): readonly (readonly [name: string, sheet: Sheet])[] => {
  const file = `${name}.csv`;
  const text = decode(file, content, problems)
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n');
  if (text.length > MOST_CHARACTERS) {
    problems.add({ file, text: TOO_LARGE });
    return [];
  }
  if (problems.has(file)) return [];
  const parts: { name: string; rows: Cut[] }[] = [];
  for (const row of cutRows(text, file, problems)) {
    const [, begins] = BEGIN.exec(withoutMargin(row.cells).join(',')) ?? [];
    if (begins !== undefined) parts.push({ name: begins, rows: [] });
    else if (parts.length > 0 || !isEmpty(row.cells)) {
      if (parts.length === 0) parts.push({ name, rows: [] });
      parts.at(-1)?.rows.push(row);
    }
  }
  if (parts.length === 0) parts.push({ name, rows: [] });
  return parts.map((part) => [part.name, toSheet(`${part.name}.csv`, part.rows, problems)]);
};
