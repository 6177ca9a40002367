import {
  brief,
  checkAsk,
  fromQuery,
  fromWords,
  inputError,
  inputSchema,
  parseInput,
  toQuery,
  toWords,
  wordsOf,
} from '@coup-doeil/core/game';
import { zodSchema } from '@coup-doeil/core/zod';
import { z } from 'zod';
import type { Check, Subject } from './subject.ts';
import { askedAs, chosenOf, type Trace } from './trace.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What an attempt gives, or the error in words: a door that throws on a valid input is a problem to be named. */
const tried = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return `${error}`;
  }
};

const through = (one: Trace, zod: z.ZodType): string[] => {
  const { calculator, asked, result } = one;
  const { input } = calculator;
  const words = toWords(input, asked.input);
  const said = words.map(([name, value]) => `${name}=${value}`).join(' ');
  const headline = result ? brief(calculator, result).headline : '';
  const link = { asked, version: '1.2.3', headline };
  const query = toQuery(calculator, link);
  const opened = fromQuery(calculator, query);
  const doors: Readonly<Record<string, readonly [came: unknown, wanted: unknown]>> = {
    words: [tried(() => parseInput(input, fromWords(input, words))), asked.input],
    'typed words': [tried(() => parseInput(input, fromWords(input, wordsOf(said)))), asked.input],
    JSON: [tried(() => parseInput(input, JSON.parse(JSON.stringify(asked.input)))), asked.input],
    zod: [tried(() => zod.parse(asked.input)), asked.input],
    link: [tried(() => checkAsk(calculator, opened.ask)), asked],
    'link readings': [opened.ask.readings, chosenOf(one)],
    'link problems': [opened.problems, []],
    'link headline': [
      [opened.version, opened.headline],
      [link.version, headline],
    ],
    'link again': [
      toQuery(calculator, { ...link, asked: { ...asked, input: parseInput(input, opened.ask.input) } }),
      query,
    ],
  };
  return Object.entries(doors).flatMap(([door, [came, wanted]]) =>
    same(came, wanted) ? [] : [`${askedAs(one)}: ${door} brings ${JSON.stringify(came)}`],
  );
};

const schemas = (subject: Subject): string[] =>
  subject.calculators.flatMap((calculator) => {
    // Made from the published schema alone: it knows nothing of the fields.
    const schema = z.fromJSONSchema(
      inputSchema(`urn:${calculator.id}`, calculator.input) as z.core.JSONSchema.JSONSchema,
    );
    return subject.traces
      .filter((one) => one.calculator === calculator && !schema.safeParse(one.asked.input).success)
      .map((one) => `${askedAs(one)}: the JSON Schema does not let it through`);
  });

const examples = ({ calculators }: Subject): string[] =>
  calculators.flatMap((calculator) => [
    ...(calculator.examples.length === 0 ? [`${calculator.id}: it has no worked example`] : []),
    ...calculator.examples.flatMap(({ id, words }) => {
      try {
        checkAsk(calculator, { input: fromWords(calculator.input, wordsOf(words)) });
        return [];
      } catch (error) {
        return [`${calculator.id}, example ${id}: ${inputError(error).message}`];
      }
    }),
  ]);

export const doors: Check = {
  id: 'doors',
  says: 'words, links, JSON and schemas bring every input back',
  run: (subject) => [
    ...examples(subject),
    ...schemas(subject),
    ...subject.calculators.flatMap((calculator) => {
      const zod = zodSchema(calculator.input);
      return subject.traces.filter((one) => one.calculator === calculator).flatMap((one) => through(one, zod));
    }),
  ],
};
