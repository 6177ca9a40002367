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
  readonly code: string;
  readonly field: string;
  readonly allowed: Allowed;
  readonly given: unknown;

  constructor({ code, field, allowed, given }: InputFault) {
    super(`${field}: ${typeof allowed === 'string' ? allowed : allowed.join(', ')} (${code})`);
    this.code = code;
    this.field = field;
    this.allowed = allowed;
    this.given = given;
  }
}
