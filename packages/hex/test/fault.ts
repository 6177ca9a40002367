import { InputError, type InputFault } from '../src/index.ts';

/** The fault that some work ends with; any other end fails the test. */
export const fault = (work: () => unknown): InputFault => {
  try {
    work();
  } catch (error) {
    if (error instanceof InputError) {
      const { code, field, allowed, given } = error;
      return { code, field, allowed, given };
    }
    throw error;
  }
  throw new Error('no fault');
};
