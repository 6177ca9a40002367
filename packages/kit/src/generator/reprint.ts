import { failAt } from './mistake.ts';
import type { Printed } from './read-folder.ts';
import type { Sheet } from './sheet.ts';

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: Plain): boolean => typeof value.en === 'string' && typeof value.fr === 'string';

/** The differences between two specs, in the form that `reprint` takes: nothing for what is equal, `null` for what is gone. */
export const changesOf = (before: Plain, after: Plain): Plain =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key): [string, unknown][] => {
      const [was, is] = [before[key], after[key]];
      if (typeof was === 'function' || JSON.stringify(was) === JSON.stringify(is)) return [];
      if (is === undefined) return [[key, typeof was === 'string' ? '' : null]];
      return [[key, isPlain(was) && isPlain(is) && !isText(is) ? changesOf(was, is) : is]];
    }),
  );

/** The rows that a printing goes by, where a difference names them by their ids. */
const rowsOf = (sheet: Sheet): readonly string[] => {
  if (sheet.kind === 'grid') return Object.keys(sheet.spec.rows);
  return sheet.kind === 'modifiers' ? Object.keys(sheet.spec.lines) : [];
};

const columnsOf = (sheet: Sheet): readonly string[] => ('columns' in sheet.spec ? Object.keys(sheet.spec.columns) : []);

const HAND = 'what only an older printing has is written by hand, once the package is there';

const checkSheet = (sheet: Sheet, newest: Sheet): void => {
  const { file } = sheet;
  if (columnsOf(sheet).join() !== columnsOf(newest).join())
    failAt({ file, row: 1 }, `its columns should be those of ${newest.file}; ${HAND}`);
  for (const id of rowsOf(sheet))
    if (!rowsOf(newest).includes(id))
      failAt(
        { file, row: sheet.rowOf(id), column: 'id' },
        `${newest.file} has no row ${id}: give it the id that it has there; ${HAND}`,
      );
  if (sheet.kind !== 'modifiers' || newest.kind !== 'modifiers') return;
  for (const [id, { kind, terms }] of Object.entries(sheet.spec.lines)) {
    const was = newest.spec.lines[id];
    if (kind !== was?.kind || JSON.stringify(terms) !== JSON.stringify(was?.terms))
      failAt({ file, row: sheet.rowOf(id), column: 'kind' }, `a line counts as in ${newest.file}; ${HAND}`);
  }
};

const checkList = (file: string, rows: object | undefined, newest: object | undefined): void => {
  for (const id of Object.keys(rows ?? {}))
    if (!Object.hasOwn(newest ?? {}, id)) failAt({ file }, `the newest printing has nothing called ${id}; ${HAND}`);
};

/** Another printing is written as differences, so it must have the same columns and no row that the newest lacks. */
export const checkReprint = (newest: Printed, other: Printed): void => {
  for (const sheet of other.charts) {
    const same = newest.charts.find(({ id }) => id === sheet.id);
    if (same) checkSheet(sheet, same);
  }
  checkList(`${other.printing}/notes.csv`, other.notes?.rows, newest.notes?.rows);
  checkList(`${other.printing}/key.csv`, other.key?.rows, newest.key?.rows);
  for (const [id, { symbol, terms }] of Object.entries(other.key?.rows ?? {}))
    if (JSON.stringify(terms) !== JSON.stringify(newest.key?.rows[id]?.terms))
      failAt(
        { file: `${other.printing}/key.csv`, column: 'effect' },
        `${symbol.en} does what it does in key.csv; ${HAND}`,
      );
};

/** Rows of the newest printing that another one lacks: rules ask before they read them. */
export const rowsMissingIn = (sheet: Sheet, others: readonly Printed[]): ReadonlySet<string> => {
  const kept = others.flatMap(({ charts }) => charts.filter(({ id }) => id === sheet.id).map(rowsOf));
  return new Set(rowsOf(sheet).filter((id) => kept.some((rows) => !rows.includes(id))));
};
