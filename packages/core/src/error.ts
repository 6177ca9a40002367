import { InputError } from '@coup-doeil/hex';
import { describeGiven } from './describe-given.ts';
import { cutText } from './text/cut-text.ts';

export { type Allowed, InputError, type InputFault } from '@coup-doeil/hex';

/** Every rule that core refuses something by, besides a list of values: a table of words has a row for each. */
export type CoreRule =
  | { readonly rule: 'whole-number'; readonly min: number; readonly max: number }
  /** A list with so many items. */
  | { readonly rule: 'list-length'; readonly min: number; readonly max: number }
  | { readonly rule: 'number'; readonly min: number; readonly max: number }
  /** A text of so many letters. */
  | { readonly rule: 'text'; readonly min: number; readonly max: number }
  /** A word in kebab-case: `light-infantry`. */
  | { readonly rule: 'word' }
  /** An object whose keys are words. */
  | { readonly rule: 'record' }
  /** A text in JSON. */
  | { readonly rule: 'json' }
  /** The value may not stand twice in its list. */
  | { readonly rule: 'each-once' }
  /** The field does not apply: nothing may be said of it. */
  | { readonly rule: 'not-applicable' }
  /** Objects, lists and single values that can be read without running anything. */
  | { readonly rule: 'plain-data' }
  /** A single value has no parts to be named. */
  | { readonly rule: 'single-value' }
  /** A word such as `strength=4`. */
  | { readonly rule: 'name-value' }
  /** At most so many words in a link. */
  | { readonly rule: 'word-count'; readonly max: number }
  /** Counters of one side in a hex. */
  | { readonly rule: 'one-side' }
  /** Two strengths of 0 or more, not both 0. */
  | { readonly rule: 'strength-pair' }
  /** Nothing beyond what the chart prints. */
  | { readonly rule: 'within-chart' }
  /** What the sheet lets these counters do. */
  | { readonly rule: 'legal-action' }
  /** SHA-256 in 64 hexadecimal digits. */
  | { readonly rule: 'hash' }
  /** Letters whose hashes and seals agree. */
  | { readonly rule: 'untampered' };

/** What core allows where it refuses something. */
export type CoreAllowed = readonly (string | number | boolean | null)[] | CoreRule;

/**
 * Throws the error of this package, its field and what was given made fit to be said back; its rules are those of `CoreRule`, so
 * that none is without words elsewhere.
 */
export const rejectInput = (code: string, field: string, allowed: CoreAllowed, given: unknown): never => {
  throw new InputError({ code, field: cutText(field), allowed, given: describeGiven(given) });
};

/** Whether something thrown is an `InputError`: told by its shape, as several copies of a package may throw it. */
export const isInputError = (error: unknown): error is InputError =>
  error instanceof Error && error.name === 'InputError' && 'code' in error && 'field' in error && 'allowed' in error;
