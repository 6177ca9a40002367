import { t } from '@coup-doeil/core/chart';
import {
  type Calculator,
  choice,
  describeInput,
  direction,
  type Field,
  flag,
  getDefault,
  group,
  list,
  optionalNumber,
  unit,
  type Value,
  wholeNumber,
} from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { spoilt } from '../src/conformance/bad-input.ts';
import { duel, fire } from './duel.ts';
import { find } from './find.ts';

const label = t('X', 'X');
const arm = choice({ label, options: { foot: label, horse: label }, default: 'foot' });
const n = wholeNumber({ label, min: 1, max: 3, default: 2 });
const numbers = list({ label, of: n, min: 1, max: 2 });

/** What is thrown at a field that stands alone in its input. */
const thrown = (field: Field, value: Value): unknown[] =>
  spoilt(describeInput({ it: field }), { it: value })
    .filter(({ name }) => name === 'it')
    .map(({ raw }) => Object(raw).it);

const WORDS = ['no such thing', ''];
const FIGURES = [1.5, Number.NaN, Number.POSITIVE_INFINITY, 1e300];
const STRANGERS = [JSON.parse('{"__proto__":{"strength":30}}'), JSON.parse('{"constructor":{}}')];

describe('what is thrown', () => {
  test.each<[string, Field, Value, unknown[]]>([
    ['a flag: all but the two it has', flag({ label }), true, [...WORDS, ...FIGURES, null, [], {}, -1e9]],
    ['a choice: everything', arm, 'foot', [...WORDS, ...FIGURES, true, null, [], {}, -1e9]],
    [
      'a direction: everything',
      direction({ label, default: 'n' }),
      'n',
      [...WORDS, ...FIGURES, true, null, [], {}, -1e9],
    ],
    [
      'a number: what is past its ends, and itself as a word',
      n,
      2,
      [...WORDS, ...FIGURES, true, null, [], {}, -1e9, 0, 4, '1'],
    ],
    [
      'a number that may be left out: something, at least',
      optionalNumber({ label, min: 1, max: 3 }),
      null,
      [...WORDS, ...FIGURES, true, [], {}, -1e9, 0, 4, '1'],
    ],
    ['a list: too many and too few', numbers, [2], [...WORDS, ...FIGURES, true, null, [], {}, -1e9, [2, 2, 2], []]],
    [
      'a list that may be empty: too many',
      list({ label, of: n, max: 1 }),
      [],
      [...WORDS, ...FIGURES, true, null, {}, -1e9, [2, 2]],
    ],
    [
      'a set: too many, and one thing twice',
      list({ label, of: arm, max: 2 }),
      [],
      [...WORDS, ...FIGURES, true, null, {}, -1e9, ['foot', 'foot', 'foot'], ['foot', 'foot']],
    ],
    [
      'a set of three or more: one thing three times',
      list({ label, of: arm, min: 3, max: 3 }),
      [],
      [
        ...[...WORDS, ...FIGURES, true, null, [], {}, -1e9],
        ...[
          ['foot', 'foot', 'foot', 'foot'],
          ['foot', 'foot'],
          ['foot', 'foot', 'foot'],
        ],
      ],
    ],
    [
      'a group: fields that it has not, whatever they are called',
      group({ label, fields: { n } }),
      { n: 3 },
      [...WORDS, ...FIGURES, true, null, [], -1e9, { n: 3, 'no-such-field': 1 }, ...STRANGERS],
    ],
    [
      'a unit: as a group',
      unit({ label, fields: { n } }),
      { n: 3 },
      [...WORDS, ...FIGURES, true, null, [], -1e9, { n: 3, 'no-such-field': 1 }, ...STRANGERS],
    ],
  ])('at %s', (_, field, value, wrong) => {
    expect(thrown(field, value)).toEqual(wrong);
  });

  test('at every field in its place, and at every item of a list', () => {
    const all = spoilt(
      describeInput({ yes: flag({ label }), units: list({ label, of: unit({ label, fields: { n } }), max: 2 }) }),
      {
        yes: true,
        units: [{ n: 1 }, { n: 3 }],
      },
    );
    expect([...new Set(all.map(({ name }) => name))]).toEqual([
      'input',
      'yes',
      'units',
      'units.1',
      'units.1.n',
      'units.2',
      'units.2.n',
    ]);
    expect(all.every(({ shaped }) => shaped)).toBe(true);
    expect(all.filter(({ name }) => name === 'units.2.n').at(-2)?.raw).toEqual({
      yes: true,
      units: [{ n: 1 }, { n: 4 }],
    });
  });

  const idle = (field: Field, yes: boolean): unknown[] => {
    const input = describeInput({ yes: flag({ label }), it: { ...field, when: { yes: true } } });
    return spoilt(input, { yes, it: getDefault(field) })
      .filter(({ name, shaped }) => name === 'it' && !shaped)
      .map(({ name, raw }) => [name, raw]);
  };
  test.each<[string, Field, Value]>([
    ['a flag', flag({ label }), true],
    ['a flag that is set', flag({ label, default: true }), false],
    ['a number', n, 1],
    ['a number at its least', wholeNumber({ label, min: 1, max: 3, default: 1 }), 3],
    ['a number left out', optionalNumber({ label, min: 1, max: 3 }), 1],
    ['a choice', arm, 'horse'],
    ['a direction', direction({ label, default: 'n' }), 'ne'],
    ['a list', numbers, [2, 2]],
    ['a list that is not at its least', list({ label, of: n, max: 2, count: 1 }), []],
    ['a group', group({ label, fields: { arm, n } }), { arm: 'horse', n: 2 }],
    ['a unit', unit({ label, fields: { n, arm } }), { n: 1, arm: 'foot' }],
  ])('at %s that does not apply is something else that it could hold', (_, field, other) => {
    expect(idle(field, false)).toEqual([['it', { yes: false, it: other }]]);
    expect(idle(field, true)).toEqual([]);
  });
  test('in a group that does not apply is something else in each of its fields', () => {
    const input = describeInput({
      yes: flag({ label }),
      it: group({ label, fields: { arm, n }, when: { yes: true } }),
    });
    const unshaped = (yes: boolean) =>
      spoilt(input, { yes, it: { arm: 'foot', n: 1 } }).flatMap(({ name, shaped }) => (shaped ? [] : [name]));
    expect(unshaped(false)).toEqual(['it', 'it.arm', 'it.n']);
    expect(unshaped(true)).toEqual([]);
  });
  test('at what does not apply and can hold one thing alone is no other', () => {
    expect(idle(choice({ label, options: { foot: label }, default: 'foot' }), false)).toEqual([]);
  });
});

describe('bad input', () => {
  const { measure: _, odds: __, ...bare } = fire;
  const asking = (fields: Readonly<Record<string, Field>>, more: Partial<Calculator> = {}) =>
    find(
      'bad-input',
      duel({
        calculator: {
          ...bare,
          input: describeInput(fields) as Calculator['input'],
          examples: [],
          readings: {},
          answer: () => ({ total: null }),
          ...more,
        },
      }),
    );
  const nothing = choice({ label, options: { foot: label, '': label }, default: 'foot' });

  test('that is let through is told once by each that lets it through', async () => {
    expect(await asking({ arm: nothing })).toBe(
      [
        'fire, field arm: it is let through: {"arm":""}',
        'fire, field arm: zod lets it through: {"arm":""}',
        'fire, field arm: the JSON Schema lets it through: {"arm":""}',
        'fire, field arm: it is answered: {"arm":""}',
      ].join('\n'),
    );
  });

  test('is looked for in a few inputs of each calculator, its own', async () => {
    const found = await asking({ arm: nothing, n: wholeNumber({ label, min: 0, max: 9_999, default: 0 }) });
    expect(found.split('\n')).toHaveLength(6 * 4);
    const other: Calculator = {
      ...fire,
      id: 'other',
      input: describeInput({ n }) as Calculator['input'],
      examples: [],
    };
    const both = { ...duel(), calculators: { fire: async () => fire, other: async () => other } };
    expect(await find('bad-input', both)).toBe('');
  });

  test('that does not apply is no business of the JSON Schema', async () => {
    const outer = group({ label, fields: { n: { ...n, when: { yes: true } } } });
    expect(await asking({ yes: flag({ label }), outer })).toBe('');
  });

  test('is named by its own field, though another is wrong as well', async () => {
    const half = wholeNumber({ label, min: 0.5, max: 2.5, default: 1 });
    const found = await asking({ half, yes: flag({ label }), far: flag({ label, when: { yes: true } }) });
    const unnamed = 'the error does not name the field and what is allowed';
    expect(found).toContain(`fire, field yes: ${unnamed}: `);
    expect(found).toMatch(new RegExp(`fire, field far: ${unnamed}: {"half":[\\d.]+,"yes":false,"far":true}`));
    expect(found).not.toContain('field half');
  });

  test('is named as a part of what does not apply, by that', async () => {
    const far = flag({ label, when: { yes: true } });
    const outer = group({ label, fields: { yes: flag({ label }), far }, when: { near: true } });
    expect(await asking({ near: flag({ label }), outer })).toBe('');
  });
});
