/** A value that stands in JSON by itself. */
export type Scalar = string | number | boolean | null;

/** A rule by its name, in kebab-case, and the figures that belong to it: `{ rule: 'whole-number', min: 1, max: 6 }`. */
export interface Rule {
  readonly rule: string;
  readonly [figure: string]: Scalar;
}

/** What is allowed: the list of values, or the rule that a value must keep. */
export type Allowed = readonly Scalar[] | Rule;

/** Every rule that dice reject something by; a program that tells errors in its own words needs a row for each. */
export type DiceRule =
  | { readonly rule: 'whole-number'; readonly min: number; readonly max: number }
  | { readonly rule: 'list' }
  /** A die made by `die`, or for a roll anything with 1 to 65,536 faces. */
  | { readonly rule: 'die' }
  /** A text, a whole number, or a list of them. */
  | { readonly rule: 'outcome' }
  /** Odds whose `of` is a plain number, not a bigint. */
  | { readonly rule: 'plain-number' }
  /** A text or a whole number. */
  | { readonly rule: 'seed' }
  /** Four whole numbers of 32 bits, not all of them 0. */
  | { readonly rule: 'generator-words' };

/** What is wrong with an input: the field, what is allowed there, and what was given. */
export interface InputFault {
  readonly code: string;
  readonly field: string;
  readonly allowed: Allowed;
  readonly given: unknown;
}

/**
 * Thrown for bad input, and for nothing else. Its fields are data, from which a program can make a sentence in any
 * language; `message` names the field and what is allowed there, for a log. Recognise it by `name`, as two copies of a package
 * have two classes.
 */
export class InputError extends Error implements InputFault {
  override readonly name = 'InputError';
  declare readonly code: string;
  declare readonly field: string;
  declare readonly allowed: Allowed;
  declare readonly given: unknown;

  constructor(fault: InputFault) {
    // In quotes: a field may go by a name that was given, and that is no word of this message.
    super(`${JSON.stringify(fault.field)}: allowed ${JSON.stringify(fault.allowed)}`);
    Object.assign(this, fault);
  }
}
