import { d6 } from '@coup-doeil/dice';
import { describe, expect, it } from 'vitest';
import { bands, column, t, verbatim } from '../../src/chart/index.ts';
import {
  type Answer,
  type Calculator,
  checkAsk,
  createReport,
  describeInput,
  listFaces,
  refuse,
} from '../../src/game/index.ts';
import { says } from '../says.ts';

const label = t('X', 'X');
const cite = { document: 'sheet', chart: 'notes', note: 'a' };
const options = { a: label, b: label };

/** A calculator of one reading, which answers as the option says. */
const reading = (answers: Readonly<Record<'a' | 'b', ReturnType<Calculator['answer']>>>): Calculator => ({
  id: 'small',
  title: label,
  lead: label,
  input: describeInput({}),
  charts: { '2001': {} },
  readings: { doubt: { question: label, options, why: label, confidence: 'fair', cite } },
  examples: [],
  measure: { label, list: 'fate', counts: (id) => id === 'lost' },
  odds: {
    fate: { label: t('The unit', 'L’unité'), role: 'table', outcome: (id) => t(id, `fr-${id}`) },
    other: { label: t('Both', 'Les deux'), role: 'joint', outcome: (id) => t(id, `fr-${id}`) },
  },
  answer: ({ reading: read }) => answers[read('doubt') === 'a' ? 'a' : 'b'],
});

const useOf = (a: ReturnType<Calculator['answer']>, b: ReturnType<Calculator['answer']>) => {
  const calculator = reading({ a, b });
  return createReport({ id: 'small', version: '1' }, calculator, checkAsk(calculator, {})).readings[0];
};
const factsOf = (a: Answer, b: Answer) =>
  useOf(a, b)?.options?.map(({ facts }) => facts.map(({ id, value }) => `${id} ${value}`));
const fact = (id: string, value: number) => ({ id, label, value });

describe('a reading decides where another option shows a person something else', () => {
  it('and not between two refusals: the move is not made either way, whatever the reason and wherever it is printed', () => {
    const here = refuse(t('No.', 'Non.'), { cite });
    expect(useOf(here, refuse(t('No.', 'Non.'), { cite: { ...cite, note: 'b' } }))?.decisive).toBe(false);
    expect(useOf(here, refuse(t('Never.', 'Jamais.'), { cite }))?.decisive).toBe(false);
    expect(useOf(here, { total: 1 })?.decisive).toBe(true);
    expect(useOf({ total: 1 }, here)?.decisive).toBe(true);
  });

  it('and not where the same chance comes out of more dice', () => {
    const once: Answer = {
      total: 1,
      odds: {
        fate: {
          of: 2,
          ways: [
            ['lost', 1],
            ['holds', 1],
          ],
        },
      },
    };
    const often: Answer = {
      total: 1,
      odds: {
        fate: {
          of: 12,
          ways: [
            ['lost', 6],
            ['holds', 6],
          ],
        },
      },
    };
    expect(useOf(once, often)).toEqual({ id: 'doubt', value: 'a', decisive: false });
  });
});

describe('options with the same figures are told apart', () => {
  it('by the facts that not all of them say', () => {
    const [shared, one, two] = [fact('shared', 1), fact('apart', 2), fact('apart', 3)];
    expect(factsOf({ total: 1, facts: [shared, one] }, { total: 1, facts: [shared, two] })).toEqual([
      ['apart 2'],
      ['apart 3'],
    ]);
    expect(factsOf({ total: 1, facts: [one] }, { total: 1 })).toEqual([['apart 2'], []]);
  });

  it('by whether the sheet says all of the total', () => {
    expect(factsOf({ total: 1 }, { total: 1, incomplete: true })).toEqual([['complete true'], ['complete false']]);
  });

  it('by chances that the measure does not count, three at most', () => {
    const fate = {
      of: 6,
      ways: [
        ['lost', 2],
        ['holds', 4],
      ],
    } as const;
    const even = {
      of: 4,
      ways: [
        ['a', 1],
        ['b', 1],
        ['c', 1],
        ['d', 1],
      ],
    } as const;
    const other = { of: 6, ways: [['a', 6]] } as const;
    const [first, second] = [
      { total: 1, odds: { fate, other: even } },
      { total: 1, odds: { fate, other } },
    ];
    expect(factsOf(first, second)).toEqual([['other.a 1/4', 'other.b 1/4', 'other.c 1/4'], ['other.a 6/6']]);
    expect(useOf(first, second)?.options?.[1]?.facts[0]).toMatchObject({ label: says('Both, a', 'Les deux, fr-a') });
  });

  it('and facts are left out where the figures differ', () => {
    expect(factsOf({ total: 1, facts: [fact('apart', 2)] }, { total: 2, facts: [fact('apart', 3)] })).toEqual([[], []]);
  });

  it('with a refusal among them, the others alone', () => {
    const { odds: _, ...plain } = reading({ a: { total: 1 }, b: { total: 1 } });
    const calculator: Calculator = {
      ...plain,
      readings: {
        doubt: {
          question: label,
          options: { a: label, b: label, c: label },
          why: label,
          confidence: 'fair',
          cite,
        },
      },
      answer: ({ reading: read }: Parameters<Calculator['answer']>[0]) =>
        read('doubt') === 'c'
          ? refuse(label, { cite })
          : { total: 1, facts: [fact('apart', read('doubt') === 'a' ? 1 : 2)] },
    };
    const [use] = createReport({ id: 'small', version: '1' }, calculator, checkAsk(calculator, {})).readings;
    expect(use?.options?.map(({ facts }) => facts.map(({ value }) => value))).toEqual([[true, 1], [true, 2], []]);
  });
});

it('a face of the die keeps the marks of its cells', () => {
  const table = bands({
    id: 'table',
    title: label,
    document: 'sheet',
    columns: { one: column(label, verbatim), two: column(label, verbatim) },
    rows: [
      ['1 to 3', '_D_ [*] | -'],
      ['4 +', 'E | -'],
    ],
  });
  const { rows } = listFaces(d6, 0, table);
  expect(rows.map(({ cells, marks }) => [cells.one, marks])).toEqual([
    ...[1, 2, 3].map(() => ['_D_', { one: ['*'] }]),
    ...[4, 5, 6].map(() => ['E', {}]),
  ]);
});
