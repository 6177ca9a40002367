/** A value that stands in JSON by itself. */
export type Scalar = string | number | boolean | null;

/** A rule by its name, in kebab-case, and the figures that belong to it: `{ rule: 'whole-number', min: 0, max: 5 }`. */
export interface Rule {
  readonly rule: string;
  readonly [figure: string]: Scalar;
}

/** What is allowed: the list of values, or the rule that a value must keep. */
export type Allowed = readonly Scalar[] | Rule;

/** Every rule that hexes reject something by; a program that tells errors in its own words needs a row for each. */
export type HexRule =
  | { readonly rule: 'whole-number'; readonly min: number; readonly max: number }
  /** The printed number of a hex, from the first of the grid to the last. */
  | { readonly rule: 'hex-number'; readonly first: string; readonly last: string }
  /** Two adjacent hexes, as `1204/1205`; or a hex and a side of it, as `0101/0`. */
  | { readonly rule: 'hexside-name' }
  /** A hex and a corner of it, as `1204.2`. */
  | { readonly rule: 'vertex-name' }
  /** The value may not stand twice in its list. */
  | { readonly rule: 'each-once' };

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
