import { type HexRule, InputError, type Scalar } from './error.ts';

/** Throws the error of this package. Its rules are those of `HexRule`, so that none is without words elsewhere. */
export const reject = (code: string, field: string, allowed: readonly Scalar[] | HexRule, given: unknown): never => {
  throw new InputError({ code, field, allowed, given });
};

/** A whole number between two bounds, or the error that names the field. */
export const checkInteger = (given: number, field: string, min: number, max: number): number =>
  Number.isInteger(given) && given >= min && given <= max
    ? given
    : reject('range', field, { rule: 'whole-number', min, max }, given);

/** One of a short list, or the error that shows the list. */
export const oneOf = <T extends string>(given: string, field: string, allowed: readonly T[]): T =>
  allowed.find((choice) => choice === given) ?? reject('choice', field, allowed, given);

// The one place where an index is vouched for: it comes from a checked hex and side, so the table has it, which the
// checker cannot know. Two of them, so that the hot loops keep to one kind of table.
export const cell = (table: Int32Array, index: number): number => table[index] as number;
export const item = <T>(table: readonly T[], index: number): T => table[index] as T;
