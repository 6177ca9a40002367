import { InputError } from '../error.ts';

export function refuse(code: string, field: string, allowed: string, given: unknown): never {
  throw new InputError({ code, field, allowed, given });
}

const SAFE = Number.MAX_SAFE_INTEGER;

/** The number itself, when it is whole and within bounds. */
export function whole(field: string, given: number, min = -SAFE, max = SAFE): number {
  return Number.isSafeInteger(given) && given >= min && given <= max
    ? given
    : refuse('not-in-range', field, `a whole number from ${min} to ${max}`, given);
}
