import type { Calculator, Scalar } from '@coup-doeil/core/game';
import { type CheckedAsk, checkAsk, parseWords, splitWords, toInputError } from '@coup-doeil/core/game';

/** Ways by outcome, out of `of`; any equal fraction will do, and outcomes that are not named are not looked at. */
export type ExpectedOdds = Readonly<Record<string, number>> & { readonly of: number };

/** What the table is told, typed by hand from the sheet. At least one of them is said. */
export interface Expected {
  readonly total?: number;
  /** The place that forbids it: `terrain.crest.fire`, `notes.i`. */
  readonly refused?: string;
  readonly facts?: Readonly<Record<string, Scalar>>;
  readonly odds?: Readonly<Record<string, ExpectedOdds>>;
}

/** The same situation one thing apart, where the ruling just fails to apply: a field, the printing, or a reading. */
export interface NearMiss {
  /** All the words again, one of them otherwise. */
  readonly words?: string;
  readonly edition?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly answer: Expected;
}

/** A ruling at the table: a situation, what it is about, and what the sheet says of it. */
export interface Ruling {
  readonly calculator: string;
  readonly edition?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly situation: string;
  /** The input, as it is typed: `strength=5 occasion=reaction`. */
  readonly words: string;
  /** The lines and notes that bring it about, counted here and not in `unless`: `fire-modifiers.massed`, `notes.e`. */
  readonly about: readonly string[];
  readonly answer: Expected;
  readonly unless?: NearMiss;
}

/** The ask of a ruling, or of its near miss; a text where the words are not valid. */
export const askOf = (
  calculator: Calculator,
  ruling: Pick<Ruling, 'words' | 'edition' | 'readings'>,
  miss: Partial<NearMiss> = {},
): CheckedAsk | string => {
  try {
    const edition = miss.edition ?? ruling.edition;
    return checkAsk(calculator, {
      ...(edition === undefined ? {} : { edition }),
      readings: { ...ruling.readings, ...miss.readings },
      input: parseWords(calculator.input, splitWords(miss.words ?? ruling.words)),
    });
  } catch (error) {
    return toInputError(error).message;
  }
};
