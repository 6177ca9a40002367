import { rejectInput } from '../error.ts';

/** A whole number between two bounds, or the error that names the field. */
export const checkInteger = (given: number, field: string, min: number, max: number): number =>
  Number.isInteger(given) && given >= min && given <= max
    ? given
    : rejectInput('range', field, { rule: 'whole-number', min, max }, given);

/** One of a short list, or the error that shows the list. */
export const oneOf = <T extends string>(given: string, field: string, allowed: readonly T[]): T =>
  allowed.find((choice) => choice === given) ?? rejectInput('choice', field, allowed, given);

// The one place where an index is vouched for: it comes from a hex or a list that was checked, so the table has it, which the
// compiler cannot know.
export const cell = (table: Int32Array | Uint8Array, index: number): number => table[index] as number;
/** The same of a list. */
export const item = <T>(list: readonly T[], index: number): T => list[index] as T;
