import { createHash } from 'node:crypto';
import { t } from '@coup-doeil/core/chart';
import {
  type Calculator,
  choice,
  describeInput,
  direction,
  type Fields,
  flag,
  list,
  unit,
  wholeNumber,
} from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { digests } from '../src/conformance/digests.ts';
import { loadSubject } from '../src/conformance/subject.ts';
import { duel, fire } from './duel.ts';
import { folder } from './entries.ts';

const label = t('X', 'X');
const { odds: _, measure: __, ...bare } = fire;
const two = wholeNumber({ label, min: 0, max: 1, default: 0 });
const ten = wholeNumber({ label, min: 0, max: 9, default: 0 });
const yes = flag({ label });

/** Every field shows in its total: what is said of it, times its weight. */
const weighing = (weights: Readonly<Record<string, number>>, fields: Fields, ...examples: string[]): Calculator => ({
  ...bare,
  id: 'x',
  input: describeInput(fields) as Calculator['input'],
  charts: { '2020': {} },
  readings: {},
  examples: examples.map((words, i) => ({ id: `example-${i}`, title: label, words })),
  answer: (_context, said) => ({
    total: Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * Number(Object(said)[name]), 0),
  }),
});

const lines = async (drawn: number, ...calculators: readonly Calculator[]): Promise<string[]> =>
  digests({ ...(await loadSubject(duel(), { at: folder(), drawn })), calculators });
const heads = async (calculator: Calculator): Promise<string[]> =>
  (await lines(0, calculator)).map((line) => line.slice(0, line.indexOf(':')));

/** What is pinned of answers that have nothing but a total. */
const block = (totals: readonly number[]): string => {
  const said = totals.map((total) => `[${total},false,null,[]]\n`).join('');
  return `${createHash('sha256').update(said).digest('hex').slice(0, 12)} of ${totals.length}`;
};

describe('fields together', () => {
  test('are answered for in pairs, and two numbers with a state, all their values with each other', async () => {
    const found = await lines(0, weighing({ a: 1, b: 2, c: 4 }, { a: two, b: two, c: yes }, ''));
    expect(found).toEqual([
      `x 2020 a × b: ${block([0, 2, 1, 3])}`,
      `x 2020 a × c: ${block([0, 4, 1, 5])}`,
      `x 2020 b × c: ${block([0, 4, 2, 6])}`,
      `x 2020 a × b × c: ${block([0, 4, 2, 6, 1, 5, 3, 7])}`,
    ]);
  });

  test('have five values each in a pair, three in a triple, the ends among them', async () => {
    const sums = (a: readonly number[], b: readonly number[], c: readonly number[]) =>
      a.flatMap((one) => b.flatMap((other) => c.map((state) => one + other + state)));
    const [five, three] = [
      [0, 1, 4, 6, 9],
      [0, 1, 9],
    ] as const;
    const found = await lines(0, weighing({ a: 1, b: 10, c: 100 }, { a: ten, b: ten, c: yes }, ''));
    expect(found).toContain(
      `x 2020 a × b: ${block(
        sums(
          five,
          five.map((n) => n * 10),
          [0],
        ),
      )}`,
    );
    expect(found).toContain(
      `x 2020 a × b × c: ${block(
        sums(
          three,
          three.map((n) => n * 10),
          [0, 100],
        ),
      )}`,
    );
  });

  test('are those of the first example that has the most of them, and go where another takes them away', async () => {
    const fields = { yes, moon: flag({ label, when: { yes: true } }), n: two };
    const found = await lines(0, weighing({ yes: 1, moon: 2, n: 4 }, fields, '', 'yes=true', 'yes=true n=1'));
    expect(found).toEqual([
      `x 2020 yes × moon: ${block([1, 3])}`,
      `x 2020 yes × n: ${block([1, 5, 0, 4])}`,
      `x 2020 moon × n: ${block([1, 5, 3, 7])}`,
    ]);
  });

  test('are asked in every printing, and in none of a calculator without an example', async () => {
    const calculator = weighing({ a: 1, b: 2 }, { a: two, b: two }, '');
    const printed = { ...calculator, charts: { '2020': {}, '2010': {} } };
    expect(await heads(printed)).toEqual(['x 2020 a × b', 'x 2010 a × b']);
    expect(await heads({ ...printed, examples: [] })).toEqual([]);
  });

  test('are two numbers and a choice or a flag, no list and no direction', async () => {
    const arm = choice({ label, options: { foot: label, horse: label }, default: 'foot' });
    const fields = {
      a: two,
      b: two,
      arm,
      yes,
      side: direction({ label, default: 'n' }),
      arms: list({ label, of: arm, max: 1 }),
    };
    const found = await heads(weighing({}, fields, ''));
    expect(found.filter((one) => one.split('×').length > 2)).toEqual(['x 2020 a × b × arm', 'x 2020 a × b × yes']);
    expect(found.filter((one) => one.split('×').length === 2)).toHaveLength(15);
  });

  test('are of several like units the first alone', async () => {
    const units = list({ label, min: 1, max: 120, of: unit({ label, fields: { k: two, m: two } }) });
    expect(await heads(weighing({}, { units }, 'units=120 units.1.k=1'))).toEqual([
      'x 2020 units.1.k × units.1.m',
      'x 2020 units.1.k × units',
      'x 2020 units.1.m × units',
    ]);
  });

  test('make 250 triples and no more, the ends among them', async () => {
    const named = (letter: string, count: number, field: Fields[string]) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`${letter}${i + 1}`, field]));
    const found = await heads(weighing({}, { ...named('n', 12, two), ...named('y', 4, yes) }, ''));
    const triples = found.filter((one) => one.split('×').length > 2);
    expect(triples).toHaveLength(250);
    expect(triples[0]).toBe('x 2020 n1 × n2 × y1');
    expect(triples.at(-1)).toBe('x 2020 n11 × n12 × y4');
  });
});

describe('whole inputs', () => {
  const x = weighing({ a: 1, b: 10, c: 100 }, { a: ten, b: ten, c: yes });
  const y = { ...x, id: 'y' };

  test('come in blocks of a thousand, shared among the calculators', async () => {
    let asked = 0;
    const counting: Calculator = {
      ...x,
      answer: (context, input) => {
        asked++;
        return x.answer(context, input);
      },
    };
    const found = await lines(3000, counting, y);
    expect(found.map((line) => line.replace(/: [0-9a-f]{12} of /, ' of '))).toEqual([
      'x whole 001 of 1000',
      'x whole 002 of 1000',
      'y whole 001 of 1000',
      'y whole 002 of 1000',
    ]);
    expect(asked).toBe(2000);
    // Each block is drawn anew, and by the name of its calculator.
    expect(new Set(found.map((line) => line.split(': ')[1])).size).toBe(4);
  });

  test('stay what they were when another calculator joins, and when more are drawn', async () => {
    const [first] = await lines(1000, x);
    expect((await lines(2000, y, x))[1]).toBe(first);
    expect((await lines(5000, x))[0]).toBe(first);
  });
});
