import { cutText } from '../cut-text.ts';
import { type CoreAllowed, type InputError, type InputFault, isInputError, refuseInput } from '../error.ts';

/** A text as far as it is worth saying back. */
export { cutText as cut };

const finite = (given: unknown): given is number => Number.isFinite(given);

/** Something short and safe that can be said back as JSON: a long text is cut, of a list its length is kept. */
export const shown = (given: unknown): string | number | boolean | null | { readonly list?: number } => {
  if (typeof given === 'boolean' || finite(given)) return given;
  if (given === undefined || given === null) return null;
  if (Array.isArray(given)) return { list: given.length };
  return typeof given === 'object' || typeof given === 'function' ? {} : cutText(String(given));
};

/** Throws an InputError, its field and what was given made fit to be said back. */
export const fault = (code: string, field: string, allowed: CoreAllowed, given: unknown): never =>
  refuseInput(code, cutText(field) || 'input', allowed, shown(given));

/** What was thrown, when it is an InputError; anything else is thrown on. */
export const toInputError = (error: unknown): InputError => {
  if (!isInputError(error)) throw error;
  return error;
};

/** What an InputError says, as plain data. */
export const faultIn = (error: unknown): InputFault => {
  const { code, field, allowed, given } = toInputError(error);
  return { code, field, allowed, given };
};
