import { cutText } from '../cut-text.ts';
import { type CoreAllowed, type InputError, type InputFault, isInputError, refuseInput } from '../error.ts';
import { isPlainObject } from '../plain.ts';

/** A text as far as it is worth saying back. */
export { cutText as cut };

const finite = (given: unknown): given is number => Number.isFinite(given);

/**
 * Something short and safe that can be said back as JSON: a long text is cut, of a list its length is kept, of what is no plain
 * data the name of its class, `Promise` or `Map`.
 */
export const shown = (given: unknown): string | number | boolean | null | { readonly list?: number } => {
  if (typeof given === 'boolean' || finite(given)) return given;
  if (given === undefined || given === null) return null;
  if (Array.isArray(given)) return { list: given.length };
  if (isPlainObject(given)) return {};
  return cutText(String(typeof given === 'object' || typeof given === 'function' ? given.constructor.name : given));
};

/** Throws an InputError, its field and what was given made fit to be said back. */
export const fault = (code: string, field: string, allowed: CoreAllowed, given: unknown): never =>
  refuseInput(code, cutText(field) || 'input', allowed, shown(given));

/** Reads what was given: what throws while it is read, a getter or a proxy, is no plain data. */
export const readGiven = <T>(field: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (isInputError(error)) throw error;
    return fault('unreadable', field, { rule: 'plain-data' }, null);
  }
};

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
