import { type CoreAllowed, type InputError, type InputFault, isInputError, refuseInput } from '../error.ts';

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

/** Throws an InputError, its field and what was given made fit to be said back. */
export const fault = (code: string, field: string, allowed: CoreAllowed, given: unknown): never =>
  refuseInput(code, cut(field) || 'input', allowed, shown(given));

/** What was thrown, when it is an InputError; anything else is thrown on. */
export const inputError = (error: unknown): InputError => {
  if (!isInputError(error)) throw error;
  return error;
};

/** What an InputError says, as plain data. */
export const faultIn = (error: unknown): InputFault => {
  const { code, field, allowed, given } = inputError(error);
  return { code, field, allowed, given };
};
