import { type BarePrintings, bareCharts, type Makes } from '../chart/bare.ts';
import { same } from '../text.ts';
import type { Calculator, Context, Measure } from './calculator.ts';
import type { Field, GroupField } from './field.ts';
import type { Readings } from './reading.ts';
import { type Phrases, type Spoken, wordless } from './say.ts';

/** The description of a field without its words; an option is its id. */
export interface BareField {
  readonly kind: Field['kind'];
  readonly options?: readonly string[];
  readonly of?: BareField;
  readonly fields?: Readonly<Record<string, BareField>>;
  /** Bounds, defaults, conditions: as the field has them. */
  readonly [more: string]: unknown;
}

/** A calculator without its words: how it is asked, how it can be read, what is printed. Drawn from it, never typed. */
export interface Bare {
  readonly id: string;
  readonly input: BareField;
  /** The options of each reading, the default first. */
  readonly readings: Readonly<Record<string, readonly string[]>>;
  readonly printings: BarePrintings;
}

/** The field again, named by its id. */
const named = ({ options, of, fields, ...rest }: BareField, id: string): Field => {
  const field = {
    ...rest,
    label: same(id),
    ...(options ? { options: options.map((option) => ({ id: option, label: same(option) })) } : {}),
    ...(of ? { of: named(of, id) } : {}),
    ...(fields
      ? { fields: Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, named(inner, name)])) }
      : {}),
  };
  // Drawn from a field, and nothing of it left out that is not put back here.
  return field as unknown as Field;
};

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
    // The whole input of a calculator is a group.
    input: named(input, id) as GroupField,
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
  // What is left out is what people read: helps, the questions of readings, the rows of charts that no rule looks up.
  return spec as unknown as Calculator;
};
