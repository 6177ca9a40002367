import type { CoreRule } from '../../error.ts';
import { same, type Text, t } from '../../text/index.ts';
import { splitCell } from '../cell.ts';
import type { Head } from '../chart.ts';
import { type CsvRow, type CsvTable, refuseCsv } from './csv.ts';
import type { CsvRule } from './csv-rule.ts';

type Allowed = CsvRule | CoreRule;

/** A line of a file with its place, for readers that want its cells one by one. */
export interface Line {
  readonly row: CsvRow;
  /** The cell, empty where the file has no such column. */
  cell(name: string): string;
  /** The cell, refused when it is empty. */
  need(name: string, allowed: Allowed): string;
  refuse(name: string, code: string, allowed: Allowed): never;
}

/** The lines of a table, once its head is what a reader knows. */
export const linesOf = (
  { file, heads, rows }: CsvTable,
  columns: { readonly needed: readonly string[]; readonly others?: readonly string[] | 'any' },
): Line[] => {
  const { needed, others = [] } = columns;
  const wrong =
    needed.find((name) => !heads.includes(name)) ??
    (others === 'any' ? undefined : heads.find((name) => !needed.includes(name) && !others.includes(name)));
  if (wrong !== undefined) {
    const more = others === 'any' ? '…' : others.length > 0 ? `(${others.join(', ')})` : '';
    const columns = `${needed.join(', ')} ${more}`.trim();
    refuseCsv([file, 1, wrong], 'csv-columns', { rule: 'csv-columns', columns }, heads.join(','));
  }
  if (rows.length === 0) refuseCsv([file, 2], 'csv-empty', { rule: 'csv-lines' }, '');
  return rows.map((row) => {
    const cell = (name: string): string => row.cells.get(name) ?? '';
    const refuse = (name: string, code: string, allowed: Allowed): never =>
      refuseCsv([file, row.line, name], code, allowed, cell(name));
    return { row, cell, refuse, need: (name, allowed) => cell(name) || refuse(name, 'csv-cell', allowed) };
  });
};

/** An id from a name: `Dry lake` → `dry-lake`, `+1` → `plus-1`; never one that an object would sort as a number. */
export const toSlug = (name: string): string => {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<![a-z\d])[−-](?=\d)/g, ' minus ')
    .replace(/\+(?=\d)/g, ' plus ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return /^\d/.test(plain) ? `n-${plain}` : plain;
};

const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** Each line with its id: as the file says, else made from its name; each its own. */
export const withIds = (
  lines: readonly Line[],
  name: (line: Line) => string,
): (readonly [id: string, line: Line])[] => {
  const taken = new Set<string>();
  return lines.map((line) => {
    const id = line.cell('id') || toSlug(name(line));
    if (!ID.test(id)) line.refuse('id', 'csv-id', { rule: 'csv-id' });
    if (taken.has(id)) line.refuse('id', 'csv-taken', { rule: 'csv-own-id', taken: id });
    taken.add(id);
    return [id, line] as const;
  });
};

const STROKE = ' / ';

/** `Firer / Tireur`: English and French; without the stroke the same in both. */
export const bothOf = (said: string): Text => {
  const at = said.indexOf(STROKE);
  // Two strokes would be three names.
  if (at < 0 || at < said.lastIndexOf(STROKE)) return same(said);
  return t(said.slice(0, at), said.slice(at + STROKE.length));
};

/** What a head says of a column: `fire=Fire / Tir`, `Fire / Tir` or `fire`. */
export const headOf = (said: string): { readonly id: string; readonly label: Text } => {
  const at = said.indexOf('=');
  const label = bothOf(said.slice(at + 1).trim());
  return { id: at < 0 ? toSlug(label.en) : said.slice(0, at).trim(), label };
};

/** The columns of a table that hold the chart's own cells: whatever is no column of the reader's. */
export const chartColumns = (table: CsvTable, own: readonly string[]) => {
  const columns = table.heads.filter((name) => !own.includes(name)).map((name) => ({ name, ...headOf(name) }));
  if (columns.length === 0)
    refuseCsv([table.file, 1], 'csv-columns', { rule: 'csv-cell-column' }, table.heads.join(','));
  for (const [i, { id, name }] of columns.entries())
    if (!ID.test(id) || columns.findIndex((column) => column.id === id) < i)
      refuseCsv([table.file, 1, name], 'csv-id', { rule: 'csv-column-id' }, id);
  return columns;
};

/** A cell as a builder takes it: no bar in it, and every mark has its note. */
export const printedCell = (line: Line, name: string, { notes }: Pick<Head, 'notes'>): string => {
  const text = line.cell(name);
  if (text.includes('|')) line.refuse(name, 'csv-cell', { rule: 'csv-no-bar' });
  checkMarks(line, name, splitCell(text).marks, notes);
  return text;
};

/** A name with the marks that stand on it. */
export const named = (line: Line, { notes }: Pick<Head, 'notes'>) => {
  const said = (language: 'en' | 'fr') => {
    const cell = splitCell(line.need(language, { rule: 'csv-text', what: 'name', language }));
    checkMarks(line, language, cell.marks, notes);
    return cell;
  };
  const [en, fr] = [said('en'), said('fr')];
  const marks = [...new Set([...en.marks, ...fr.marks])];
  return {
    label: t(en.printed, fr.printed),
    ...(marks.length > 0 ? { marks: marks.join(' ') } : {}),
    ...(line.cell('rules') ? { rules: line.cell('rules') } : {}),
  };
};

const checkMarks = (line: Line, name: string, marks: readonly string[], notes: Head['notes']): void => {
  for (const mark of marks)
    if (!notes?.some((note) => note.mark === mark)) line.refuse(name, 'csv-mark', { rule: 'csv-noted-mark', mark });
};
