import { createHash } from 'node:crypto';
import {
  type Calculator,
  type CheckedAsk,
  checkAsk,
  computeAnswer,
  type FieldPlace,
  listEditions,
  listNeighbours,
  type Value,
} from '@coup-doeil/core/game';
import { basesOf } from './field-lines.ts';
import { sizedPicker } from './picker.ts';
import { signature } from './signature.ts';
import { spread, thin } from './spread.ts';
import type { Subject } from './subject.ts';
import { drawAsk } from './trace.ts';

const SIZE = 12;

/** Many texts as one short one. */
export const digest = (texts: Iterable<string>): string => {
  const hash = createHash('sha256');
  let count = 0;
  for (const text of texts) {
    hash.update(`${text}\n`);
    count += 1;
  }
  return `${hash.digest('hex').slice(0, SIZE)} of ${count}`;
};

function* answerAll(calculator: Calculator, asks: readonly CheckedAsk[]): Generator<string> {
  for (const asked of asks) yield signature(computeAnswer(calculator, asked));
}

const block = (calculator: Calculator, asks: readonly CheckedAsk[]): string => digest(answerAll(calculator, asks));

/** The fields that make pairs and triples: of several like units the first alone. */
const listParts = (calculator: Calculator, input: Value): FieldPlace[] =>
  listNeighbours(calculator.input, input)
    .map(({ place }) => place)
    .filter(({ path }) => !path.split('.').some((part) => Number(part) > 1));

/** The inputs that come of every value of several fields together, so many of each. */
const together = (calculator: Calculator, input: Value, [path, ...rest]: readonly string[], most: number): Value[] => {
  if (path === undefined) return [input];
  const around = listNeighbours(calculator.input, input).find(({ place }) => place.path === path);
  if (!around) return [];
  const others = thin(spread(calculator, around), most - 1).map((example) => example.input);
  return [input, ...others].flatMap((other) => together(calculator, other, rest, most));
};

/** The example in which most fields apply, so that most of them meet. */
const richest = (calculator: Calculator): Value | undefined =>
  basesOf(calculator)
    .map(({ input }) => ({ input, parts: listParts(calculator, input).length }))
    .sort((a, b) => b.parts - a.parts)[0]?.input;

const OF_PAIR = 5;
const OF_TRIPLE = 3;
const MOST_TRIPLES = 250;

const pairsOf = (parts: readonly FieldPlace[]): string[][] =>
  parts.flatMap(({ path }, i) => parts.slice(i + 1).map((other) => [path, other.path]));

/** Two numbers and a state: totals, ratings, and what shifts them. */
const triplesOf = (parts: readonly FieldPlace[]): string[][] => {
  const numbers = parts.filter(({ field }) => field.kind === 'whole');
  const states = parts.filter(({ field }) => field.kind === 'choice' || field.kind === 'flag');
  return thin(
    pairsOf(numbers).flatMap((pair) => states.map(({ path }) => [...pair, path])),
    MOST_TRIPLES,
  );
};

/** The number of a block or a position, so that lines sort by it. */
export const numberOf = (index: number): string => String(index + 1).padStart(3, '0');

const OF_BLOCK = 1000;

/** Whole inputs drawn at random, in blocks that stay the same when another calculator joins. */
const drawn = (calculator: Calculator, blocks: number): string[] =>
  Array.from({ length: blocks }, (_, i) => {
    const number = numberOf(i);
    const pick = sizedPicker(`${calculator.id} ${number}`);
    const asks = Array.from({ length: OF_BLOCK }, () => drawAsk(calculator, pick));
    return `${calculator.id} whole ${number}: ${block(calculator, asks)}`;
  });

const combined = (calculator: Calculator): string[] => {
  const base = richest(calculator);
  if (base === undefined) return [];
  const parts = listParts(calculator, base);
  const groups = [
    ...pairsOf(parts).map((fields) => ({ fields, inputs: together(calculator, base, fields, OF_PAIR) })),
    ...triplesOf(parts).map((fields) => ({ fields, inputs: together(calculator, base, fields, OF_TRIPLE) })),
  ];
  const { readings } = checkAsk(calculator, {});
  return listEditions(calculator).flatMap((edition) =>
    groups.map(({ fields, inputs }) => {
      const asks = inputs.map((input) => ({ edition, readings, input }));
      return `${calculator.id} ${edition} ${fields.join(' × ')}: ${block(calculator, asks)}`;
    }),
  );
};

/** Answers by block: pairs of fields, triples, and whole inputs. */
export const digests = ({ calculators, drawn: all }: Subject): string[] => {
  const blocks = Math.ceil(all / OF_BLOCK / calculators.length);
  return calculators.flatMap((calculator) => [...combined(calculator), ...drawn(calculator, blocks)]);
};
