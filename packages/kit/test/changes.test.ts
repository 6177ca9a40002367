import { t } from '@coup-doeil/core/chart';
import {
  type Calculator,
  choice,
  describeInput,
  type Field,
  flag,
  group,
  InputError,
  list,
  optionalNumber,
  unit,
  wholeNumber,
} from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { duel, fire } from './duel.ts';
import { find } from './find.ts';

const label = t('X', 'X');
const { measure: _, odds: __, ...bare } = fire;

/** A calculator that answers with one figure. */
const counting = (
  fields: Readonly<Record<string, Field>>,
  total: (input: Readonly<Record<string, unknown>>) => number,
) =>
  ({
    ...bare,
    input: describeInput(fields) as Calculator['input'],
    examples: [],
    readings: {},
    answer: (_, input) => ({ total: total(Object(input)) }),
  }) satisfies Calculator;

/** What is said of the changes, each thing once, whatever was asked. */
const said = async (calculator: Calculator): Promise<string[]> => {
  const lines = (await find('changes', duel({ calculator }))).split('\n').filter(Boolean);
  return [...new Set(lines.map((line) => line.replace(/^fire edition=[^:]*: /, '')))];
};

/** The number that a structure spells: each part of it counts, and where it stands. */
const spell = (value: unknown): number => {
  if (value === null) return 17;
  if (typeof value !== 'object') return Number(value);
  return Object.values(value ?? {}).reduce((sum, one) => sum * 31 + spell(one) + 1, 0);
};

describe('changes', () => {
  const n = wholeNumber({ label, min: 0, max: 5, default: 3 });
  const arm = choice({ label, options: { 1: label, 2: label, 3: label }, default: '1' });
  const pair = unit({ label, fields: { n, yes: flag({ label }) } });
  test.each<[string, Field]>([
    ['a number', n],
    ['a number that may be left out', optionalNumber({ label, min: 0, max: 5 })],
    ['a flag', flag({ label })],
    ['a choice', arm],
    ['a set', list({ label, of: arm, max: 2 })],
    ['choices made in turn', list({ label, of: arm, max: 3, repeats: true })],
    ['a list of numbers', list({ label, of: n, min: 1, max: 3 })],
    ['a list of numbers that may be left out', list({ label, of: optionalNumber({ label, min: 1, max: 3 }), max: 3 })],
    ['a list of units', list({ label, of: pair, min: 1, max: 3 })],
    ['a list of lists', list({ label, of: list({ label, of: n, max: 2 }), max: 2 })],
    ['a group with a list of units', group({ label, fields: { far: n, units: list({ label, of: pair, max: 3 }) } })],
  ])('are true of %s, each thing of which counts', async (_, it) => {
    expect(await said(counting({ n1: n, it }, spell))).toEqual([]);
  });

  test('are true where the answer turns only far away, up or down', async () => {
    expect(await said(counting({ n }, (input) => Number(Number(input.n) >= 4)))).toEqual([]);
    expect(await said(counting({ n }, (input) => Number(input.n === 0)))).toEqual([]);
    const numbers = list({ label, of: n, min: 1, max: 3 });
    const high = (all: readonly number[]) => all.length * 4 + all.filter((one) => one >= 4).length;
    expect(await said(counting({ numbers }, (input) => high(input.numbers as number[])))).toEqual([]);
  });

  test('settle what hangs on the change', async () => {
    const fields = { yes: flag({ label }), n: { ...n, when: { yes: true } } };
    expect(await said(counting(fields, spell))).toEqual([]);
  });

  test('pass over what the rule itself calls bad input', async () => {
    const odd = (input: Readonly<Record<string, unknown>>) => {
      if (input.n === 3)
        throw new InputError({ code: 'odd', field: 'n', allowed: { rule: 'anything-but', not: 3 }, given: 3 });
      return Number(Number(input.n) >= 4);
    };
    // Drawn asks are worked out too: those that throw are the problem of the answers.
    expect(await said(counting({ n }, odd))).toEqual([]);
  });

  test('are caught that change nothing, and that another change comes before', async () => {
    /** One more where it is written down. */
    const more = (total: (n: number) => boolean): Calculator => ({
      ...counting({ n }, () => 0),
      answer: ({ tally }, input) => ({ total: Number(total(Object(input).n)) + ('steps' in tally ? 1 : 0) }),
    });
    const low = more((n) => n <= 3);
    expect(await find('changes', duel({ calculator: low }))).toContain(
      'fire edition=2020 n=0: n to 4 is passed over: 3 changes the answer already',
    );
    const up = await said(low);
    expect(up.toSorted()).toEqual([
      'n to 3 changes nothing',
      'n to 4 is passed over: 1 changes the answer already',
      'n to 4 is passed over: 2 changes the answer already',
      'n to 4 is passed over: 3 changes the answer already',
    ]);
    const down = await said(more((n) => n >= 2));
    expect(down.toSorted()).toEqual([
      'n to 1 is passed over: 2 changes the answer already',
      'n to 1 is passed over: 3 changes the answer already',
      'n to 1 is passed over: 4 changes the answer already',
      'n to 2 changes nothing',
    ]);
  });

  test('are caught that bring another answer than is said, in the first asks of each calculator', async () => {
    let asked = 0;
    // An answer that differs from one call to the next: nothing said of it can be true.
    const fickle = counting({ yes: flag({ label }) }, () => ++asked);
    const game = {
      ...duel(),
      calculators: { fire: async () => fickle, other: async () => ({ ...fickle, id: 'other' }) },
    };
    const lines = (await find('changes', game)).split('\n');
    for (const line of lines)
      expect(line).toMatch(/^(fire|other) edition=.*: yes to (true|false) is said to bring \+\d+, and brings \+\d+$/);
    const it = list({ label, of: optionalNumber({ label, min: 1, max: 1 }), max: 2 });
    expect((await said(counting({ it }, () => ++asked))).join()).toMatch(
      /it.1 to null is said to bring \+\d+, and brings \+\d+ or \+\d+/,
    );
    expect(lines.filter((line) => line.startsWith('fire '))).toHaveLength(40);
    expect(lines.filter((line) => line.startsWith('other '))).toHaveLength(40);
  });
});
