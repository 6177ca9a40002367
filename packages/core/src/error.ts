import type { InputError } from '@coup-doeil/hex';

export { type Allowed, InputError, type InputFault } from '@coup-doeil/hex';

/** Whether something thrown is the one error of the house: told by its shape, as several copies of a package may throw it. */
export const isInputError = (error: unknown): error is InputError =>
  error instanceof Error && error.name === 'InputError' && 'code' in error && 'field' in error && 'allowed' in error;
