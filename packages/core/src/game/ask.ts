import type { Calculator } from './calculator.ts';
import { fault } from './fault.ts';
import { once } from './once.ts';
import { parseInput } from './parse.ts';
import { profile } from './reading.ts';
import { first } from './value.ts';

/** What a caller asks: an input as it came, and how the table plays. */
export interface Ask {
  readonly edition?: string;
  readonly readings?: Readonly<Record<string, string>>;
  readonly input?: unknown;
}

/** An ask that has been checked. */
export interface Asked {
  readonly edition: string;
  readonly readings: Readonly<Record<string, string>>;
  readonly input: unknown;
}

const yearsOf = once((charts: Calculator['charts']): readonly string[] => Object.keys(charts).sort().reverse());

/** Printings go by their year; the newest comes first and is the default. */
export const editionsOf = ({ charts }: Pick<Calculator, 'charts'>): readonly string[] => yearsOf(charts);

/** Checks a whole ask, or throws the one error. */
export const checkAsk = (calculator: Calculator, ask: Ask): Asked => {
  const editions = editionsOf(calculator);
  const edition = ask?.edition ?? first(editions);
  if (!editions.includes(edition)) fault('edition', 'edition', editions, edition);
  return {
    edition,
    readings: profile(calculator.readings, ask?.readings),
    input: parseInput(calculator.input, ask?.input),
  };
};
