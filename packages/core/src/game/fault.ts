import { type Allowed, InputError, type InputFault, isInputError } from '../error.ts';

const LONGEST = 80;
/** A text as far as it is worth saying back. */
export const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

const finite = (given: unknown): given is number => Number.isFinite(given);

/** Something short and safe that can be said back as JSON: a long text is cut, a structure is named. */
export const shown = (given: unknown): string | number | boolean | null => {
  if (typeof given === 'boolean' || finite(given)) return given;
  if (given === undefined || given === null) return null;
  if (Array.isArray(given)) return `a list of ${given.length}`;
  return typeof given === 'object' ? 'a group' : typeof given === 'function' ? 'a function' : cut(String(given));
};

/** Throws the one error, its field and what was given made fit to be said back. */
export const fault = (code: string, field: string, allowed: Allowed, given: unknown): never => {
  throw new InputError({ code, field: cut(field) || 'input', allowed, given: shown(given) });
};

/** The one error, when it was that; whatever else was thrown is thrown on. */
export const inputError = (error: unknown): InputError => {
  if (!isInputError(error)) throw error;
  return error;
};

/** The fault of the one error, as a value. */
export const faultIn = (error: unknown): InputFault => {
  const { code, field, allowed, given } = inputError(error);
  return { code, field, allowed, given };
};
