/** Charts typed as CSV files, read strictly into what the builders take; errors name file, line and column. */
export { type CsvRow, type CsvTable, parseCsv } from './csv.ts';
export type { CsvRule } from './csv-rule.ts';
export { readKey, readModifiers, readNotes, readSources, type SourceSpec } from './lists.ts';
export { toSlug } from './read.ts';
export { readSequence } from './steps.ts';
export { readBands, readGrid, readLadder, readMatrix } from './tables.ts';
