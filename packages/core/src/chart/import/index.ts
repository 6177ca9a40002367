/** CSV files read strictly; errors name file and line. Charts are read from sheets by `core/sheets`. */
export { type CsvRow, type CsvTable, parseCsv } from './csv.ts';
export type { CsvRule } from './csv-rule.ts';
