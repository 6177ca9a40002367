import { type InputError, isInputError } from '@coup-doeil/core/game';
import { tellAllowed } from '@coup-doeil/core/tell';

/** A mistake in what a person typed: one line that names the place. */
export class Mistake extends Error {
  override readonly name = 'Wrong';
}

export interface Place {
  readonly file: string;
  readonly row?: number;
  readonly column?: string;
}

const at = ({ file, row, column }: Place): string =>
  [file, ...(row === undefined ? [] : [`row ${row}`]), ...(column === undefined ? [] : [`column ${column}`])].join(
    ', ',
  );

/** Throws a mistake: `fire.csv, row 4, column from: …`. */
export const failAt = (place: Place, what: string): never => {
  throw new Mistake(`${at(place)}: ${what}`);
};

/** The words for what a cell holds. */
export const given = (value: unknown): string => (value === '' ? 'it is empty' : `it says ${JSON.stringify(value)}`);

const DATE =
  /^\d{1,4}[-/. ]\p{L}{3,5}\.?(?:[-/. ]\d{2,4})?$|^\p{L}{3,5}\.?[-/ ]\d{2,4}$|^\d{1,4}([-/.])\d{1,2}\1\d{1,4}$/u;
/** A hint where a cell looks like the date that a spreadsheet makes of `3/1`. */
const hint = (value: unknown): string =>
  typeof value === 'string' && DATE.test(value)
    ? ' (has a spreadsheet made a date of it? Type into cells set as text)'
    : '';

/** The error of one of core's readers, in the words of this program; `notes` is the file that a mark has its note in. */
const wordError = ({ code, allowed, given: cell }: InputError, notes: string): string => {
  // A list of values has no rule.
  const { rule, mark, from, line }: Readonly<Record<string, unknown>> = { ...allowed };
  if (rule === 'csv-noted-mark') return `the mark [${mark}] has no note in ${notes}; ${given(cell)}`;
  const says = `${given(cell)}${hint(cell)}`;
  const should = tellAllowed(allowed, 'en');
  if (rule !== 'csv-next') return `it should be ${should}; ${says}`;
  const begin = from === null ? `nothing begins above row ${line}, which has no end` : `it should begin at ${should}`;
  return `${code === 'csv-gap' ? 'there is a gap' : 'two rows overlap'}: ${begin}; ${says}`;
};

/** Core names a place as `fire.csv:4:from`. */
export const rewordError = (error: InputError, notes: string): Mistake => {
  const [file = '', row, ...column] = error.field.split(':');
  const place = {
    file,
    ...(row ? { row: Number(row) } : {}),
    ...(column.length > 0 ? { column: column.join(':') } : {}),
  };
  return new Mistake(`${at(place)}: ${wordError(error, notes)}`);
};

/** Runs a reader of core and rewords its errors; `notes` is the file that the notes of a mark stand in. */
export const rewordErrors = <T>(read: () => T, notes = 'notes.csv'): T => {
  try {
    return read();
  } catch (error) {
    throw isInputError(error) ? rewordError(error, notes) : error;
  }
};
