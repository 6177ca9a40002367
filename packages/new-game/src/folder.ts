import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from '@aide-de-camp/core/chart';
import { notes as notesChart } from '@aide-de-camp/core/chart';
import {
  type CsvTable,
  parseCsv,
  readKey,
  readNotes,
  readSources,
  type SourceSpec,
} from '@aide-de-camp/core/chart/import';
import { type Listed, listed } from './listed.ts';
import { type Sheet, sheetOf } from './sheet.ts';
import { typeset } from './typeset.ts';
import { told, Wrong, wrong } from './wrong.ts';

export type NotesSpec = ReturnType<typeof readNotes>;
export type KeySpec = ReturnType<typeof readKey>;

/** A folder of CSV files, read and found in order. */
export interface Folder {
  readonly sources: readonly SourceSpec[];
  readonly notes?: NotesSpec;
  readonly key?: KeySpec;
  /** In the sheet's order, notes and key among them by their ids. */
  readonly order: readonly string[];
  readonly charts: readonly Sheet[];
}

/** Files that are no chart of their own. */
const OWN = ['charts', 'sources'];
const NOTES: Text = { en: 'Notes', fr: 'Notes' };
const KEY: Text = { en: 'Key', fr: 'Légende' };

const filesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.csv'))
      .map((file) => file.slice(0, -4))
      .sort();
  } catch {
    throw new Wrong(`--charts: there is no folder ${folder}`);
  }
};

const matched = (lines: readonly Listed[], files: readonly string[]): void => {
  for (const { id, row } of lines)
    if (!files.includes(id)) wrong({ file: 'charts.csv', row, column: 'id' }, `there is no file ${id}.csv for it`);
  for (const file of files)
    if (!OWN.includes(file) && !['notes', 'key'].includes(file) && !lines.some(({ id }) => id === file))
      wrong({ file: `${file}.csv` }, 'charts.csv has no row for it: its id, kind and title in both languages');
};

/** A mark that is printed nowhere is a cell that was typed without it. */
const notesUsed = (spec: NotesSpec, table: CsvTable, charts: readonly Sheet[]): void => {
  const used = new Set(charts.flatMap(({ marks }) => marks));
  for (const [i, { mark }] of Object.values(spec.rows).entries())
    if (!used.has(mark))
      wrong({ file: table.file, row: table.rows[i]?.line ?? 0, column: 'mark' }, `no chart bears the mark [${mark}]`);
};

const references = (charts: readonly Sheet[]): void => {
  for (const sheet of charts) {
    if (sheet.kind !== 'modifiers') continue;
    for (const [id, { terms }] of Object.entries(sheet.spec.lines)) {
      if (typeof terms?.chart !== 'string') continue;
      const found = charts.find((one) => one.id === terms.chart);
      const column = String(terms.column);
      const known =
        found?.kind === 'grid' ? Object.keys(found.spec.columns) : found?.kind === 'ladder' ? ['value'] : [];
      if (!known.includes(column))
        wrong(
          { file: `${sheet.id}.csv`, row: sheet.rowOf(id), column: 'kind' },
          `a lookup names chart.column of a grid here, or ladder.value; there is no ${terms.chart}.${column}`,
        );
    }
  }
};

/** Reads every file; the first mistake is told by its file, row and column. */
export const readFolder = (folder: string, documents: readonly string[]): Folder => {
  const files = filesIn(folder);
  const tableOf = (name: string): CsvTable => {
    if (!files.includes(name)) wrong({ file: `${name}.csv` }, 'the folder wants this file');
    return told(() => parseCsv(readFileSync(join(folder, `${name}.csv`), 'utf8'), `${name}.csv`));
  };
  const sources = typeset(told(() => readSources(tableOf('sources'))));
  const known = sources.map(({ id }) => id);
  for (const one of documents)
    if (!known.includes(one))
      throw new Wrong(`--printings: sources.csv has no document ${one}; it has ${known.join(', ')}`);
  const document = documents[0] ?? known[0] ?? '';
  const lines = listed(tableOf('charts'));
  matched(lines, files);
  const titleOf = (id: string, title: Text) => ({
    id,
    document,
    title: lines.find((line) => line.id === id)?.title ?? title,
  });
  const notesTable = files.includes('notes') ? tableOf('notes') : undefined;
  const notes = notesTable && typeset(told(() => readNotes(notesTable, titleOf('notes', NOTES))));
  const key = files.includes('key') ? typeset(told(() => readKey(tableOf('key'), titleOf('key', KEY)))) : undefined;
  const marked = notes ? Object.keys(notes.rows).map((id) => notesChart(notes).note(id)) : [];
  const charts = lines
    .filter(({ kind }) => kind !== 'notes' && kind !== 'key')
    .map((line) => sheetOf(line, tableOf(line.id), { document, notes: marked }));
  if (notes && notesTable) notesUsed(notes, notesTable, charts);
  references(charts);
  const order = [...lines.map(({ id }) => id), ...(key ? ['key'] : []), ...(notes ? ['notes'] : [])];
  return { sources, ...(notes ? { notes } : {}), ...(key ? { key } : {}), order: [...new Set(order)], charts };
};
