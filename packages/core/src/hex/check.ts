import { InputError } from '../error.ts';

/** A whole number between two bounds, or the error that names the field. */
export const whole = (given: number, field: string, least: number, most: number): number => {
  if (Number.isInteger(given) && given >= least && given <= most) return given;
  throw new InputError({ code: 'range', field, allowed: `a whole number from ${least} to ${most}`, given });
};

/** One of a short list, or the error that shows the list. */
export const oneOf = <T extends string>(given: string, field: string, allowed: readonly T[]): T => {
  const found = allowed.find((choice) => choice === given);
  if (found !== undefined) return found;
  throw new InputError({ code: 'choice', field, allowed, given });
};

// The one place where an index is vouched for: it comes from a checked hex and side, so the table has it, which the
// checker cannot know. Two of them, so that the hot loops keep to one kind of table.
export const cell = (table: Int32Array, index: number): number => table[index] as number;
export const item = <T>(table: readonly T[], index: number): T => table[index] as T;
