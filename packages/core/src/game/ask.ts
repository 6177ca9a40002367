import type { Calculator } from './calculator.ts';
import { fault, readRecord } from './fault.ts';
import type { ValueOf } from './field.ts';
import { memoise } from './once.ts';
import { parseInput } from './parse.ts';
import { fillProfile, type Profile } from './reading.ts';
import { first } from './value.ts';

/** The type of a whole input: every field has its value. `InputOf` of a calculator is what its answer is worked out from. */
export type InputOf<C extends Calculator> = ValueOf<C['input']>;

/** An input as a program writes it: a field that is left out is at its default. */
export type PartialInput<T> = T extends readonly (infer Item)[]
  ? readonly PartialInput<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]?: PartialInput<T[Name]> | undefined }
    : T;

/** The printings that a calculator has charts of. */
export type EditionOf<C extends Calculator> = keyof C['charts'] & string;

/** How a table plays: its printing, the newest unless said, and the readings that it does not take as they are by default. */
export interface TableChoice<C extends Calculator = Calculator> {
  /** One of the printings; without it the calculator's first, which is the newest. */
  readonly edition?: EditionOf<C> | undefined;
  /** The options of doubtful places; each that is left out is at its default, which is the first. */
  readonly readings?:
    | { readonly [Id in keyof Profile<C['readings']>]?: Profile<C['readings']>[Id] | undefined }
    | undefined;
}

/** A question to a calculator: an input, and how the table plays. `Ask<typeof calculator>` knows its fields, printings and readings. */
export interface Ask<C extends Calculator = Calculator> extends TableChoice<C> {
  /** Only what differs from the defaults need stand in it. */
  readonly input?: PartialInput<InputOf<C>> | undefined;
}

/** An ask that has been checked, with everything in it that was left out. It is an ask too, and gives the same answer. */
export interface CheckedAsk<C extends Calculator = Calculator> {
  readonly edition: EditionOf<C>;
  readonly readings: Profile<C['readings']>;
  readonly input: InputOf<C>;
}

/** The printings that a calculator has charts of, in their order: the first is the default. */
export const listEditions = memoise(
  ({ charts, printings = Object.keys(charts) }: Pick<Calculator, 'printings' | 'charts'>): readonly string[] =>
    printings.filter((id) => Object.hasOwn(charts, id)),
);

/**
 * What plain data hold under the names that may stand there. Anything else is refused: an unknown name, since what was meant
 * by it would go unanswered, a text, a list, a promise that nobody awaited, the value of a class.
 */
export const readNames = <Name extends string>(
  given: unknown,
  field: string,
  names: readonly Name[],
): { readonly [N in Name]?: unknown } => {
  const known = readRecord(given, field, 'plain-data', { rule: 'plain-data' });
  for (const name in known) if (!names.includes(name as Name)) fault('unknown-name', field, names, name);
  return known as { readonly [N in Name]?: unknown };
};

/** Checks a whole ask, or throws the one error. */
export const checkAsk = <C extends Calculator>(calculator: C, ask: NoInfer<Ask<C>>): CheckedAsk<C> => {
  const editions = listEditions(calculator);
  const { edition = first(editions), readings, input } = readNames(ask, 'ask', ['edition', 'readings', 'input']);
  const checked: CheckedAsk = {
    edition: editions.find((id) => id === edition) ?? fault('edition', 'edition', editions, edition),
    // Both are checked whatever they are.
    readings: fillProfile(calculator.readings, readings as Ask['readings']),
    input: parseInput(calculator.input, input),
  };
  // Checked against the descriptions that its types come from.
  return checked as CheckedAsk<C>;
};
