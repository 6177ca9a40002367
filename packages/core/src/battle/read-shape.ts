import { isInputError, rejectInput } from '../error.ts';
import type { Reader } from './values.ts';

/** Reads data of any kind by its shape; what throws while it is read is an error as well. */
export const readShape = <T>(shape: Reader<T>, given: unknown): T => {
  try {
    return shape(given, '');
  } catch (error) {
    if (isInputError(error)) throw error;
    // Reading runs no code but that of the data itself: a getter or a proxy.
    return rejectInput('unreadable', 'document', { rule: 'plain-data' }, null);
  }
};
