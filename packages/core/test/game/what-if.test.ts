import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import { InputError } from '../../src/error.ts';
import { isSameAnswer } from '../../src/game/answer.ts';
import {
  type Calculator,
  type Change,
  checkAsk,
  computeAnswer,
  computeWhatIf,
  createBrief,
  describeInput,
  type Field,
  parseInput,
  settleInput,
  type Value,
  whatIfSteps,
  wholeNumber,
} from '../../src/game/index.ts';
import { listNeighbours } from '../../src/game/neighbours.ts';
import { anyFight, input } from '../fixture/fight.ts';
import { inputs } from './inputs.ts';
import { shapes } from './shapes.ts';

const of = (raw: unknown, more = {}) => computeWhatIf(anyFight, checkAsk(anyFight, { input: raw, ...more }));
const found = (changes: readonly Change[], field: string) =>
  changes.filter((one) => one.field === field).map(({ to, answer: { headline } }) => [to, headline]);

type Plain = { [name: string]: Plain };
/** The input with one place of it put otherwise; `undefined` takes an item out of its list. */
const put = (value: unknown, path: readonly string[], to: unknown): unknown => {
  const [name, ...rest] = path;
  if (name === undefined) return to;
  if (Array.isArray(value)) {
    const copy = [...value];
    const i = Number(name) - 1;
    if (rest.length === 0 && to === undefined) copy.splice(i, 1);
    else copy[i] = put(copy[i], rest, to);
    return copy;
  }
  const plain = value as Plain;
  return { ...plain, [name]: put(plain[name], rest, to) };
};

describe('what would change it', () => {
  it('is the nearest number each way until the answer changes', () => {
    // Two against two is 1/1: 0. Three makes 1.5/1; one makes 1/2. The defender: 1 makes 2/1, 3 falls to 1/2.
    const { changes } = of({});
    expect(found(changes, 'attackers.1.strength').map(([to]) => to)).toEqual([3, 1]);
    expect(found(changes, 'defender.strength').map(([to]) => to)).toEqual([3, 1]);
    // At eight against two the odds are 2/1 and stay so up to nine; below, four is the last that keeps them.
    expect(found(of({ attackers: [{ strength: 8 }] }).changes, 'attackers.1.strength').map(([to]) => to)).toEqual([3]);
  });

  it('is each other choice, each unit taken out, a default unit added', () => {
    const { changes } = of({ attackers: [{ strength: 2 }, { strength: 1 }] });
    expect(found(changes, 'ground').map(([to]) => to)).toEqual(['wood', 'lake']);
    expect(found(changes, 'from').map(([to]) => to)).toEqual(['flank', 'rear']);
    expect(
      changes.filter(({ field, to }) => field.startsWith('attackers.') && to === null).map(({ field }) => field),
    ).toEqual(['attackers.1', 'attackers.2']);
    expect(changes.find(({ field }) => field === 'attackers.3')).toMatchObject({
      from: null,
      to: { strength: 2, losses: 0 },
    });
  });

  it('says what a refusal would take, and what would bring one', () => {
    expect(found(of({}).changes, 'ground')).toContainEqual(['lake', 'refused_notes.a']);
    expect(found(of({ ground: 'lake' }).changes, 'ground').map(([to]) => to)).toEqual(['open', 'wood']);
  });

  it('knows which fields mattered, those that do not apply left out', () => {
    const { mattered } = of({ ground: 'lake' });
    expect(mattered).toMatchObject({ ground: true, 'defender.facing': false, 'attackers.1.strength': false });
    expect(Object.keys(mattered)).not.toContain('from');
    expect(Object.keys(of({}).mattered)).not.toContain('weather.moon');
    // The facts name the ford: nothing else of the answer turns on it.
    const { mattered: open, changes } = of({});
    expect([open.hexsides, found(changes, 'hexsides')]).toEqual([true, []]);
  });

  it('agrees with trying every field by hand', () => {
    const others: Readonly<Record<string, readonly unknown[]>> = {
      ground: ['open', 'wood', 'lake'],
      from: ['front', 'flank', 'rear'],
      'defender.arm': ['foot', 'horse'],
      'weather.night': [true, false],
      'defender.square': [true, false],
    };
    fc.assert(
      fc.property(inputs(input), (value) => {
        const asked = checkAsk(anyFight, { input: value });
        const here = computeAnswer(anyFight, asked);
        const { changes, mattered } = computeWhatIf(anyFight, asked);
        for (const [field, options] of Object.entries(others)) {
          if (!(field in mattered)) continue;
          const path = field.split('.');
          const results = options.map((to) => {
            const other = parseInput(input, settleInput(input, put(value, path, to) as typeof value));
            return { to, result: computeAnswer(anyFight, { ...asked, input: other }) };
          });
          expect(mattered[field]).toBe(results.some(({ result }) => !isSameAnswer(result, here)));
          const own = createBrief(anyFight, here).headline;
          expect(found(changes, field).map(([to]) => to)).toEqual(
            results.filter(({ result }) => createBrief(anyFight, result).headline !== own).map(({ to }) => to),
          );
        }
        for (const change of changes) {
          const removed = change.to === null && /\.\d+$/.test(change.field);
          const other = put(value, change.field.split('.'), removed ? undefined : change.to);
          const result = computeAnswer(anyFight, { ...asked, input: settleInput(input, other as typeof value) });
          expect(change.answer).toEqual(createBrief(anyFight, result));
          expect(change.measure).toEqual(change.answer.measure);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('skips neighbours that are no input, and hides no fault', () => {
    const moody = describeInput({ n: wholeNumber({ label: t('N', 'N'), min: 0, max: 3, default: 1 }) });
    const mood = (bad: number, error: Error): Calculator => ({
      ...anyFight,
      input: moody,
      answer: (_, value) => {
        const { n } = value as { n: number };
        if (n === bad) throw error;
        return { total: n };
      },
    });
    const refused = mood(2, new InputError({ code: 'x', field: 'n', allowed: { rule: 'odd' }, given: 2 }));
    expect(found(computeWhatIf(refused, checkAsk(refused, {})).changes, 'n')).toEqual([
      [3, '+3'],
      [0, '0'],
    ]);
    const buggy = mood(2, new RangeError('bug'));
    expect(() => computeWhatIf(buggy, checkAsk(buggy, {}))).toThrow(RangeError);
  });
});

describe('neighbours', () => {
  it('are valid inputs once settled, differ from here in the field they name, and say from what', () => {
    fc.assert(
      fc.property(inputs(shapes), (value) => {
        for (const { runs } of listNeighbours(shapes, value as unknown as Value))
          for (const run of runs)
            for (const neighbour of run()) {
              const settled = settleInput(shapes, neighbour.input as unknown as typeof value);
              expect(parseInput(shapes, settled)).toEqual(settled);
              expect(neighbour.input).not.toEqual(value);
              // An item that is taken out goes to nothing; all else is put in its place.
              if (neighbour.to !== null) {
                expect(neighbour.from).not.toEqual(neighbour.to);
                expect(put(value, neighbour.field.split('.'), neighbour.to)).toEqual(neighbour.input);
              }
            }
      }),
      { numRuns: 30 },
    );
  });

  it('of a set have each option in or out; of choices made in turn, the last taken back or one more', () => {
    const to = (name: string, raw: object) =>
      listNeighbours(shapes, parseInput(shapes, raw) as unknown as Value)
        .filter(({ place }) => place.path === name)
        .flatMap(({ runs }) => runs.flatMap((run) => [...run()].map((one) => one.to)));
    expect(to('set', { set: ['blue', 'red'] })).toEqual([['blue'], ['red'], ['blue', 'red', 'green']]);
    expect(to('run', { run: ['blue', 'blue'] })).toEqual([
      ['blue'],
      ['blue', 'blue', 'red'],
      ['blue', 'blue', 'blue'],
      ['blue', 'blue', 'green'],
    ]);
    expect(to('run', { run: [] })).toEqual([['red'], ['blue'], ['green']]);
  });

  it('run outward to the ends of a number, and from nothing upward', () => {
    const field: Field = describeInput({
      n: { kind: 'whole', label: t('N', 'N'), min: 0, max: 4, default: null, optional: true },
    });
    const runs = (n: number | null) =>
      listNeighbours(field, { n }).flatMap((spot) => spot.runs.map((run) => [...run()].map(({ to }) => to)));
    expect(runs(1)).toEqual([[2, 3, 4], [0], [null]]);
    expect(runs(null)).toEqual([[0, 1, 2, 3, 4]]);
  });
});

it('neighbour by neighbour it comes to the same, with a rest at each', () => {
  const asked = checkAsk(anyFight, {});
  const steps = whatIfSteps(anyFight, asked);
  let rests = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) rests += 1;
  const whole = computeWhatIf(anyFight, asked);
  expect(step.value).toEqual(whole);
  // Every change that is told is a neighbour that was tried, and there are others that change nothing.
  expect(rests).toBeGreaterThan(whole.changes.length);
});
