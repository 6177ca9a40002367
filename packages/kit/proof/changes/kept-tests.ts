/* Stands in for Vitest in what `run.ts` builds: the tests of a game are kept, to be run one by one for each change. */
import { createExpect } from 'vitest';

export interface KeptTest {
  readonly name: string;
  run(): unknown;
}

export const tests: KeptTest[] = [];

type Body = (...given: readonly unknown[]) => unknown;
type Define = (name: string, ...rest: readonly unknown[]) => void;

let within: readonly string[] = [];

/** Options and limits of time stand before or after what is run. */
const findBody = (rest: readonly unknown[]): Body => {
  const body = rest.find((part) => typeof part === 'function');
  if (!body) throw new Error('a test runs nothing');
  return body as Body;
};

const keep: Define = (name, ...rest) => {
  const body = findBody(rest);
  tests.push({ name: [...within, name, tests.length].join(' > '), run: () => body() });
};

const group: Define = (name, ...rest) => {
  const outer = within;
  within = [...outer, name];
  findBody(rest)();
  within = outer;
};

const each =
  (define: Define) =>
  (cases: readonly unknown[]): Define =>
  (name, ...rest) => {
    const body = findBody(rest);
    for (const given of cases) define(name, () => (Array.isArray(given) ? body(...given) : body(given)));
  };

export const test = Object.assign(keep, { each: each(keep) });
export const describe = Object.assign(group, { each: each(group) });
export const expect = createExpect();
