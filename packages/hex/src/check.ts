import { type Allowed, InputError } from './error.ts';

export const refuse = (code: string, field: string, allowed: Allowed, given: unknown): never => {
  throw new InputError({ code, field, allowed, given });
};

/** A whole number between two bounds, or the error that names the field. */
export const whole = (given: number, field: string, least: number, most: number): number =>
  Number.isInteger(given) && given >= least && given <= most
    ? given
    : refuse('range', field, `${least} to ${most}`, given);

/** One of a short list, or the error that shows the list. */
export const oneOf = <T extends string>(given: string, field: string, allowed: readonly T[]): T =>
  allowed.find((choice) => choice === given) ?? refuse('choice', field, allowed, given);

// The one place where an index is vouched for: it comes from a checked hex and side, so the table has it, which the
// checker cannot know. Two of them, so that the hot loops keep to one kind of table.
export const cell = (table: Int32Array, index: number): number => table[index] as number;
export const item = <T>(table: readonly T[], index: number): T => table[index] as T;
