import type { Cite } from '@coup-doeil/core/chart';
import {
  type Answer,
  type Calculator,
  type CheckedAsk,
  createContext,
  fillProfile,
  formatWords,
  isRefusal,
  listEditions,
  listOptions,
  parseInput,
  parseWords,
  type Readings,
  type Refusal,
  recordingTally,
  type Step,
  sampleInput,
  splitWords,
  toInputError,
} from '@coup-doeil/core/game';
import { sizedPicker } from './picker.ts';

/** One ask worked out, with all that it told its tally. */
export interface Trace {
  readonly calculator: Calculator;
  readonly asked: CheckedAsk;
  /** `undefined` where the rule threw. */
  readonly result: Answer | Refusal | undefined;
  readonly error: unknown;
  readonly steps: readonly Step[];
  readonly lit: readonly Cite[];
  readonly consulted: ReadonlySet<string>;
}

export const traceAsk = (calculator: Calculator, asked: CheckedAsk): Trace => {
  const tally = recordingTally();
  const consulted = new Set<string>();
  const trace = { calculator, asked, steps: tally.steps, lit: tally.lit, consulted };
  try {
    const result = calculator.answer(createContext(calculator, asked, tally, consulted), asked.input);
    return { ...trace, result, error: undefined };
  } catch (error) {
    return { ...trace, result: undefined, error };
  }
};

/** The answer of a trace that is one. */
export const answerOf = ({ result }: Trace): Answer | undefined => (result && !isRefusal(result) ? result : undefined);

/** What an answer cites itself: its facts, or the refusal; nothing where the rule threw. */
export const resultCites = ({ result }: Pick<Trace, 'result'>): Cite[] => {
  if (!result) return [];
  if (isRefusal(result)) return [result.refused.cite];
  return (result.facts ?? []).flatMap(({ cite }) => (cite ? [cite] : []));
};

/** Every place a trace cites: steps, lit cells, facts, the refusal. */
export const citesOf = ({ steps, lit, result }: Trace): Cite[] => [
  ...steps.map(({ cite }) => cite),
  ...lit,
  ...resultCites({ result }),
];

/** An option of each reading, drawn at random. */
export const drawReadings = (readings: Readings, pick: (n: number) => number): Record<string, string> =>
  Object.fromEntries(
    Object.entries(readings).map(([id, spec]) => [id, String(listOptions(spec)[pick(listOptions(spec).length)])]),
  );

/** A whole ask drawn at random: printing, readings, input. */
export const drawAsk = (calculator: Calculator, pick: (n: number) => number): CheckedAsk => {
  const editions = listEditions(calculator);
  return {
    edition: String(editions[pick(editions.length)]),
    readings: drawReadings(calculator.readings, pick),
    input: sampleInput(calculator.input, pick),
  };
};

const PER_CALCULATOR = 600;

/** The inputs of the examples; one that is no input is the doors' problem. */
const examplesOf = ({ input, examples }: Calculator): unknown[] =>
  examples.flatMap(({ words }) => {
    try {
      return [parseInput(input, parseWords(input, splitWords(words)))];
    } catch (error) {
      toInputError(error);
      return [];
    }
  });

/** The examples in every printing, then asks drawn at random, always the same ones. */
export const asksOf = (calculator: Calculator): CheckedAsk[] => {
  const pick = sizedPicker(`asks ${calculator.id}`);
  const examples = examplesOf(calculator);
  return [
    ...listEditions(calculator).flatMap((edition) =>
      examples.map((input) => ({ edition, readings: fillProfile(calculator.readings), input })),
    ),
    ...Array.from({ length: PER_CALCULATOR }, () => drawAsk(calculator, pick)),
  ];
};

/** The options of a reading that a calculator may not even carry. */
export const listOptionIds = ({ readings }: Calculator, id: string): readonly string[] => {
  const spec = readings[id];
  return spec ? listOptions(spec) : [];
};

/** The readings of an ask that are not the default ones: those that travel. */
export const changedReadings = ({ calculator, asked }: Pick<Trace, 'calculator' | 'asked'>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(asked.readings).filter(([id, option]) => listOptionIds(calculator, id)[0] !== option),
  );

/** An ask in words that a reader can type. */
export const formatAsk = ({ calculator, asked }: Pick<Trace, 'calculator' | 'asked'>): string => {
  const readings = Object.entries(changedReadings({ calculator, asked })).map(
    ([id, option]) => `reading.${id}=${option}`,
  );
  const words = formatWords(calculator.input, asked.input).map(([name, value]) => `${name}=${value}`);
  return [calculator.id, `edition=${asked.edition}`, ...words, ...readings].join(' ');
};
