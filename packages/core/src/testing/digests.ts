import { createHash } from 'node:crypto';
import { answer, type Calculator, checkAsk, editionsOf, type Field, type Value } from '../game/index.ts';
import { basesOf } from './field-lines.ts';
import { picker } from './picker.ts';
import { signature } from './signature.ts';
import { type Held, spotsOf, spread, thin } from './spread.ts';
import type { Subject } from './subject.ts';
import { visit } from './tour.ts';
import { drawAsk } from './trace.ts';

const SIZE = 12;

/** Many answers as one short text. */
const block = (calculator: Calculator, edition: string, inputs: readonly Value[]): string => {
  const { readings } = checkAsk(calculator, {});
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(`${signature(answer(calculator, { edition, readings, input }))}\n`);
  return `${hash.digest('hex').slice(0, SIZE)} of ${inputs.length}`;
};

interface Part {
  readonly field: string;
  readonly kind: Field['kind'];
}

/** The fields that make pairs and triples: of several like units the first alone. */
const partsOf = (calculator: Calculator, input: Value): Part[] => {
  const held = visit(calculator.input, input);
  return spotsOf(calculator, input)
    .filter(({ field }) => !/\.(?:[2-9]|\d\d+)(?:\.|$)/.test(field))
    .flatMap(({ field }) => held.filter(({ name }) => name === field))
    .map(({ name, field }) => ({ field: name, kind: field.kind }));
};

/** The inputs that come of every value of several fields together, so many of each. */
const together = (calculator: Calculator, input: Value, [field, ...rest]: readonly string[], most: number): Value[] => {
  if (field === undefined) return [input];
  const spot = spotsOf(calculator, input).find((one) => one.field === field);
  const held: Held[] = spot ? [{ said: '', input }, ...thin(spread(calculator, spot), most - 1)] : [];
  return held.flatMap((one) => together(calculator, one.input, rest, most));
};

/** The example in which most fields apply, so that most of them meet. */
const richest = (calculator: Calculator): Value | undefined =>
  basesOf(calculator)
    .map(({ input }) => ({ input, parts: partsOf(calculator, input).length }))
    .sort((a, b) => b.parts - a.parts)[0]?.input;

const OF_PAIR = 5;
const OF_TRIPLE = 3;
const MOST_TRIPLES = 250;

const pairsOf = (parts: readonly Part[]): string[][] =>
  parts.flatMap(({ field }, i) => parts.slice(i + 1).map((other) => [field, other.field]));

/** Two numbers and a state: totals, ratings, and what shifts them. */
const triplesOf = (parts: readonly Part[]): string[][] => {
  const numbers = parts.filter(({ kind }) => kind === 'whole');
  const states = parts.filter(({ kind }) => kind === 'choice' || kind === 'flag');
  return thin(
    pairsOf(numbers).flatMap((pair) => states.map(({ field }) => [...pair, field])),
    MOST_TRIPLES,
  );
};

const OF_BLOCK = 1000;

/** Whole inputs drawn at random, in blocks that stay the same when another calculator joins. */
const drawn = (calculator: Calculator, blocks: number): string[] =>
  Array.from({ length: blocks }, (_, i) => {
    const number = String(i + 1).padStart(3, '0');
    const pick = picker(`${calculator.id} ${number}`);
    const hash = createHash('sha256');
    for (let n = 0; n < OF_BLOCK; n++) hash.update(`${signature(answer(calculator, drawAsk(calculator, pick)))}\n`);
    return `${calculator.id} whole ${number}: ${hash.digest('hex').slice(0, SIZE)} of ${OF_BLOCK}`;
  });

const combined = (calculator: Calculator): string[] => {
  const base = richest(calculator);
  if (base === undefined) return [];
  const parts = partsOf(calculator, base);
  const groups = [
    ...pairsOf(parts).map((fields) => ({ fields, inputs: together(calculator, base, fields, OF_PAIR) })),
    ...triplesOf(parts).map((fields) => ({ fields, inputs: together(calculator, base, fields, OF_TRIPLE) })),
  ];
  return editionsOf(calculator).flatMap((edition) =>
    groups.map(
      ({ fields, inputs }) =>
        `${calculator.id} ${edition} ${fields.join(' × ')}: ${block(calculator, edition, inputs)}`,
    ),
  );
};

/** Answers by block: pairs of fields, triples, and whole inputs. */
export const digests = ({ calculators, drawn: all }: Subject): string[] => {
  const blocks = Math.ceil(all / OF_BLOCK / Math.max(1, calculators.length));
  return calculators.flatMap((calculator) => [...combined(calculator), ...drawn(calculator, blocks)]);
};
