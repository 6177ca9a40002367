import type { Calculator } from './calculator.ts';
import { fault } from './fault.ts';
import { memoise } from './once.ts';
import { parseInput } from './parse.ts';
import { fillProfile } from './reading.ts';
import { first } from './value.ts';

/** What a caller asks: an input as it came, and how the table plays. */
export interface Ask {
  readonly edition?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly input?: unknown;
}

/** An ask that has been checked. */
export interface CheckedAsk {
  readonly edition: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly input: unknown;
}

/** The printings that a calculator has charts of, in their order: the first is the default. */
export const listEditions = memoise(
  ({ charts, printings = Object.keys(charts) }: Pick<Calculator, 'printings' | 'charts'>): readonly string[] =>
    printings.filter((id) => Object.hasOwn(charts, id)),
);

/** Checks a whole ask, or throws the one error. */
export const checkAsk = (calculator: Calculator, ask: Ask): CheckedAsk => {
  const editions = listEditions(calculator);
  const edition = ask?.edition ?? first(editions);
  if (!editions.includes(edition)) fault('edition', 'edition', editions, edition);
  return {
    edition,
    readings: fillProfile(calculator.readings, ask?.readings),
    input: parseInput(calculator.input, ask?.input),
  };
};
