import { type DiceRule, InputError } from './error.ts';

/** Throws the error of this package. Its rules are those of `DiceRule`, so that none is without words elsewhere. */
export function reject(field: string, rule: DiceRule, given: unknown): never {
  throw new InputError({ code: `bad-${field}`, field, allowed: rule, given });
}

/** The number itself, when it is whole and within bounds. */
export const checkInteger = (given: number, field: string, min = -1e12, max = 1e12): number =>
  Number.isInteger(given) && given >= min && given <= max
    ? given
    : reject(field, { rule: 'whole-number', min, max }, given);

/** The list itself, when it is one. */
export const checkList = <T>(given: readonly T[], field: string): readonly T[] =>
  Array.isArray(given) ? given : reject(field, { rule: 'list' }, given);
