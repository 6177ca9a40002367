import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { splitCell } from '../chart/cell.ts';
import type { Chart, Row } from '../chart/chart.ts';
import { type CsvRow, type CsvTable, parseCsv } from '../chart/import/csv.ts';
import { inputError } from '../game/fault.ts';
import { defaultPrinting } from '../game/index.ts';
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

/** What was typed in a column; nothing where the file has none of that name. */
const typedIn = ({ cells }: CsvRow, head: string): string => cells.get(head) ?? '';

const rowFits = (chart: Chart, row: Row, typed: CsvRow, pairs: ReadonlyMap<string, string>): string[] => {
  const { cells } = typed;
  const rules = cells
    .get('rules')
    ?.split(/[\s,]+/)
    .filter(Boolean);
  return [
    ...(pairs.has(HEAD) ? [] : headFits(chart, row, typedIn(typed, HEAD))),
    ...[...pairs].flatMap(([head, id]) => {
      const ours = row.cells[id] ?? { printed: '', marks: [] };
      const theirs = typedIn(typed, head);
      if (sameCell(ours, splitCell(theirs))) return [];
      return differs(`column ${id}`, [ours.printed, ...ours.marks.map((mark) => `[${mark}]`)].join(' '), theirs);
    }),
    ...(cells.has('group') && !pairs.has('group') ? groupFits(chart, row, typedIn(typed, 'group')) : []),
    ...(!rules || rules.join(' ') === row.rules.join(' ')
      ? []
      : differs('rules', row.rules.join(' '), rules.join(' '))),
  ];
};

type Pair = readonly [row: Row | undefined, typed: CsvRow | undefined];

/** Rows beside rows, in order: those that agree hold the others in place, so that one row too few is one problem. */
const beside = (
  rows: readonly Row[],
  typed: readonly CsvRow[],
  agree: (row: Row, typed: CsvRow) => boolean,
): Pair[] => {
  const fits = new Set(rows.flatMap((row, i) => typed.flatMap((one, j) => (agree(row, one) ? [`${i} ${j}`] : []))));
  // How many rows agree from here to the end, at best.
  const best = new Map<string, number>();
  const from = (i: number, j: number) => best.get(`${i} ${j}`) ?? 0;
  for (let i = rows.length - 1; i >= 0; i--)
    for (let j = typed.length - 1; j >= 0; j--) {
      const at = `${i} ${j}`;
      best.set(at, fits.has(at) ? 1 + from(i + 1, j + 1) : Math.max(from(i + 1, j), from(i, j + 1)));
    }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < rows.length || j < typed.length) {
    const here = fits.has(`${i} ${j}`);
    // Two that differ stand side by side where that costs no agreement further on.
    if (here || (i < rows.length && j < typed.length && from(i, j) === from(i + 1, j + 1)))
      pairs.push([rows[i++], typed[j++]]);
    else if (j >= typed.length || (i < rows.length && from(i, j) === from(i + 1, j)))
      pairs.push([rows[i++], undefined]);
    else pairs.push([undefined, typed[j++]]);
  }
  return pairs;
};

const compare = (chart: Chart, table: CsvTable): string[] => {
  const rows = chart.rows.filter(({ unprinted }) => !unprinted);
  const { pairs, problems } = columnsOf(chart, table);
  const wrong = (row: Row, typed: CsvRow) => rowFits(chart, row, typed, pairs);
  const found = beside(rows, table.rows, (row, typed) => wrong(row, typed).length === 0).flatMap(([row, typed]) => {
    if (!row) return [`line ${typed?.line} of the file (${typed?.cells.get(HEAD)}) is not on the chart`];
    if (!typed) return [`row ${row.id} is not in the file`];
    return wrong(row, typed).map((problem) => `row ${row.id}: ${problem}`);
  });
  return [...problems, ...found];
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
    return inputError(error).message;
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
