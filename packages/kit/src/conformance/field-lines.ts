import { createHash } from 'node:crypto';
import {
  type Calculator,
  checkAsk,
  computeAnswer,
  createBrief,
  listEditions,
  listNeighbours,
  parseWords,
  splitWords,
  type Value,
} from '@coup-doeil/core/game';
import { signature } from './signature.ts';
import { type Held, spread } from './spread.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The inputs of the examples, the worked one first. */
export const basesOf = (calculator: Calculator): { readonly id: string; readonly input: Value }[] =>
  calculator.examples.map(({ id, words }) => ({
    id,
    // Checked by the description of the very same input.
    input: checkAsk(calculator, { input: parseWords(calculator.input, splitWords(words)) }).input as Value,
  }));

/** Every field over all its values, from the first example where it applies; else from the first value that brings it in. */
const fieldsOf = (calculator: Calculator): { readonly base: string; readonly held: Held[] }[] => {
  const examples = basesOf(calculator).map(({ id, input }) => ({ said: id, input }));
  const [worked] = examples;
  if (!worked) return [];
  const beyond = listNeighbours(calculator.input, worked.input).flatMap((around) =>
    spread(calculator, around).map(({ said, input }) => ({ said: `${worked.said} with ${said}`, input })),
  );
  const fields = new Map<string, { readonly base: string; readonly held: Held[] }>();
  for (const { said, input } of [...examples, ...beyond])
    for (const around of listNeighbours(calculator.input, input)) {
      const { path } = around.place;
      if (!fields.has(path)) fields.set(path, { base: said, held: spread(calculator, around) });
    }
  return [{ base: worked.said, held: [{ said: 'as it is', input: worked.input }] }, ...fields.values()];
};

/** What every calculator answers for every value of every field, the others as in an example. */
export const fieldLines = (calculator: Calculator): string[] => {
  const readings = checkAsk(calculator, {}).readings;
  const fields = fieldsOf(calculator);
  return listEditions(calculator).flatMap((edition) =>
    fields.flatMap(({ base, held }) =>
      held.map(({ said, input }) => {
        const result = computeAnswer(calculator, { edition, readings, input });
        const { headline } = createBrief(calculator, result);
        return `${edition} ${base}: ${said}: ${headline} ${digest(signature(result))}`;
      }),
    ),
  );
};
