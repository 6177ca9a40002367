import { figure, verbatim } from '../../chart/cell.ts';
import type { Note } from '../../chart/chart.ts';
import type { Columns } from '../../chart/column.ts';
import { notes as buildNotes } from '../../chart/notes.ts';
import { fault, readRecord } from '../../game/fault.ts';
import { type Text, t } from '../../text/index.ts';
import { MOST_CHARACTERS, parseSheets, type Sheet } from '../csv.ts';
import type { Desk } from '../line.ts';
import { KEBAB } from '../parse/name.ts';
import { nameOfColumn, type Problems } from '../problem.ts';
import { buildChart, type ChartSpec, type ReadChart, readChart } from './chart.ts';
import { type SheetPrinting, titleFor } from './game.ts';
import { guessKind, type Listed, OTHER_SHEETS, readListing } from './listing.ts';
import { areSteps, type Built } from './recipes.ts';

const TITLES: Readonly<Record<string, Text>> = {
  notes: t('Notes', 'Notes'),
  key: t('Key', 'Légende'),
  results: t('Results', 'Résultats'),
};

/** The files of a game by their paths without `.csv`, `terrain` or `2010/terrain`, each as text or as bytes. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The sheets of a game by their paths. */
export type Sheets = ReadonlyMap<string, Sheet>;

const SAME_NAME = t('another sheet has this name', 'une autre feuille porte ce nom');

const isContent = (content: unknown): content is string | Uint8Array =>
  typeof content === 'string' || Object.prototype.toString.call(content) === '[object Uint8Array]';

/** The contents of the files by their paths; what is no text and no bytes is refused. */
const listContents = (files: Files): readonly (readonly [path: string, content: string | Uint8Array])[] =>
  Object.entries(readRecord(files, 'files', 'plain-data', { rule: 'plain-data' })).map(([path, content]) =>
    isContent(content)
      ? [path, content]
      : fault('text', `files.${path}`, { rule: 'text', min: 0, max: MOST_CHARACTERS }, content),
  );

export const parseFiles = (files: Files, problems: Problems): Sheets => {
  const sheets = new Map<string, Sheet>();
  for (const [path, content] of listContents(files))
    for (const [name, sheet] of parseSheets(path.replace(/\.csv$/i, ''), content, problems)) {
      if (sheets.has(name))
        problems.add({ file: sheet.file, line: 1, column: nameOfColumn(sheet.heads, 0), text: SAME_NAME });
      else sheets.set(name, sheet);
    }
  return sheets;
};

const NO_FILE = t('there is no file of that name', 'il n’y a pas de fichier de ce nom');
const NO_PRINTING = t(
  'a folder is named for a later printing of printings.csv, and holds sheets of the newest that differ there',
  'un dossier porte le nom d’une édition plus ancienne de printings.csv, et contient les feuilles de la plus récente qui y diffèrent',
);

const WANTS_NAME = t(
  'the name of its file should be an id such as fire-modifiers',
  'le nom du fichier devrait être un identifiant comme fire-modifiers',
);

/** Sheets that charts.csv does not list, and that are no other sheet; the name of a chart is an id. */
const listOthers = (sheets: Sheets, listed: readonly Listed[], problems: Problems) => {
  const others = [...sheets].filter(
    ([name]) => !name.includes('/') && !OTHER_SHEETS.includes(name) && !listed.some(({ id }) => id === name),
  );
  return others.filter(([name, { file, heads }]) => {
    const isId = KEBAB.test(name);
    if (!isId) problems.add({ file, line: 1, column: nameOfColumn(heads, 0), text: WANTS_NAME, given: name });
    return isId;
  });
};

/** The charts in the sheet’s order: those that charts.csv lists, then every other sheet, its kind told by its heads. */
export const listCharts = (sheets: Sheets, desk: Desk): Listed[] => {
  const own = sheets.get('charts');
  const listed = own ? readListing(own, desk) : [];
  for (const { id, kind, line } of listed) if (kind !== 'march' && !sheets.has(id)) line?.addProblem('id', NO_FILE);
  const others = listOthers(sheets, listed, desk.problems);
  return [
    ...listed.filter(({ id, kind }) => kind === 'march' || sheets.has(id)),
    ...others.map(
      ([id, sheet]): Listed => ({ id, kind: guessKind(id, sheet, areSteps), title: TITLES[id] ?? titleFor(id) }),
    ),
  ];
};

export const checkFolders = (sheets: Sheets, printings: readonly SheetPrinting[], problems: Problems): void => {
  const others = printings.slice(1).map(({ id }) => id);
  for (const [name, { heads }] of sheets) {
    const [folder = '', file, ...more] = name.split('/');
    if (file === undefined) continue;
    const isPrinting = others.includes(folder) && more.length === 0 && sheets.has(file) && !OTHER_SHEETS.includes(file);
    if (!isPrinting) problems.add({ file: `${name}.csv`, line: 1, column: nameOfColumn(heads, 0), text: NO_PRINTING });
  }
};

/** The columns of a chart, for the kinds whose columns have readers of their own. */
const columnsOf = ({ chart }: ReadChart): Columns => {
  if (chart.kind === 'grid' || chart.kind === 'bands') return chart.spec.columns;
  return chart.kind === 'ladder' ? { value: chart.spec.column } : {};
};

const withColumns = (read: ReadChart, columns: Columns): ReadChart => {
  const { chart } = read;
  const own = chart.kind === 'ladder' ? { column: columns.value } : { columns };
  // The same columns, their readers aside.
  return { ...read, chart: { ...chart, spec: { ...chart.spec, ...own } } as ChartSpec };
};

/** Reads a column as figures only where every printing has figures there: one printing is the differences of another. */
const alignReaders = (printings: readonly (readonly ReadChart[])[]): readonly (readonly ReadChart[])[] => {
  const isVerbatim = new Set<string>();
  for (const read of printings.flat())
    for (const [id, { read: reader }] of Object.entries(columnsOf(read)))
      if (reader !== figure) isVerbatim.add(`${read.listed.id}.${id}`);
  const align = (read: ReadChart): ReadChart => {
    const columns = Object.entries(columnsOf(read)).map(([id, column]) => [
      id,
      isVerbatim.has(`${read.listed.id}.${id}`) ? { ...column, read: verbatim } : column,
    ]);
    return columns.length > 0 ? withColumns(read, Object.fromEntries(columns)) : read;
  };
  return printings.map((charts) => charts.map(align));
};

/** Reads the charts of every printing, and builds those that nothing is wrong with. */
export const readCharts = (
  sheets: Sheets,
  listing: readonly Listed[],
  printings: readonly SheetPrinting[],
  problems: Problems,
): readonly (readonly Built[])[] =>
  alignReaders(printings.map((printing) => readPrinting(sheets, listing, printing, problems))).map((charts) =>
    charts.flatMap((chart) => (problems.has(chart.sheet.file) ? [] : [{ ...chart, built: buildChart(chart.chart) }])),
  );

/** Reads the charts of one printing: its own sheets, and those of the newest where it has none. */
const readPrinting = (
  sheets: Sheets,
  listing: readonly Listed[],
  { id, document }: SheetPrinting,
  problems: Problems,
): readonly ReadChart[] => {
  const sheetOf = (name: string): Sheet | undefined => sheets.get(`${id}/${name}`) ?? sheets.get(name);
  const isNotes = ({ kind }: Listed): boolean => kind === 'notes';
  // A chart is listed where there is a sheet of it.
  const noted = listing
    .filter(isNotes)
    .map((listed) => readChart(listed, sheetOf(listed.id) as Sheet, document, { problems, notes: [] }));
  const notes = noted.flatMap(({ chart }): Note[] => {
    // Listed as notes, it was read as such.
    const { spec } = chart as Extract<ChartSpec, { kind: 'notes' }>;
    const built = buildNotes(spec);
    return Object.keys(spec.rows).map((note) => built.note(note));
  });
  return listing.flatMap((listed) => {
    const sheet = sheetOf(listed.id);
    if (listed.kind === 'march' || !sheet) return [];
    return noted.find((chart) => chart.listed === listed) ?? [readChart(listed, sheet, document, { problems, notes })];
  });
};
