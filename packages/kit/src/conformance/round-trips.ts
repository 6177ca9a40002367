import {
  checkAsk,
  createBrief,
  createInputSchema,
  formatQuery,
  formatWords,
  parseInput,
  parseQuery,
  parseWords,
  splitWords,
  toInputError,
} from '@coup-doeil/core/game';
import { createZodSchema } from '@coup-doeil/core/zod';
import { z } from 'zod';
import type { Check, Subject } from './subject.ts';
import { changedReadings, formatAsk, type Trace } from './trace.ts';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a call returns, or the error in words: one that throws on a valid input is a problem to report. */
const attempt = (make: () => unknown): unknown => {
  try {
    return make();
  } catch (error) {
    return `${error}`;
  }
};

const compareRoundTrips = (trace: Trace, zod: ReturnType<typeof createZodSchema>): string[] => {
  const { calculator, asked, result } = trace;
  const { input } = calculator;
  const words = formatWords(input, asked.input);
  const text = words.map(([name, value]) => `${name}=${value}`).join(' ');
  const headline = result ? createBrief(calculator, result).headline : '';
  const link = { asked, version: '1.2.3', headline };
  const query = formatQuery(calculator, link);
  const opened = parseQuery(calculator, query);
  const trips: Readonly<Record<string, readonly [returned: unknown, wanted: unknown]>> = {
    words: [attempt(() => parseInput(input, parseWords(input, words))), asked.input],
    'typed words': [attempt(() => parseInput(input, parseWords(input, splitWords(text)))), asked.input],
    JSON: [attempt(() => parseInput(input, JSON.parse(JSON.stringify(asked.input)))), asked.input],
    zod: [attempt(() => zod.parse(asked.input)), asked.input],
    link: [attempt(() => checkAsk(calculator, opened.ask)), asked],
    'link readings': [opened.ask.readings, changedReadings(trace)],
    'link problems': [opened.problems, []],
    'link headline': [
      [opened.version, opened.headline],
      [link.version, headline],
    ],
    'link again': [
      formatQuery(calculator, { ...link, asked: { ...asked, input: parseInput(input, opened.ask.input) } }),
      query,
    ],
  };
  return Object.entries(trips).flatMap(([trip, [returned, wanted]]) =>
    same(returned, wanted) ? [] : [`${formatAsk(trace)}: ${trip} brings ${JSON.stringify(returned)}`],
  );
};

const schemas = (subject: Subject): string[] =>
  subject.calculators.flatMap((calculator) => {
    // From the published schema alone, as another program would validate.
    const schema = z.fromJSONSchema(
      createInputSchema(`urn:${calculator.id}`, calculator.input) as z.core.JSONSchema.JSONSchema,
    );
    return subject.traces
      .filter((trace) => trace.calculator === calculator && !schema.safeParse(trace.asked.input).success)
      .map((trace) => `${formatAsk(trace)}: the JSON Schema does not let it through`);
  });

const examples = ({ calculators }: Subject): string[] =>
  calculators.flatMap((calculator) => [
    ...(calculator.examples.length === 0 ? [`${calculator.id}: it has no worked example`] : []),
    ...calculator.examples.flatMap(({ id, words }) => {
      try {
        checkAsk(calculator, { input: parseWords(calculator.input, splitWords(words)) });
        return [];
      } catch (error) {
        return [`${calculator.id}, example ${id}: ${toInputError(error).message}`];
      }
    }),
  ]);

export const roundTrips: Check = {
  id: 'round-trips',
  says: 'words, links, JSON and schemas bring every input back',
  run: (subject) => [
    ...examples(subject),
    ...schemas(subject),
    ...subject.calculators.flatMap((calculator) => {
      const zod = createZodSchema(calculator.input);
      return subject.traces
        .filter((trace) => trace.calculator === calculator)
        .flatMap((trace) => compareRoundTrips(trace, zod));
    }),
  ],
};
