import { refuseInput } from '../error.ts';

/** A whole number between two bounds, or the error that names the field. */
export const whole = (given: number, field: string, min: number, max: number): number =>
  Number.isInteger(given) && given >= min && given <= max
    ? given
    : refuseInput('range', field, { rule: 'whole-number', min, max }, given);

/** One of a short list, or the error that shows the list. */
export const oneOf = <T extends string>(given: string, field: string, allowed: readonly T[]): T =>
  allowed.find((choice) => choice === given) ?? refuseInput('choice', field, allowed, given);
