import { InputError } from '../error.ts';

/** Every rule that battlefield documents refuse something by, beside those of hexes. */
export type BattleRule =
  | { readonly rule: 'whole-number'; readonly min: number; readonly max: number }
  | { readonly rule: 'number'; readonly min: number; readonly max: number }
  /** A text of so many letters. */
  | { readonly rule: 'text'; readonly min: number; readonly max: number }
  /** A word of a game, in kebab-case: `light-infantry`. */
  | { readonly rule: 'word' }
  /** A list of at most so many entries. */
  | { readonly rule: 'list'; readonly max: number }
  /** An object whose keys are words. */
  | { readonly rule: 'record' }
  /** The value may not stand twice in the document. */
  | { readonly rule: 'each-once' }
  | { readonly rule: 'json' }
  /** Values that can be read without running code: no getter that throws. */
  | { readonly rule: 'plain-data' };

export const refuse = (
  code: string,
  field: string,
  allowed: readonly (string | number)[] | BattleRule,
  given: unknown,
): never => {
  throw new InputError({ code, field, allowed, given });
};

/** A whole number between two bounds, or the error that names the field. */
export const whole = (given: number, field: string, min: number, max: number): number =>
  Number.isInteger(given) && given >= min && given <= max
    ? given
    : refuse('range', field, { rule: 'whole-number', min, max }, given);

/** One of a short list, or the error that shows the list. */
export const oneOf = <T extends string>(given: string, field: string, allowed: readonly T[]): T =>
  allowed.find((choice) => choice === given) ?? refuse('choice', field, allowed, given);
