import { InputError } from './error.ts';

export function refuse(field: string, allowed: string, given: unknown): never {
  throw new InputError({ code: `bad-${field}`, field, allowed, given });
}

/** The number itself, when it is whole and within bounds. */
export const whole = (field: string, given: number, min = -1e12, max = 1e12): number =>
  Number.isInteger(given) && given >= min && given <= max ? given : refuse(field, `whole, ${min} to ${max}`, given);

/** The list itself, when it is one. */
export const listed = <T>(field: string, given: readonly T[]): readonly T[] =>
  Array.isArray(given) ? given : refuse(field, 'a list', given);
