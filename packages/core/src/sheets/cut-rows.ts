/** What separates cells: spreadsheets write semicolons where a comma is the decimal sign; pasted cells have tabs. */
export const findSeparator = (text: string): string => {
  const head = text.split('\n', 1).join('');
  const count = (sign: string): number => head.split(sign).length - 1;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
};

/** A row of a text, cut into its cells. */
export interface Cut {
  readonly line: number;
  readonly cells: readonly string[];
  /** The cells whose quote does not end, by their places. */
  readonly open: readonly number[];
}

const NONE_OPEN: Cut['open'] = [];

/** Cuts a text into rows of cells. Without quotes every separator parts two cells, and every line end two rows. */
export const cutRows = (text: string): Iterable<Cut> => {
  const separator = findSeparator(text);
  if (text.includes('"')) return cutQuotedRows(text, separator);
  return text.split('\n').map((row, i) => ({
    line: i + 1,
    cells: row.split(separator).map((cell) => cell.trim()),
    open: NONE_OPEN,
  }));
};

/** A cell in quotes may hold separators, line ends and doubled quotes. */
function* cutQuotedRows(text: string, separator: string): Generator<Cut> {
  const cell = new RegExp(`"((?:[^"]|"")*)"[ ]*(?=${separator}|\n|$)|([^${separator}\n]*)`, 'y');
  let [at, line, start] = [0, 1, 1];
  let cells: string[] = [];
  let open: number[] = [];
  while (at <= text.length) {
    cell.lastIndex = at;
    // A bare cell may be empty, so that something always fits.
    const [all, quoted, bare = ''] = cell.exec(text) as RegExpExecArray;
    if (quoted === undefined && bare.trimStart().startsWith('"')) open.push(cells.length);
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    at += all.length;
    line += all.split('\n').length - 1;
    if (text[at] !== separator) {
      yield { line: start, cells, open };
      line += 1;
      [cells, open, start] = [[], [], line];
    }
    at += 1;
  }
}
