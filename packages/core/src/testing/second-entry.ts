import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitCell } from '../chart/cell.ts';
import type { Chart, Row } from '../chart/chart.ts';
import { type CsvRow, type CsvTable, parseCsv } from '../chart/import/csv.ts';
import { InputError } from '../error.ts';
import { defaultPrinting } from '../game/game.ts';
import type { Text } from '../text.ts';
import { fold, labelFits, sameCell, wordsIn } from './printed.ts';
import { type Check, chartsOf, type Subject } from './subject.ts';

const FOLDER = 'second-entry';
const HEAD = 'row';
/** Columns that say more of a row; those without a counterpart on the chart are words for the typist's own use. */
const MORE = ['group', 'rules', 'about', 'meaning', 'number'];
/** Kinds whose one column is what a row goes by. */
const HEADED = ['notes', 'key', 'sequence'];

/** Which column of the file stands for which of the chart: by name, else by place. */
const columnsOf = (chart: Chart, { heads }: CsvTable): { readonly pairs: Map<string, string>; problems: string[] } => {
  const named = chart.columns.map(({ id }) => id);
  const pairs = new Map(heads.filter((head) => named.includes(head)).map((head) => [head, head] as const));
  const theirs = heads.filter((head) => head !== HEAD && !pairs.has(head) && !MORE.includes(head));
  const ours = named.filter((id) => !pairs.has(id));
  const [lone, ...others] = ours;
  if (theirs.length === 0 && lone !== undefined && others.length === 0 && HEADED.includes(chart.kind))
    return { pairs: pairs.set(HEAD, lone), problems: [] };
  for (const [i, head] of theirs.entries()) if (ours[i] !== undefined) pairs.set(head, ours[i]);
  return {
    pairs,
    problems: [
      ...theirs.slice(ours.length).map((head) => `column ${head} of the file is not on the chart`),
      ...ours.slice(theirs.length).map((id) => `column ${id} of the chart is not in the file`),
    ],
  };
};

const differs = (what: string, ours: string, theirs: string): string[] => [
  `${what} is ${ours || 'empty'} on the chart, ${theirs || 'empty'} in the file`,
];

const headFits = (chart: Chart, row: Row, typed: string): string[] => {
  const { printed, marks } = splitCell(typed);
  const same = labelFits(chart, row, printed) && sameCell({ printed: '', marks }, { printed: '', marks: row.marks });
  return same ? [] : differs('its name', [row.label.en, ...row.marks.map((mark) => `[${mark}]`)].join(' '), typed);
};

const groupFits = (chart: Chart, row: Row, typed: string): string[] => {
  const label: Text | undefined = chart.groups.find(({ id }) => id === row.group)?.label;
  if (!label || [label.en, label.fr].some((own) => wordsIn(own) === wordsIn(typed))) return [];
  return differs('its group', label.en, typed);
};

const rowFits = (chart: Chart, row: Row, { cells }: CsvRow, pairs: ReadonlyMap<string, string>): string[] => {
  const rules = cells
    .get('rules')
    ?.split(/[\s,]+/)
    .filter(Boolean);
  return [
    ...(pairs.has(HEAD) ? [] : headFits(chart, row, cells.get(HEAD) ?? '')),
    ...[...pairs].flatMap(([head, id]) => {
      const ours = row.cells[id] ?? { printed: '', marks: [] };
      const typed = cells.get(head) ?? '';
      if (sameCell(ours, splitCell(typed))) return [];
      return differs(`column ${id}`, [ours.printed, ...ours.marks.map((mark) => `[${mark}]`)].join(' '), typed);
    }),
    ...(cells.has('group') && !pairs.has('group') ? groupFits(chart, row, cells.get('group') ?? '') : []),
    ...(!rules || rules.join(' ') === row.rules.join(' ')
      ? []
      : differs('rules', row.rules.join(' '), rules.join(' '))),
  ];
};

const compare = (chart: Chart, table: CsvTable): string[] => {
  const rows = chart.rows.filter(({ unprinted }) => !unprinted);
  const { pairs, problems } = columnsOf(chart, table);
  const counts =
    rows.length === table.rows.length ? [] : [`${rows.length} rows on the chart, ${table.rows.length} in the file`];
  return [
    ...problems,
    ...counts,
    ...rows.flatMap((row, i) => {
      const typed = table.rows[i];
      return typed ? rowFits(chart, row, typed, pairs).map((found) => `row ${row.id}: ${found}`) : [];
    }),
  ];
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
  [`${id}.${edition}.csv`, ...(edition === defaultPrinting(game.meta) ? [`${id}.csv`] : [])].find((file) =>
    files.includes(file),
  );

const read = async (at: string, file: string): Promise<CsvTable | string> => {
  try {
    return parseCsv(await readFile(join(at, FOLDER, file), 'utf8'), file);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
};

export const secondEntry: Check = {
  id: 'second-entry',
  says: 'every chart typed twice is the same both times',
  run: async (subject) => {
    const files = await filesOf(subject.at);
    const found = chartsOf(subject).map(async ({ edition, chart }) => {
      const file = fileOf(subject, edition, chart.id, files);
      if (file === undefined) return [];
      const table = await read(subject.at, file);
      const problems = typeof table === 'string' ? [table] : compare(chart, table);
      return problems.map((problem) => `${edition} ${chart.id} against ${file}: ${fold(problem)}`);
    });
    return (await Promise.all(found)).flat();
  },
};

/** Charts typed once only, and files that no chart answers. */
export const entryGaps = async (subject: Subject): Promise<string[]> => {
  const files = await filesOf(subject.at);
  const used = new Set<string>();
  const missing = chartsOf(subject).flatMap(({ edition, chart }) => {
    const file = fileOf(subject, edition, chart.id, files);
    if (file !== undefined) used.add(file);
    if (file !== undefined || Object.hasOwn(subject.exempt, `second-entry.${chart.id}.${edition}`)) return [];
    const name = edition === defaultPrinting(subject.game.meta) ? chart.id : `${chart.id}.${edition}`;
    return [`type chart ${chart.id} of ${edition} a second time, from the sheet: test/${FOLDER}/${name}.csv`];
  });
  const idle = files.filter((file) => !used.has(file) && !Object.hasOwn(subject.exempt, `second-entry.${file}`));
  return [...missing, ...idle.map((file) => `enter the chart that test/${FOLDER}/${file} holds, or take it away`)];
};
