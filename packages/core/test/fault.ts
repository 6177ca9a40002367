import { type InputError, isInputError } from '../src/error.ts';

/** The one error that something throws; anything else thrown, or nothing, is a failure of its own. */
export const faultOf = (act: () => unknown): InputError => {
  try {
    act();
  } catch (error) {
    if (isInputError(error)) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};
