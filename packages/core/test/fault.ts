import { type InputError, isInputError } from '../src/error.ts';

/** The InputError that something throws; anything else thrown, or nothing, is a failure of its own. */
export const faultOf = (act: () => unknown): InputError => {
  try {
    act();
  } catch (error) {
    if (isInputError(error)) return error;
    throw error;
  }
  throw new Error('nothing was refused');
};

/** What a plain error says, thrown where the mistake is the programmer's and no input; an InputError is a failure. */
export const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof Error && !isInputError(error)) return error.message;
    throw error;
  }
  throw new Error('nothing was thrown');
};
