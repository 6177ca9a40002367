/* Stored units as a CSV file, out and in again. */
import { formatCsv } from '@coup-doeil/core/chart';
import { parseCsv } from '@coup-doeil/core/chart/import';
import { InputError } from '@coup-doeil/core/game';
import { type MyUnit, UNSAID } from './my-units.ts';

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

/** The units of a CSV file; an input error names the line where the file is not valid. */
export const parseUnitsCsv = (text: string): readonly MyUnit[] => {
  const { heads, rows } = parseCsv(text, 'units.csv');
  if (heads[0] !== 'name')
    throw new InputError({ code: 'csv-head', field: 'units.csv:1', allowed: ['name'], given: heads[0] ?? '' });
  if (rows.length > MOST)
    throw new InputError({
      code: 'csv-size',
      field: 'units.csv',
      allowed: { rule: 'list-length', min: 0, max: MOST },
      given: rows.length,
    });
  const names = new Set<string>();
  const parseName = (name: string, line: number): string => {
    if (name === '' || name.length > LONGEST || names.has(name))
      throw new InputError({
        code: 'csv-name',
        field: `units.csv:${line}`,
        allowed: { rule: 'text', min: 1, max: LONGEST },
        given: '',
      });
    names.add(name);
    return name;
  };
  return rows.map(({ line, cells }) => ({
    name: parseName(unguard(cells.get('name') ?? ''), line),
    says: Object.fromEntries(
      [...cells]
        .filter(([column, cell]) => column !== 'name' && cell !== '')
        .map(([column, cell]) => [column, parseCell(cell)]),
    ),
  }));
};
