import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Chart, getGroupLabel, joinCell, pairItems, type Row, same, splitCell } from '@coup-doeil/core/chart';
import { getDefaultPrinting } from '@coup-doeil/core/game';
import { parseTable, type Sheet, type SheetRow } from '@coup-doeil/core/sheets';
import { tellProblem } from '@coup-doeil/core/tell';
import { columnName, nameAsSet, nameMatches, normalise, sameCell } from './compare-print.ts';
import { pairRows, type RowPair } from './pair-rows.ts';
import { type Check, chartsOf, type Subject } from './subject.ts';

const FOLDER = 'second-entry';
const HEAD = 'row';
const NAME = 'name';
/** Columns that say more of a row than its cells. */
const MORE = [NAME, 'group', 'rules'];
/** Kinds whose one column (mark, symbol, number) may be typed as `row`; the name then stands in `name`. */
const HEADED = ['notes', 'key', 'sequence'];

interface Columns {
  /** The column of the chart for each of the file. */
  readonly columns: ReadonlyMap<string, string>;
  /** The column of the file that holds the names of the rows, where it has one. */
  readonly name: string | undefined;
  readonly problems: readonly string[];
}

/** The columns that the file calls by their ids, or as they are printed. */
const namedColumns = (chart: Chart, heads: readonly string[]): Map<string, string> => {
  const isPrinted = (head: string) => (column: Chart['columns'][number]) =>
    Object.values(column.label).some((label) => normalise(label) === normalise(head));
  const own = heads.map((head) => {
    const printed = head === HEAD || MORE.includes(head) ? [] : chart.columns.filter(isPrinted(head));
    const byPrint = printed.length === 1 ? printed[0]?.id : undefined;
    return [head, chart.columns.find(({ id }) => id === head)?.id ?? byPrint] as const;
  });
  const columns = new Map<string, string>();
  for (const [head, id] of own) if (id !== undefined && (id === head || !heads.includes(id))) columns.set(head, id);
  return columns;
};

/** Which column of the file stands for which of the chart: by its id or its printed head, else by its place. */
const columnsOf = (chart: Chart, { heads }: Sheet): Columns => {
  const columns = namedColumns(chart, heads);
  const theirs = heads.filter((head) => head !== HEAD && !columns.has(head) && !MORE.includes(head));
  const matched = [...columns.values()];
  const ours = chart.columns.map(({ id }) => id).filter((id) => !matched.includes(id));
  const [lone] = ours;
  const hasName = heads.includes(NAME);
  if (lone !== undefined && HEADED.includes(chart.kind) && (hasName || theirs.length === 0)) {
    const problems = [
      ...theirs.map((head) => `column ${head} of the file is not on the chart`),
      ...(hasName ? [] : [`column ${NAME} is not in the file`]),
    ];
    return { columns: columns.set(HEAD, lone), name: hasName ? NAME : undefined, problems };
  }
  for (const [head, id] of pairItems(theirs, ours)) columns.set(head, id);
  const problems = [
    ...theirs.slice(ours.length).map((head) => `column ${head} of the file is not on the chart`),
    ...ours.slice(theirs.length).map((id) => `column ${id} of the chart is not in the file`),
  ];
  return { columns, name: HEAD, problems };
};

const differs = (what: string, ours: string, theirs: string): string[] => [
  `${what} is ${ours || 'empty'} on the chart, ${theirs || 'empty'} in the file`,
];

const nameFits = (chart: Chart, row: Row, typed: string): string[] => {
  const { printed, marks } = splitCell(typed);
  const same = nameMatches(chart, row, printed) && sameCell({ printed: '', marks }, { printed: '', marks: row.marks });
  return same ? [] : differs('its name', joinCell({ printed: row.label.en, marks: row.marks }), typed);
};

const NO_GROUP = same('');

const groupFits = (chart: Chart, row: Row, typed: string): string[] => {
  // A sheet may print no heading where there is one for all of its lines.
  if (typed === '' && chart.groups.length === 1) return [];
  const group = getGroupLabel(chart, row) ?? NO_GROUP;
  return Object.values(group).some((own) => nameAsSet(own) === nameAsSet(typed))
    ? []
    : differs('its group', group.en, typed);
};

/** What was typed in a column; nothing where the file has none of that name. */
const typedIn = ({ cells }: SheetRow, head: string): string => cells.get(head) ?? '';

/** Rule numbers, a comma or a space between them. */
const numbersIn = (typed: string): string => (typed.match(/[^\s,]+/g) ?? []).join(' ');

const rowFits = (
  chart: Chart,
  row: Row,
  typed: SheetRow,
  columns: ReadonlyMap<string, string>,
  name: string | undefined,
): string[] => {
  // A chart may have columns of its own called group or rules: they are compared as cells.
  const saysMore = (head: string): boolean => typed.cells.has(head) && !columns.has(head);
  const [ours, theirs] = [row.rules.join(' '), numbersIn(typedIn(typed, 'rules'))];
  return [
    ...(name === undefined ? [] : nameFits(chart, row, typedIn(typed, name))),
    ...[...columns].flatMap(([head, id]) => {
      const cell = row.cells[id] ?? { printed: '', marks: [] };
      const text = typedIn(typed, head);
      return sameCell(cell, splitCell(text)) ? [] : differs(`column ${columnName(chart, id)}`, joinCell(cell), text);
    }),
    ...(chart.groups.length > 0 && saysMore('group') ? groupFits(chart, row, typedIn(typed, 'group')) : []),
    ...(saysMore('rules') && ours !== theirs ? differs('rules', ours, theirs) : []),
  ];
};

/** Two rows whose names could change places unseen: the key words of the file fit either. */
const alikeNames = (chart: Chart, pairs: readonly RowPair[], head: string): string[] => {
  const fits = (row: Row, typed: SheetRow) => nameFits(chart, row, typedIn(typed, head)).length === 0;
  return pairs.flatMap(([row, typed], i) =>
    pairs.slice(i + 1).flatMap(([other, otherTyped]) => {
      if (!row || !typed || !other || !otherTyped || row.label.en === other.label.en) return [];
      const fitsAnyWay = [row, other].every((either) => fits(either, typed) && fits(either, otherTyped));
      return fitsAnyWay ? [`rows ${row.id} and ${other.id}: the file does not tell their names apart`] : [];
    }),
  );
};

const compare = (chart: Chart, table: Sheet): string[] => {
  const rows = chart.rows.filter(({ unprinted }) => !unprinted);
  const { columns, name, problems } = columnsOf(chart, table);
  const wrong = (row: Row, typed: SheetRow) => rowFits(chart, row, typed, columns, name);
  const pairs = pairRows(rows, table.rows, (row, typed) => wrong(row, typed).length === 0);
  const differences = pairs.flatMap(([row, typed]) => [
    ...(row && typed ? wrong(row, typed).map((problem) => `row ${row.id}: ${problem}`) : []),
    ...(row && !typed ? [`row ${row.id} is not in the file`] : []),
    ...(typed && !row ? [`line ${typed.line} of the file (${typedIn(typed, HEAD)}) is not on the chart`] : []),
  ]);
  return [...problems, ...differences, ...(name === undefined ? [] : alikeNames(chart, pairs, name))];
};

const filesOf = async (at: string): Promise<string[]> => {
  try {
    return (await readdir(join(at, FOLDER))).filter((file) => file.endsWith('.csv')).sort();
  } catch {
    // A game that has just begun.
    return [];
  }
};

/** The file of a chart: its printing's own; the default printing's goes without its name too. */
const fileOf = ({ game }: Subject, edition: string, id: string, files: readonly string[]): string | undefined =>
  [`${id}.${edition}.csv`, ...(edition === getDefaultPrinting(game.meta) ? [`${id}.csv`] : [])].find((file) =>
    files.includes(file),
  );

/** The lines at the top of a file that say what its columns hold, as a spreadsheet may have quoted them. */
const REMARKS = /^\ufeff?(?:"?# [^\n]*\n)+/;

const read = async (at: string, file: string): Promise<Sheet | string[]> => {
  const text = await readFile(join(at, FOLDER, file), 'utf8');
  const [remarks = ''] = REMARKS.exec(text) ?? [];
  const above = remarks.split('\n').length - 1;
  const countRemarks = <L extends { readonly line: number }>(item: L): L => ({ ...item, line: item.line + above });
  const { sheet, problems } = parseTable(file, text.slice(remarks.length));
  if (problems.length > 0) return problems.map((problem) => tellProblem(countRemarks(problem), 'en'));
  return { ...sheet, rows: sheet.rows.map(countRemarks) };
};

export const secondEntry: Check = {
  id: 'second-entry',
  says: 'every chart typed twice is the same both times',
  run: async (subject) => {
    const files = await filesOf(subject.at);
    const entries = chartsOf(subject).map(async ({ edition, chart }) => {
      const file = fileOf(subject, edition, chart.id, files);
      if (file === undefined) return [];
      const table = await read(subject.at, file);
      const problems = 'rows' in table ? compare(chart, table) : table;
      return problems.map((problem) => `${edition} ${chart.id} against ${file}: ${normalise(problem)}`);
    });
    return (await Promise.all(entries)).flat();
  },
};

/** Charts typed once only, and files that no chart answers. */
export const entryGaps = async (subject: Subject): Promise<string[]> => {
  const files = await filesOf(subject.at);
  const used = new Set<string | undefined>();
  const missing = chartsOf(subject).flatMap(({ edition, chart }) => {
    const file = fileOf(subject, edition, chart.id, files);
    used.add(file);
    if (file !== undefined || Object.hasOwn(subject.exempt, `second-entry.${chart.id}.${edition}`)) return [];
    const name = edition === getDefaultPrinting(subject.game.meta) ? chart.id : `${chart.id}.${edition}`;
    const printed = subject.game.meta.printings.length > 1 ? ` of ${edition}` : '';
    return [`type chart ${chart.id}${printed} a second time, from the sheet: test/${FOLDER}/${name}.csv`];
  });
  const idle = files.filter((file) => !used.has(file) && !Object.hasOwn(subject.exempt, `second-entry.${file}`));
  return [...missing, ...idle.map((file) => `enter the chart that test/${FOLDER}/${file} holds, or take it away`)];
};
