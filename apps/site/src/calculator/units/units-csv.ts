/* Stored units as a CSV file, out and in again. */
import { formatCsv } from '@coup-doeil/core/chart';
import { type Problem, parseTable, type Sheet } from '@coup-doeil/core/sheets';
import { type MyUnit, UNSAID } from './my-units.ts';
import { faults } from './words.ts';

type Single = MyUnit['says'][string];

/** What a spreadsheet would run as a formula goes behind an apostrophe, as spreadsheets want it. */
const guard = (name: string): string => (/^'*[=+\-@]/.test(name) ? `'${name}` : name);
const unguard = (name: string): string => (/^'+[=+\-@]/.test(name) ? name.slice(1) : name);

const formatCell = (value: Single | undefined): string => {
  if (value === undefined) return '';
  if (value === null) return UNSAID;
  return typeof value === 'string' ? guard(value) : String(value);
};

const parseCell = (text: string): Single =>
  text === 'true' ? true : text === 'false' ? false : /^-?\d{1,9}$/.test(text) ? Number(text) : unguard(text);

export const formatUnitsCsv = (units: readonly MyUnit[]): string => {
  const columns = [...new Set(units.flatMap(({ says }) => Object.keys(says)))];
  return formatCsv([
    ['name', ...columns],
    ...units.map(({ name, says }) => [guard(name), ...columns.map((column) => formatCell(says[column]))]),
  ]);
};

const MOST = 500;
const LONGEST = 80;

const FILE = 'units.csv';
const HEAD = 'name';

/** The first mistake in a table of units: its first column, how many they are, and their names. */
const findMistake = ({ heads: [head = ''], rows }: Sheet, names: readonly string[]): Problem | undefined => {
  const problem = { file: FILE, line: 1, column: HEAD };
  if (head !== HEAD) return { ...problem, text: faults.head, given: head };
  if (names.length > MOST) return { ...problem, text: faults.size };
  const wrong = names.findIndex((name, i) => name === '' || name.length > LONGEST || names.indexOf(name) < i);
  return wrong < 0 ? undefined : { ...problem, line: rows[wrong]?.line ?? 1, text: faults.name };
};

/** The units of a CSV file, or the first place that is wrong in it. */
export const parseUnitsCsv = (text: string): { readonly units: readonly MyUnit[] } | { readonly problem: Problem } => {
  const { sheet, problems } = parseTable(FILE, text);
  const { rows } = sheet;
  const names = rows.map(({ cells }) => unguard(cells.get(HEAD) ?? ''));
  const problem = problems[0] ?? findMistake(sheet, names);
  if (problem) return { problem };
  return {
    units: rows.map(({ cells }, i) => ({
      name: names[i] ?? '',
      says: Object.fromEntries(
        [...cells]
          .filter(([column, cell]) => column !== HEAD && cell !== '')
          .map(([column, cell]) => [column, parseCell(cell)]),
      ),
    })),
  };
};
