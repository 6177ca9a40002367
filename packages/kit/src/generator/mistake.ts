import { type InputError, isInputError } from '@coup-doeil/core/game';

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

const WORDS: Readonly<Record<string, (allowed: string, said: string) => string>> = {
  'csv-gap': (allowed, said) => `there is a gap: it should begin at ${allowed}; ${said}`,
  'csv-overlap': (allowed, said) =>
    allowed.startsWith('Infinity')
      ? `two rows overlap: nothing begins above ${allowed.replace(/.*line (\d+) ends/, 'row $1')}, which has no end; ${said}`
      : `two rows overlap: it should begin at ${allowed}; ${said}`,
};

const MARK = /\[[^\]]+\] has none/;

/** The error of one of core's readers, in the words of this program. */
const worded = ({ code, allowed, given: said }: InputError, notes: string): string => {
  const [unnoted] = MARK.exec(String(allowed)) ?? [];
  if (unnoted !== undefined) return `the mark ${unnoted.split(' ')[0]} has no note in ${notes}; ${given(said)}`;
  const say = WORDS[code] ?? ((should: string, told: string) => `it should be ${should}; ${told}`);
  return `${say(String(allowed), given(said))}${hint(said)}`;
};

/** Core names a place as `fire.csv:4:from`. */
export const rewordError = (error: InputError, notes: string): Mistake => {
  const [file = '', row, ...column] = error.field.split(':');
  const place = {
    file,
    ...(row ? { row: Number(row) } : {}),
    ...(column.length > 0 ? { column: column.join(':') } : {}),
  };
  return new Mistake(`${at(place)}: ${worded(error, notes)}`);
};

/** Runs a reader of core and rewords its errors; `notes` is the file that the notes of a mark stand in. */
export const rewordErrors = <T>(read: () => T, notes = 'notes.csv'): T => {
  try {
    return read();
  } catch (error) {
    throw isInputError(error) ? rewordError(error, notes) : error;
  }
};
