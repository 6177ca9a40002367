import { InputError } from '@aide-de-camp/core/game';

/** What is wrong with what a person typed: one line that names the place. */
export class Wrong extends Error {
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

/** Throws the one line: `fire.csv, row 4, column from: …`. */
export const wrong = (place: Place, what: string): never => {
  throw new Wrong(`${at(place)}: ${what}`);
};

const given = (value: unknown): string => (value === '' ? 'it is empty' : `it says ${JSON.stringify(value)}`);

const WORDS: Readonly<Record<string, (allowed: string, said: string) => string>> = {
  'csv-gap': (allowed, said) => `there is a gap: it should begin at ${allowed}; ${said}`,
  'csv-overlap': (allowed, said) => `two rows overlap: it should begin at ${allowed}; ${said}`,
  'csv-mark': (allowed, said) => `a mark wants its note in notes.csv: ${allowed}; ${said}`,
};

/** The same line from what core's readers threw: their place is `fire.csv:4:from`. */
export const reworded = (error: InputError): Wrong => {
  const [file = '', row, ...column] = error.field.split(':');
  const place = {
    file,
    ...(row ? { row: Number(row) } : {}),
    ...(column.length > 0 ? { column: column.join(':') } : {}),
  };
  const say = WORDS[error.code] ?? ((allowed: string, said: string) => `it should be ${allowed}; ${said}`);
  return new Wrong(`${at(place)}: ${say(String(error.allowed), given(error.given))}`);
};

/** Runs a reader; what it throws is told in our words. */
export const told = <T>(read: () => T): T => {
  try {
    return read();
  } catch (error) {
    throw error instanceof InputError ? reworded(error) : error;
  }
};
