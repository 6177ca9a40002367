import { t } from '@coup-doeil/core/chart';
import {
  type Answer,
  type Calculator,
  choice,
  describeInput,
  flag,
  list,
  type Odds,
  type Refusal,
  refuse,
  unit,
  wholeNumber,
} from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { throws } from '../src/conformance/throws.ts';
import { asked, subjectWith } from './asked.ts';
import { duel, fire } from './duel.ts';
import { find } from './find.ts';

const label = t('X', 'X');
const die = (faces: number) => ({ id: `d${faces}`, faces: Array.from({ length: faces }, (_, i) => i + 1) });
const { throw: _, measure: __, odds: ___, ...bare } = fire;

/** Nothing to ask for: every ask is the same, and what is wrong once is wrong in each that is looked at. */
const one = (odds: Record<string, Odds>, thrown: NonNullable<Calculator['throw']>): Calculator => ({
  ...bare,
  input: describeInput({ none: wholeNumber({ label, min: 0, max: 0, default: 0 }) }) as Calculator['input'],
  examples: [],
  readings: {},
  charts: { '2020': {} },
  answer: () => ({ total: null, odds }),
  throw: thrown,
});
const found = async (...calculators: Calculator[]): Promise<string[]> =>
  throws.run(await subjectWith(calculators.map((calculator) => asked(calculator))));

const HEAD = 'fire edition=2020: ';
const otherwise = (list: string, id: string, ways: number, of: number) =>
  `${HEAD}odds ${list}: ${id} has ${ways} ways of ${of}, the dice thrown in every way say otherwise`;

describe('the dice thrown in every way', () => {
  test.each<[string, Calculator]>([
    ['of no die at all', one({ result: { of: 1, ways: [['so', 1]] } }, () => ({ result: 'so' }))],
    [
      'of one die',
      one(
        {
          result: {
            of: 3,
            ways: [
              ['low', 2],
              ['high', 1],
            ],
          },
        },
        (_, __, throwDie) => ({
          result: throwDie(die(6), label) > 4 ? 'high' : 'low',
        }),
      ),
    ],
    [
      'of dice of other sizes, one after the other',
      // 1 in 4 comes at once; of the rest, 1 in 6.
      one(
        {
          result: {
            of: 8,
            ways: [
              ['hit', 3],
              ['miss', 5],
            ],
          },
        },
        (_, __, throwDie) => {
          if (throwDie(die(4), label) === 1) return { result: 'hit' };
          return { result: throwDie(die(6), label) === 1 ? 'hit' : 'miss' };
        },
      ),
    ],
    [
      'of dice that call for others, in several lists',
      // Two sixes of three dice, the third thrown only after one six alone.
      one(
        {
          sixes: {
            of: 216,
            ways: [
              ['two', 6 + 10],
              ['less', 200],
            ],
          },
          first: {
            of: 6,
            ways: [
              ['six', 1],
              ['none', 5],
            ],
          },
        },
        (_, __, throwDie) => {
          const [a, b] = [throwDie(die(6), label), throwDie(die(6), label)];
          const count = Number(a === 6) + Number(b === 6);
          const all = count === 1 ? count + Number(throwDie(die(6), label) === 6) : count;
          return { sixes: all === 2 ? 'two' : 'less', first: a === 6 ? 'six' : 'none' };
        },
      ),
    ],
    [
      'of an outcome that has no ways and does not come',
      one(
        {
          result: {
            of: 2,
            ways: [
              ['so', 2],
              ['never', 0],
            ],
          },
        },
        () => ({ result: 'so' }),
      ),
    ],
  ])('give the odds: %s', async (_, calculator) => {
    expect(await found(calculator)).toEqual([]);
  });

  test.each<[string, Calculator, string[]]>([
    [
      'ways that are others',
      one(
        {
          result: {
            of: 6,
            ways: [
              ['low', 3],
              ['high', 3],
            ],
          },
        },
        (_, __, throwDie) => ({
          result: throwDie(die(6), label) > 4 ? 'high' : 'low',
        }),
      ),
      [otherwise('result', 'low', 3, 6), otherwise('result', 'high', 3, 6)],
    ],
    [
      'outcomes that only the odds, or only the dice, know',
      one({ result: { of: 1, ways: [['so', 1]] } }, () => ({ result: 'thus' })),
      [otherwise('result', 'so', 1, 1), otherwise('result', 'thus', 0, 1)],
    ],
    [
      'lists that only the odds, or only the dice, know',
      one({ result: { of: 1, ways: [['so', 1]] }, both: { of: 1, ways: [['so', 1]] } }, () => ({
        result: 'so',
        other: 'so',
      })),
      [`${HEAD}the dice give other, the odds do not`, otherwise('both', 'so', 1, 1)],
    ],
    [
      'ways that are off by a hair',
      // 2⁵² in 2⁵³ − 1 is hardly more than one in two.
      one(
        {
          result: {
            of: 2 ** 53 - 1,
            ways: [
              ['hit', 2 ** 52],
              ['miss', 2 ** 52 - 1],
            ],
          },
        },
        (_, __, throwDie) => ({
          result: throwDie(die(2), label) === 1 ? 'hit' : 'miss',
        }),
      ),
      [otherwise('result', 'hit', 2 ** 52, 2 ** 53 - 1), otherwise('result', 'miss', 2 ** 52 - 1, 2 ** 53 - 1)],
    ],
  ])('catch %s, in each of the forty asks looked at', async (_, calculator, problems) => {
    expect(await found(calculator)).toEqual(Array.from({ length: 40 }, () => problems).flat());
  });

  test('are up to 20 000; ten asks with more are enough to give up', async () => {
    let thrown = 0;
    const hitting = (faces: number): Calculator => {
      const big = die(faces);
      return one({ result: { of: 1, ways: [['hit', 1]] } }, (_, __, throwDie) => {
        thrown += 1;
        throwDie(big, label);
        return { result: 'hit' };
      });
    };
    expect(await found(hitting(20_001))).toEqual(['fire: no input drawn has so few dice that they can all be thrown']);
    expect(thrown).toBe(10 * 20_000);
    expect(await found(hitting(20_000))).toEqual([]);
    expect(thrown).toBe((10 + 40) * 20_000);
  });
});

describe('the asks looked at', () => {
  const guns = describeInput({
    arms: list({
      label,
      max: 5,
      count: 5,
      repeats: true,
      of: choice({ label, options: { foot: label }, default: 'foot' }),
    }),
    deep: list({
      label,
      min: 2,
      max: 5,
      count: 5,
      of: list({ label, max: 4, count: 4, of: wholeNumber({ label, min: 0, max: 9, default: 0 }) }),
    }),
    units: list({ label, max: 5, count: 5, of: unit({ label, fields: { gun: flag({ label }) } }) }),
  });
  type Guns = NonNullable<typeof guns.type>;
  const seen = (calculator: Calculator): { calculator: Calculator; inputs: Guns[] } => {
    const inputs: Guns[] = [];
    return {
      calculator: {
        ...calculator,
        throw: (_, input) => {
          inputs.push(input as Guns);
          return { result: 'so' };
        },
      },
      inputs,
    };
  };
  const long = one({ result: { of: 1, ways: [['so', 1]] } }, () => ({}));

  test('have short lists, of one to three, where a list of choices brings no dice', async () => {
    const { calculator, inputs } = seen({ ...long, input: guns as Calculator['input'] });
    const whole = asked(calculator);
    expect(throws.run(await subjectWith([whole, whole, whole, whole]))).toEqual([]);
    const sizes = inputs
      .slice(0, 4)
      .map(({ arms, deep, units }) => [arms.length, units.length, deep.map((one) => one.length)]);
    expect(sizes).toEqual([
      [5, 1, [1, 1]],
      [5, 2, [2, 2]],
      [5, 3, [3, 3, 3]],
      [5, 1, [1, 1]],
    ]);
    expect(inputs).toHaveLength(40);
    // What comes after the traces is drawn, and not the same for two calculators.
    const other = seen({ ...long, input: guns as Calculator['input'], id: 'other' });
    const once = asked(other.calculator);
    await throws.run(await subjectWith([once, once, once, once]));
    expect(other.inputs.slice(0, 4)).toEqual(inputs.slice(0, 4));
    expect(other.inputs).not.toEqual(inputs);
  });
  test('are two hundred at most, where few of them are answered', async () => {
    const cite = { document: 'new', chart: 'lines' };
    let answered = 0;
    const rarely: Calculator = {
      ...long,
      answer: (): Answer | Refusal =>
        answered++ === 0 ? { total: null, odds: { result: { of: 1, ways: [['other', 1]] } } } : refuse(label, { cite }),
    };
    const first = { ...asked(long), calculator: rarely };
    expect(throws.run(await subjectWith([first]))).toEqual([otherwise('result', 'other', 1, 1)]);
    expect(answered).toBe(200);
  });
});

describe('throws', () => {
  const { throw: ____, ...mute } = one({ result: { of: 1, ways: [['so', 1]] } }, () => ({}));
  test('are asked for where there are odds, of each calculator by itself', async () => {
    const silent: Calculator = { ...mute, id: 'silent', answer: () => ({ total: 1 }) };
    expect(await found(mute, silent)).toEqual(['fire: it has odds, and no throw to hold them to']);
    expect(
      await found({ ...silent, answer: () => refuse(label, { cite: { document: 'new', chart: 'lines' } }) }),
    ).toEqual([]);
  });
  test('know the calculator that they are a part of', async () => {
    const own: Calculator = {
      ...mute,
      throw() {
        return { result: this.id === 'fire' ? 'so' : 'other' };
      },
    };
    expect(await found(own)).toEqual([]);
  });
  test('are right in a game that is', async () => {
    expect(await find('throws', duel())).toBe('');
  });
});
