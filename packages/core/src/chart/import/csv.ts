import { cutText } from '../../cut-text.ts';
import { type CoreRule, InputError } from '../../error.ts';
import { pairItems } from '../pair-up.ts';
import type { CsvRule } from './csv-rule.ts';

/** One line of a file, its cells by the names at the head. */
export interface CsvRow {
  /** Where it starts in the file, counted from 1. */
  readonly line: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** A CSV file that was read: the names at its head, and its lines. */
export interface CsvTable {
  /** How errors call the file. */
  readonly file: string;
  readonly heads: readonly string[];
  readonly rows: readonly CsvRow[];
}

const MOST_CHARACTERS = 1_000_000;

/** Refuses a place in a file: `terrain.csv:3:fire`. */
const refuseCsv = (
  place: readonly (string | number)[],
  code: string,
  allowed: CsvRule | CoreRule,
  given: string,
): never => {
  throw new InputError({ code, field: place.join(':'), allowed, given: cutText(given) });
};

interface Cut {
  readonly line: number;
  readonly cells: string[];
}

// A cell in quotes (a quote inside is doubled), or a bare one, up to what ends it.
const CELL = /(?:"(?:[^"]|"")*"|[^",\r\n]*)(?=,|\r?\n|$)/y;
const bare = (cell: string): string => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);

/** Cuts a text into records, strictly: RFC 4180, with lines that may also end in a lone line feed. */
const records = (text: string, file: string): Cut[] => {
  const cuts: Cut[] = [];
  let [at, line] = [0, 1];
  let cells: string[] = [];
  let start = line;
  while (at < text.length || cells.length > 0) {
    CELL.lastIndex = at;
    const cell = CELL.exec(text);
    if (!cell) {
      const rest = text.slice(at, at + 40);
      return refuseCsv([file, line], 'csv', { rule: 'csv-quoted-cell' }, rest);
    }
    const [all] = cell;
    cells.push(bare(all));
    at += all.length;
    line += all.split('\n').length - 1;
    const more = text.startsWith(',', at);
    at += text.startsWith('\r', at) ? 2 : 1;
    if (more) continue;
    line += 1;
    cuts.push({ line: start, cells });
    [cells, start] = [[], line];
  }
  return cuts;
};

/** Reads a CSV file strictly: a head with a name for every column, and as many cells in every line. */
export const parseCsv = (text: string, file: string): CsvTable => {
  if (typeof text !== 'string' || text.length > MOST_CHARACTERS)
    return refuseCsv([file], 'csv-size', { rule: 'text', min: 0, max: MOST_CHARACTERS }, typeof text);
  const [head, ...lines] = records(text.replace(/^\ufeff/, ''), file);
  if (!head) return refuseCsv([file, 1], 'csv-head', { rule: 'csv-head' }, '');
  const heads = head.cells.map((cell) => cell.trim());
  for (const [i, name] of heads.entries()) {
    if (name === '' || heads.indexOf(name) < i)
      refuseCsv([file, 1], 'csv-head', { rule: 'csv-column-names' }, head.cells.join(','));
  }
  const rows = lines.map(({ line, cells }) => {
    if (cells.length !== heads.length)
      refuseCsv(
        [file, line],
        'csv-cells',
        { rule: 'csv-cell-count', count: heads.length, columns: heads.join(', ') },
        cells.join(','),
      );
    return {
      line,
      cells: new Map(
        pairItems(
          heads,
          cells.map((cell) => cell.trim()),
        ),
      ),
    };
  });
  return { file, heads, rows };
};
