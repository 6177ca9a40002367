import type { InputFault } from '@coup-doeil/core/game';
import { cutText, type Text } from '@coup-doeil/core/text';

/** Every rule by which the command line itself refuses something; its words stand in `error-texts.ts`. */
export type CliRule =
  /** An option that takes a value. */
  | { readonly rule: 'value' }
  /** An option that takes none. */
  | { readonly rule: 'no-value' }
  /** A reading with its option. */
  | { readonly rule: 'id-value' }
  /** One output format at a time. */
  | { readonly rule: 'one-format' }
  | { readonly rule: 'readable-text' }
  | { readonly rule: 'text-length'; readonly max: number }
  | { readonly rule: 'json-object' }
  /** Standard input that holds nothing: what to write there instead. */
  | { readonly rule: 'some-input' }
  | { readonly rule: 'no-folder' }
  /** A doubtful place is read in one way. */
  | { readonly rule: 'once' }
  /** `--brief` is for programs. */
  | { readonly rule: 'with-json' }
  /** `--brief` has no place for what `--what-if` tells. */
  | { readonly rule: 'brief-or-what-if' }
  | { readonly rule: 'installed-game' }
  /** A package that a command wants, and that is installed apart. */
  | { readonly rule: 'installed-package'; readonly name: string }
  /** A file in JSON, or in words, that can be read. */
  | { readonly rule: 'json-file' }
  /** The name of a battle that the game has ready, or a file. */
  | { readonly rule: 'battle-file'; readonly battles: string }
  /** A module, a save or a log of VASSAL. */
  | { readonly rule: 'vassal-file' }
  /** A step of a log, counted from 0. */
  | { readonly rule: 'step'; readonly max: number }
  /** A chance in a hundred. */
  | { readonly rule: 'percent' }
  /** A number from 1. */
  | { readonly rule: 'count' }
  /** A game with counters on a map. */
  | { readonly rule: 'battle-game' }
  /** A folder of sheets, or a file that holds some. */
  | { readonly rule: 'sheets' }
  /** `--lines` takes its inputs from the lines, not from words. */
  | { readonly rule: 'no-words' };

/** Wrong use or invalid input: one line that says what to do, and exit 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly fault: InputFault;
  /** Why, where what is allowed does not say it. */
  readonly why: Text | undefined;
  constructor(fault: InputFault, why?: Text) {
    super(fault.code);
    this.fault = fault;
    this.why = why;
  }
}

/** The error of wrong use: what was wrong, where, what is allowed there, and what was given. */
export const usageError = (
  code: string,
  field: string,
  allowed: readonly string[] | CliRule,
  given: unknown,
): UsageError =>
  new UsageError({
    code,
    field: cutText(field),
    allowed,
    given: typeof given === 'string' ? cutText(given) : given,
  });

/** The thing of a name, or the error that lists the names. */
export const pickByName = <T>(field: string, name: string | undefined, all: Readonly<Record<string, T>>): T => {
  const thing = name !== undefined && Object.hasOwn(all, name) ? all[name] : undefined;
  if (thing !== undefined) return thing;
  throw usageError(name === undefined ? 'missing' : 'unknown', field, Object.keys(all), name ?? null);
};
