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
const fieldsOf = (calculator: Calculator): { readonly base: string; readonly variants: Held[] }[] => {
  const examples = basesOf(calculator).map(({ id, input }) => ({ words: id, input }));
  const [worked] = examples;
  if (!worked) return [];
  const beyond = listNeighbours(calculator.input, worked.input).flatMap((around) =>
    spread(calculator, around).map(({ words, input }) => ({ words: `${worked.words} with ${words}`, input })),
  );
  const fields = new Map<string, { readonly base: string; readonly variants: Held[] }>();
  for (const { words, input } of [...examples, ...beyond])
    for (const around of listNeighbours(calculator.input, input)) {
      const { path } = around.place;
      if (!fields.has(path)) fields.set(path, { base: words, variants: spread(calculator, around) });
    }
  return [{ base: worked.words, variants: [{ words: 'as it is', input: worked.input }] }, ...fields.values()];
};

/** What every calculator answers for every value of every field, the others as in an example. */
export const fieldLines = (calculator: Calculator): string[] => {
  const readings = checkAsk(calculator, {}).readings;
  const fields = fieldsOf(calculator);
  return listEditions(calculator).flatMap((edition) =>
    fields.flatMap(({ base, variants }) =>
      variants.map(({ words, input }) => {
        const result = computeAnswer(calculator, { edition, readings, input });
        const { headline } = createBrief(calculator, result);
        return `${edition} ${base}: ${words}: ${headline} ${digest(signature(result))}`;
      }),
    ),
  );
};
