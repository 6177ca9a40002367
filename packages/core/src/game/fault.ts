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
  try {
    if (Array.isArray(given)) return { list: given.length };
    return isPlainObject(given) ? {} : cutText(String(given instanceof Object ? given.constructor.name : given));
  } catch {
    // A proxy or a getter may throw whatever is asked of it.
    return {};
  }
};

/** Throws an InputError, its field and what was given made fit to be said back. */
export const fault = (code: string, field: string, allowed: CoreAllowed, given: unknown): never =>
  refuseInput(code, cutText(field) || 'input', allowed, shown(given));

/** Refuses what throws while it is read: a getter, a proxy. */
export const refuseUnreadable = (field: string): never => fault('unreadable', field, { rule: 'plain-data' }, null);

/** A copy of plain data with names, each read once; what is not such is refused. */
export const readRecord = (
  given: unknown,
  field: string,
  code: string,
  allowed: CoreAllowed,
): Readonly<Record<string, unknown>> => {
  try {
    if (isPlainObject(given)) return { ...given };
  } catch {
    return refuseUnreadable(field);
  }
  return fault(code, field, allowed, given);
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
