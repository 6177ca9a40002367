import { type BarePrintings, bareCharts, type Makes } from '../chart/bare.ts';
import { same } from '../text.ts';
import type { Calculator, Context, Measure } from './calculator.ts';
import type { GroupField } from './field.ts';
import type { Readings } from './reading.ts';
import { type Phrases, type Spoken, wordless } from './say.ts';

/** A calculator without its words: how it is asked, how it can be read, what is printed. Drawn from it, never typed. */
export interface Bare {
  readonly id: string;
  /** The description of its input without labels and helps. */
  readonly input: unknown;
  /** The options of each reading, the default first. */
  readonly readings: Readonly<Record<string, readonly string[]>>;
  readonly printings: BarePrintings;
}

/** What a calculator and its lean twin share: the rules, and what they count. */
export interface Rules<I, C, R extends Readings, P extends Phrases> {
  answer(context: Context<C, R> & Spoken<P>, input: I): ReturnType<Calculator['answer']>;
  readonly measure?: Omit<Measure, 'label'>;
}

/**
 * The calculator of these rules without a word: asked, checked and run as any other, it answers as the one it was drawn from;
 * where that has words, it has ids.
 */
export const leanCalculator = <I, C extends object, R extends Readings, P extends Phrases>(
  { id, input, readings, printings }: Bare,
  charts: Makes<C>,
  { answer, measure }: Rules<I, C, R, P>,
): Calculator => {
  const spec = {
    id,
    title: same(id),
    lead: same(id),
    input: input as GroupField,
    readings: Object.fromEntries(
      Object.entries(readings).map(([reading, options]) => [
        reading,
        { options: Object.fromEntries(options.map((option) => [option, same(option)])) },
      ]),
    ),
    charts: bareCharts(printings, charts),
    examples: [],
    ...(measure ? { measure: { ...measure, label: same(measure.list) } } : {}),
    answer: (context: Context<C, R>, asked: I) => answer({ ...context, say: wordless }, asked),
  };
  // What is left out is what people read: labels, reasons, the rows of charts that no rule looks up.
  return spec as unknown as Calculator;
};
