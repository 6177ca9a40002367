import type { Calculator } from './calculator.ts';
import { fault } from './fault.ts';
import { parseInput } from './parse.ts';
import { profile } from './reading.ts';

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

const listed = new WeakMap<Calculator['charts'], readonly string[]>();

/** Printings go by their year; the newest comes first and is the default. */
export const editionsOf = ({ charts }: Pick<Calculator, 'charts'>): readonly string[] => {
  const known = listed.get(charts);
  if (known) return known;
  const editions = Object.keys(charts).sort().reverse();
  listed.set(charts, editions);
  return editions;
};

/** Checks a whole ask, or throws the one error. */
export const checkAsk = (calculator: Calculator, ask: Ask): Asked => {
  const editions = editionsOf(calculator);
  const edition = ask?.edition ?? editions[0] ?? '';
  if (!editions.includes(edition)) fault('edition', 'edition', editions, edition);
  return {
    edition,
    readings: profile(calculator.readings, ask?.readings),
    input: parseInput(calculator.input, ask?.input),
  };
};
