/** Words that say what is allowed, or the list of what is. */
export type Allowed = string | readonly (string | number | boolean | null)[];

/** What is wrong with an input: the field, what is allowed there, and what was given. */
export interface InputFault {
  readonly code: string;
  readonly field: string;
  readonly allowed: Allowed;
  readonly given: unknown;
}

/** The one error of the house: thrown for bad input, never for an illegal move. */
export class InputError extends Error implements InputFault {
  override readonly name = 'InputError';
  declare readonly code: string;
  declare readonly field: string;
  declare readonly allowed: Allowed;
  declare readonly given: unknown;

  constructor(fault: InputFault) {
    super(`${fault.field}: ${fault.allowed}`);
    Object.assign(this, fault);
  }
}
