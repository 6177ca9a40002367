import { t } from '@coup-doeil/core/chart';
import {
  type Answer,
  type Branches,
  type Calculator,
  choice,
  describeInput,
  endRow,
  flag,
  list as items,
  listRows,
  type Odds,
  type OddsList,
  type OddsRole,
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
const die = (faces: number) => ({
  die: { id: `d${faces}`, faces: Array.from({ length: faces }, (_, i) => i + 1) },
  why: label,
});
const { measure: _, odds: __, ...bare } = fire;

const list = (role: OddsRole): OddsList => ({ label, role, outcome: (id) => t(id, id) });
const UNIT = list({ unit: 'units', index: 1 });

/** A table alone: each face its row. */
const table = (faces: number, at: (face: number) => string): Branches => ({
  dice: [die(faces)],
  fates: [],
  rows: listRows([die(faces)], (face) => ({ id: at(face) }), endRow),
});
const CERTAIN: Branches = { dice: [], fates: [], rows: listRows([], () => ({ id: 'so' }), endRow) };

/** A unit hit on the table at once, or else by a die of six at one. */
const hitLater = (dice: Branches['dice'], hits: (sum: number) => boolean): Branches => ({
  dice,
  fates: ['hit', 'miss'],
  rows: listRows(
    dice,
    (sum) => ({ id: hits(sum) ? 'hit' : 'on' }),
    ({ id }) => {
      const fail = id === 'hit' ? 'hit' : 'miss';
      return {
        id,
        tests: id === 'hit' ? [] : [{ ...die(6), need: 1 }],
        parties: [{ units: [{ unit: 'units.1', pass: 'hit', fail, test: id === 'hit' ? null : 0 }] }],
      };
    },
  ),
});

/** Nothing to ask for: every ask is the same, and what is wrong once is wrong in each that is looked at. */
const one = (
  odds: Record<string, Odds>,
  branches: Branches,
  lists: Readonly<Record<string, OddsList>> = { result: list('table') },
): Calculator => ({
  ...bare,
  input: describeInput({ none: wholeNumber({ label, min: 0, max: 0, default: 0 }) }) as Calculator['input'],
  examples: [],
  readings: {},
  charts: { '2020': {} },
  odds: lists,
  answer: () => ({ total: null, odds, branches }),
});
const found = async (...calculators: Calculator[]): Promise<string[]> =>
  throws.run(await subjectWith(calculators.map((calculator) => asked(calculator))));

const waysOf = (of: number, ways: Readonly<Record<string, number>>): Odds => ({ of, ways: Object.entries(ways) });
const HALVES = table(2, (face) => (face === 1 ? 'hit' : 'miss'));
const THIRDS = table(6, (face) => (face > 4 ? 'high' : 'low'));

const HEAD = 'fire edition=2020: ';
const otherwise = (list: string, id: string, ways: number, of: number) =>
  `${HEAD}odds ${list}: ${id} has ${ways} ways of ${of}, the dice thrown in every way say otherwise`;

describe('the dice thrown in every way', () => {
  test.each<[string, Calculator]>([
    ['of no die at all', one({ result: waysOf(1, { so: 1 }) }, CERTAIN)],
    ['of one die', one({ result: waysOf(3, { low: 2, high: 1 }) }, THIRDS)],
    [
      'of dice of other sizes, one after the other',
      // 1 in 4 comes at once; of the rest, 1 in 6.
      one(
        { unit: waysOf(8, { hit: 3, miss: 5 }) },
        hitLater([die(4)], (face) => face === 1),
        { unit: UNIT },
      ),
    ],
    [
      'of several dice that are added up, in several lists',
      // 10 or more comes in 6 ways of 36; of the rest, 1 in 6.
      one(
        { result: waysOf(36, { hit: 6, on: 30 }), unit: waysOf(216, { hit: 36 + 30, miss: 150 }) },
        hitLater([die(6), die(6)], (sum) => sum >= 10),
        { result: list('table'), unit: UNIT },
      ),
    ],
    ['of an outcome that has no ways and does not come', one({ result: waysOf(1, { so: 1, never: 0 }) }, CERTAIN)],
  ])('give the odds: %s', async (_, calculator) => {
    expect(await found(calculator)).toEqual([]);
  });

  test.each<[string, Calculator, string[]]>([
    [
      'ways that are others',
      one({ result: waysOf(6, { low: 3, high: 3 }) }, THIRDS),
      [otherwise('result', 'low', 3, 6), otherwise('result', 'high', 3, 6)],
    ],
    [
      'outcomes that only the odds, or only the dice, know',
      one({ result: waysOf(1, { thus: 1 }) }, CERTAIN),
      [otherwise('result', 'thus', 1, 1), otherwise('result', 'so', 0, 1)],
    ],
    [
      'lists that only the odds, or only the dice, know',
      one({ result: waysOf(1, { so: 1 }), both: waysOf(1, { so: 1 }) }, CERTAIN, {
        result: list('table'),
        other: list('table'),
      }),
      [`${HEAD}the dice give other, the odds do not`, otherwise('both', 'so', 1, 1)],
    ],
    [
      'ways that are off by a hair',
      // 2⁵² in 2⁵³ − 1 is hardly more than one in two.
      one({ result: waysOf(2 ** 53 - 1, { hit: 2 ** 52, miss: 2 ** 52 - 1 }) }, HALVES),
      [otherwise('result', 'hit', 2 ** 52, 2 ** 53 - 1), otherwise('result', 'miss', 2 ** 52 - 1, 2 ** 53 - 1)],
    ],
    [
      'a face that no row has',
      one({ result: waysOf(6, { low: 6 }) }, { ...THIRDS, rows: THIRDS.rows.slice(0, 1) }),
      [otherwise('result', 'low', 6, 6), otherwise('joint ends', 'no row', 0, 6)],
    ],
    [
      'ways of a row that are not those of its faces',
      one(
        { result: waysOf(6, { low: 4, high: 2 }) },
        { ...THIRDS, rows: THIRDS.rows.map((row) => ({ ...row, ways: 3 })) },
      ),
      [otherwise('joint ends', 'low', 3, 6), otherwise('joint ends', 'high', 3, 6)],
    ],
  ])('catch %s, in each of the forty asks looked at', async (_, calculator, problems) => {
    expect(await found(calculator)).toEqual(Array.from({ length: 40 }, () => problems).flat());
  });

  test('are up to 20 000; with more, ten asks are enough to give up', async () => {
    const certain = (faces: number) => {
      const dice = [die(faces), die(faces), die(faces)];
      const rows = listRows(dice, () => ({ id: 'so' }), endRow);
      return one({ result: waysOf(1, { so: 1 }) }, { dice, fates: [], rows });
    };
    // 21,952 and 19,683.
    expect(await found(certain(28))).toEqual(['fire: no input drawn has so few dice that they can all be thrown']);
    expect(await found(certain(27))).toEqual([]);
  });
});

describe('the asks looked at', () => {
  const guns = describeInput({
    arms: items({
      label,
      max: 5,
      count: 5,
      repeats: true,
      of: choice({ label, options: { foot: label }, default: 'foot' }),
    }),
    deep: items({
      label,
      min: 2,
      max: 5,
      count: 5,
      of: items({ label, max: 4, count: 4, of: wholeNumber({ label, min: 0, max: 9, default: 0 }) }),
    }),
    units: items({ label, max: 5, count: 5, of: unit({ label, fields: { gun: flag({ label }) } }) }),
  });
  type Guns = NonNullable<typeof guns.type>;
  const seen = (calculator: Calculator): { calculator: Calculator; inputs: Guns[] } => {
    const inputs: Guns[] = [];
    return {
      calculator: {
        ...calculator,
        answer: (context, input) => {
          inputs.push(input as Guns);
          return calculator.answer(context, input);
        },
      },
      inputs,
    };
  };
  const long = one({ result: waysOf(1, { so: 1 }) }, CERTAIN);

  test('have short lists, of one to three, where a list of choices brings no dice', async () => {
    const { calculator, inputs } = seen({ ...long, input: guns as Calculator['input'] });
    const whole = asked(calculator);
    expect(throws.run(await subjectWith([whole, whole, whole, whole]))).toEqual([]);
    const sizes = inputs
      // The first is the ask as it was.
      .slice(1, 5)
      .map(({ arms, deep, units }) => [arms.length, units.length, deep.map((one) => one.length)]);
    expect(sizes).toEqual([
      [5, 1, [1, 1]],
      [5, 2, [2, 2]],
      [5, 3, [3, 3, 3]],
      [5, 1, [1, 1]],
    ]);
    expect(inputs).toHaveLength(41);
    // What comes after the traces is drawn, and not the same for two calculators.
    const other = seen({ ...long, input: guns as Calculator['input'], id: 'other' });
    const once = asked(other.calculator);
    await throws.run(await subjectWith([once, once, once, once]));
    expect(other.inputs.slice(0, 5)).toEqual(inputs.slice(0, 5));
    expect(other.inputs).not.toEqual(inputs);
  });
  test('are two hundred at most, where few of them are answered', async () => {
    const cite = { document: 'new', chart: 'lines' };
    let answered = 0;
    const rarely: Calculator = {
      ...long,
      answer: (): Answer | Refusal =>
        answered++ === 0
          ? { total: null, branches: CERTAIN, odds: { result: waysOf(1, { other: 1 }) } }
          : refuse(label, { cite }),
    };
    const first = { ...asked(long), calculator: rarely };
    expect(throws.run(await subjectWith([first]))).toEqual([
      otherwise('result', 'other', 1, 1),
      otherwise('result', 'so', 0, 1),
    ]);
    expect(answered).toBe(200);
  });
});

describe('throws', () => {
  test('are asked for where there are odds', async () => {
    const mute: Calculator = {
      ...one({}, CERTAIN),
      answer: () => ({ total: 1, odds: { result: waysOf(1, { so: 1 }) } }),
    };
    const silent: Calculator = { ...mute, id: 'silent', answer: () => ({ total: 1 }) };
    expect(await found(mute, silent)).toEqual(['fire: it has odds, and no branches that they are folded from']);
    expect(
      await found({ ...silent, answer: () => refuse(label, { cite: { document: 'new', chart: 'lines' } }) }),
    ).toEqual([]);
  });
  test('are right in a game that is', async () => {
    expect(await find('throws', duel())).toBe('');
  });
});
