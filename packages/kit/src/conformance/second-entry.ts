import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Chart, Row, Text } from '@coup-doeil/core/chart';
import { groupOf, joinCell, pairUp, splitCell } from '@coup-doeil/core/chart';
import { type CsvRow, type CsvTable, parseCsv } from '@coup-doeil/core/chart/import';
import { defaultPrinting, inputError } from '@coup-doeil/core/game';
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
  const [lone] = ours;
  if (theirs.length === 0 && lone !== undefined && HEADED.includes(chart.kind))
    return { pairs: pairs.set(HEAD, lone), problems: [] };
  for (const [head, id] of pairUp(theirs, ours)) pairs.set(head, id);
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
  return same ? [] : differs('its name', joinCell({ printed: row.label.en, marks: row.marks }), typed);
};

const NO_GROUP: Text = { en: '', fr: '' };

const groupFits = (chart: Chart, row: Row, typed: string): string[] => {
  const { en, fr } = groupOf(chart, row) ?? NO_GROUP;
  return [en, fr].some((own) => wordsIn(own) === wordsIn(typed)) ? [] : differs('its group', en, typed);
};

/** What was typed in a column; nothing where the file has none of that name. */
const typedIn = ({ cells }: CsvRow, head: string): string => cells.get(head) ?? '';

/** Rule numbers, a comma or a space between them. */
const numbersIn = (typed: string): string => (typed.match(/[^\s,]+/g) ?? []).join(' ');

const rowFits = (chart: Chart, row: Row, typed: CsvRow, pairs: ReadonlyMap<string, string>): string[] => {
  // What is a column of the chart is no more than that.
  const saysMore = (head: string): boolean => typed.cells.has(head) && !pairs.has(head);
  const [ours, theirs] = [row.rules.join(' '), numbersIn(typedIn(typed, 'rules'))];
  return [
    ...(pairs.has(HEAD) ? [] : headFits(chart, row, typedIn(typed, HEAD))),
    ...[...pairs].flatMap(([head, id]) => {
      const cell = row.cells[id] ?? { printed: '', marks: [] };
      const said = typedIn(typed, head);
      return sameCell(cell, splitCell(said)) ? [] : differs(`column ${id}`, joinCell(cell), said);
    }),
    ...(chart.groups.length > 0 && saysMore('group') ? groupFits(chart, row, typedIn(typed, 'group')) : []),
    ...(saysMore('rules') && ours !== theirs ? differs('rules', ours, theirs) : []),
  ];
};

type Pair = readonly [row: Row | undefined, typed: CsvRow | undefined];

/** Rows beside rows, in order: those that agree hold the others in place, so that one row too few is one problem. */
const beside = (
  rows: readonly Row[],
  typed: readonly CsvRow[],
  agree: (row: Row, typed: CsvRow) => boolean,
): Pair[] => {
  const fits = new Set<string>();
  // How many rows agree from here to the end, at best.
  const best = new Map<string, number>();
  const from = (i: number, j: number) => best.get(`${i} ${j}`) ?? 0;
  for (const [i, row] of [...rows.entries()].reverse())
    for (const [j, one] of [...typed.entries()].reverse()) {
      const at = `${i} ${j}`;
      if (agree(row, one)) fits.add(at);
      best.set(at, fits.has(at) ? 1 + from(i + 1, j + 1) : Math.max(from(i + 1, j), from(i, j + 1)));
    }
  const pairs: Pair[] = [];
  let [i, j] = [0, 0];
  while (i < rows.length || j < typed.length) {
    // Two that differ stand side by side where that costs no agreement further on; past the end of one, nothing stands there.
    if (fits.has(`${i} ${j}`) || from(i, j) === from(i + 1, j + 1)) pairs.push([rows[i++], typed[j++]]);
    else if (from(i, j) === from(i + 1, j)) pairs.push([rows[i++], undefined]);
    else pairs.push([undefined, typed[j++]]);
  }
  return pairs;
};

const compare = (chart: Chart, table: CsvTable): string[] => {
  const rows = chart.rows.filter(({ unprinted }) => !unprinted);
  const { pairs, problems } = columnsOf(chart, table);
  const wrong = (row: Row, typed: CsvRow) => rowFits(chart, row, typed, pairs);
  const found = beside(rows, table.rows, (row, typed) => wrong(row, typed).length === 0).flatMap(([row, typed]) => [
    ...(row && typed ? wrong(row, typed).map((problem) => `row ${row.id}: ${problem}`) : []),
    ...(row && !typed ? [`row ${row.id} is not in the file`] : []),
    ...(typed && !row ? [`line ${typed.line} of the file (${typedIn(typed, HEAD)}) is not on the chart`] : []),
  ]);
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
  const used = new Set<string | undefined>();
  const missing = chartsOf(subject).flatMap(({ edition, chart }) => {
    const file = fileOf(subject, edition, chart.id, files);
    used.add(file);
    if (file !== undefined || Object.hasOwn(subject.exempt, `second-entry.${chart.id}.${edition}`)) return [];
    const name = edition === defaultPrinting(subject.game.meta) ? chart.id : `${chart.id}.${edition}`;
    return [`type chart ${chart.id} of ${edition} a second time, from the sheet: test/${FOLDER}/${name}.csv`];
  });
  const idle = files.filter((file) => !used.has(file) && !Object.hasOwn(subject.exempt, `second-entry.${file}`));
  return [...missing, ...idle.map((file) => `enter the chart that test/${FOLDER}/${file} holds, or take it away`)];
};
