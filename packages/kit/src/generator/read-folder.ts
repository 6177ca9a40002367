import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { notes as notesChart, type Text, t } from '@coup-doeil/core/chart';
import { type CsvTable, readKey, readNotes, readSources, type SourceSpec } from '@coup-doeil/core/chart/import';
import { type ListedChart, readChartsList } from './charts-list.ts';
import { failAt, Mistake, rewordErrors } from './mistake.ts';
import type { Printing } from './options.ts';
import { readFile } from './read-file.ts';
import { checkReprint } from './reprint.ts';
import { readSheet, type Sheet } from './sheet.ts';
import { typeset } from './typeset.ts';

export type NotesSpec = ReturnType<typeof readNotes>;
export type KeySpec = ReturnType<typeof readKey>;

/** The charts of one printing. */
export interface Printed {
  readonly printing: string;
  readonly document: string;
  readonly charts: readonly Sheet[];
  readonly notes?: NotesSpec;
  readonly key?: KeySpec;
}

/** A folder of CSV files, read and checked. */
export interface Folder extends Printed {
  readonly sources: readonly SourceSpec[];
  /** In the sheet's order, notes and key among them by their ids. */
  readonly order: readonly string[];
  /** The other printings, each whole. */
  readonly others: readonly Printed[];
}

/** Files that are no chart. */
const OWN = ['charts', 'sources'];
const LISTS = ['notes', 'key'];
const TITLES: Readonly<Record<'notes' | 'key', Text>> = {
  notes: t('Notes', 'Notes'),
  key: t('Key', 'Légende'),
};

interface Held {
  readonly files: readonly string[];
  readonly folders: readonly string[];
}

const listFolder = (folder: string): Held => {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return {
      files: entries
        .filter((entry) => entry.isFile() && /^\w.*\.csv$/.test(entry.name))
        .map(({ name }) => name.slice(0, -4)),
      folders: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
    };
  } catch {
    throw new Mistake(`--charts: there is no folder ${folder}`);
  }
};

/** Throws unless the folder exists and has a charts.csv. */
export const checkCharts = (folder: string): void => {
  if (!listFolder(folder).files.includes('charts')) failAt({ file: 'charts.csv' }, `there is none in ${folder}`);
};

const checkListed = (lines: readonly ListedChart[], files: readonly string[]): void => {
  for (const { id, row } of lines)
    if (!files.includes(id)) failAt({ file: 'charts.csv', row, column: 'id' }, `there is no file ${id}.csv for it`);
  for (const file of files)
    if (![...OWN, ...LISTS].includes(file) && !lines.some(({ id }) => id === file))
      failAt({ file: `${file}.csv` }, 'charts.csv has no row for it: its id, kind and title in both languages');
};

/** Every note's mark is on some chart: else a cell was typed without it. */
const checkNotesUsed = (spec: NotesSpec, table: CsvTable, { charts, printing }: Printed, newest: boolean): void => {
  const used = new Set(charts.flatMap(({ marks }) => marks));
  for (const [i, { mark }] of Object.values(spec.rows).entries())
    if (!used.has(mark))
      failAt(
        { file: table.file, row: table.rows[i]?.line ?? 0, column: 'mark' },
        newest
          ? `no chart bears the mark [${mark}]`
          : `no chart of ${printing} bears the mark [${mark}]; ${printing}/notes.csv holds the notes of that printing alone`,
      );
};

const checkLookups = (charts: readonly Sheet[]): void => {
  for (const sheet of charts) {
    if (sheet.kind !== 'modifiers') continue;
    for (const [id, { terms }] of Object.entries(sheet.spec.lines)) {
      if (typeof terms?.chart !== 'string') continue;
      const found = charts.find((one) => one.id === terms.chart);
      const column = String(terms.column);
      const known =
        found?.kind === 'grid' ? Object.keys(found.spec.columns) : found?.kind === 'ladder' ? ['value'] : [];
      if (!known.includes(column))
        failAt(
          { file: sheet.file, row: sheet.rowOf(id), column: 'kind' },
          `a lookup names chart.column of a grid here, or ladder.value; there is no ${terms.chart}.${column}`,
        );
    }
  }
};

/** A subfolder is named for a later printing, and holds files of the newest printing that differ there. */
const checkFolders = ({ files, folders }: Held, folder: string, printings: readonly Printing[]): void => {
  const others = printings.slice(1).map(({ id }) => id);
  for (const name of folders) {
    const held = listFolder(join(folder, name));
    if (held.files.length === 0) continue;
    if (!others.includes(name))
      failAt({ file: `${name}/` }, `a folder is named by a later one of --printings (${others.join(', ') || 'none'})`);
    for (const file of held.files)
      if (OWN.includes(file) || !files.includes(file))
        failAt({ file: `${name}/${file}.csv` }, 'it stands for no chart, notes or key of the newest printing');
  }
};

/** Reads every file; throws the first mistake, with file, row and column. */
export const readFolder = (folder: string, printings: readonly [Printing, ...Printing[]]): Folder => {
  checkCharts(folder);
  const held = listFolder(folder);
  const tableOf = (name: string, printing?: string): CsvTable => {
    if (printing !== undefined && held.folders.includes(printing)) {
      const file = `${printing}/${name}.csv`;
      if (listFolder(join(folder, printing)).files.includes(name)) return readFile(join(folder, file), file);
    }
    if (!held.files.includes(name)) failAt({ file: `${name}.csv` }, 'the folder wants this file');
    return readFile(join(folder, `${name}.csv`), `${name}.csv`);
  };
  const sources = typeset(rewordErrors(() => readSources(tableOf('sources'))));
  const known = sources.map(({ id }) => id);
  for (const { document } of printings)
    if (document !== undefined && !known.includes(document))
      throw new Mistake(`--printings: sources.csv has no document ${document}; it has ${known.join(', ')}`);
  checkFolders(held, folder, printings);
  const lines = readChartsList(tableOf('charts'));
  checkListed(lines, held.files);
  const newest = printings[0].document ?? known[0] ?? '';

  const printed = (printing: Printing, first: boolean): Printed => {
    const document = printing.document ?? newest;
    const own = first ? undefined : printing.id;
    const head = (id: 'notes' | 'key') => ({
      id,
      document,
      title: lines.find((line) => line.id === id)?.title ?? TITLES[id],
    });
    const notesTable = held.files.includes('notes') ? tableOf('notes', own) : undefined;
    const notes = notesTable && typeset(rewordErrors(() => readNotes(notesTable, head('notes'))));
    const key = held.files.includes('key') && typeset(rewordErrors(() => readKey(tableOf('key', own), head('key'))));
    const marked = notes ? Object.keys(notes.rows).map((id) => notesChart(notes).note(id)) : [];
    const charts = lines
      .filter(({ kind }) => kind !== 'notes' && kind !== 'key')
      .map((line) =>
        readSheet(line, tableOf(line.id, own), { document, noted: notesTable?.file ?? 'notes.csv', notes: marked }),
      );
    const all = { printing: printing.id, document, charts, ...(notes ? { notes } : {}), ...(key ? { key } : {}) };
    if (notes && notesTable) checkNotesUsed(notes, notesTable, all, first);
    checkLookups(charts);
    return all;
  };
  const [first, ...rest] = printings;
  const whole = printed(first, true);
  const others = rest.map((printing) => printed(printing, false));
  for (const other of others) checkReprint(whole, other);
  const order = [...lines.map(({ id }) => id), ...(whole.key ? ['key'] : []), ...(whole.notes ? ['notes'] : [])];
  return { ...whole, sources, order: [...new Set(order)], others };
};
