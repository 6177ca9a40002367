import { type CoreAllowed, type InputError, type InputFault, isInputError, rejectInput } from '../error.ts';
import { findSymbol, isPlainObject } from '../plain.ts';

/** A text as far as it is worth saying back. */
export { cutText as cut } from '../text/cut-text.ts';

/** Throws an InputError about an input; the whole of it has a name too. */
export const fault = (code: string, field: string, allowed: CoreAllowed, given: unknown): never =>
  rejectInput(code, field || 'input', allowed, given);

/** Refuses what throws while it is read: a getter, a proxy. */
export const rejectUnreadable = (field: string): never => fault('unreadable', field, { rule: 'plain-data' }, null);

/** A copy of plain data with names, each read once; what is not such is refused. */
export const readRecord = (
  given: unknown,
  field: string,
  code: string,
  allowed: CoreAllowed,
): Readonly<Record<string, unknown>> => {
  let symbol: string | undefined;
  try {
    if (isPlainObject(given)) {
      symbol = findSymbol(given);
      if (symbol === undefined) return { ...given };
    }
  } catch {
    return rejectUnreadable(field);
  }
  return fault(symbol === undefined ? code : 'unknown-name', field, allowed, symbol ?? given);
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
