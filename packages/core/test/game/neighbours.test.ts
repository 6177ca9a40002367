import { describe, expect, it } from 'vitest';
import { t } from '../../src/chart/index.ts';
import {
  choice,
  describeInput,
  direction,
  type Field,
  flag,
  group,
  list,
  optionalNumber,
  unit,
  type Value,
  wholeNumber,
} from '../../src/game/index.ts';
import { listNeighbours } from '../../src/game/neighbours.ts';

const label = t('X', 'X');

/** Every neighbour by its field: what stands there now, what else could, run by run. */
const told = (field: Field, value: Value) =>
  listNeighbours(field, value).map(({ place, runs }) => [
    place.path,
    runs.map((run) => [...run()].map(({ field: at, from, to }) => `${at}: ${JSON.stringify([from, to])}`)),
  ]);
const inputsOf = (field: Field, value: Value) =>
  listNeighbours(field, value).flatMap(({ runs }) => runs.flatMap((run) => [...run()].map(({ input }) => input)));

describe('the neighbours of an input', () => {
  const arm = choice({ label, options: { foot: label, horse: label, guns: label }, default: 'foot' });

  it('are the other options, the other word of a flag, and the numbers each way', () => {
    const field = describeInput({
      arm,
      yes: flag({ label }),
      facing: direction({ label, default: 'n' }),
      n: wholeNumber({ label, min: 1, max: 3, default: 2 }),
    });
    const here = { arm: 'horse', yes: true, facing: 's', n: 2 };
    expect(told(field, here)).toEqual([
      ['arm', [['arm: ["horse","foot"]'], ['arm: ["horse","guns"]']]],
      ['yes', [['yes: [true,false]']]],
      ['facing', ['n', 'ne', 'se', 'sw', 'nw'].map((to) => [`facing: ["s","${to}"]`])],
      ['n', [['n: [2,3]'], ['n: [2,1]']]],
    ]);
    expect(inputsOf(field, here).slice(0, 3)).toEqual([
      { ...here, arm: 'foot' },
      { ...here, arm: 'guns' },
      { ...here, yes: false },
    ]);
  });

  it('of a number that may be left out: none too, and from none upward', () => {
    const field = describeInput({ n: optionalNumber({ label, min: 0, max: 2 }) });
    expect(told(field, { n: 0 })).toEqual([['n', [['n: [0,1]', 'n: [0,2]'], [], ['n: [0,null]']]]]);
    expect(told(field, { n: null })).toEqual([['n', [['n: [null,0]', 'n: [null,1]', 'n: [null,2]']]]]);
  });

  it('of a set stay within its bounds', () => {
    const sides = describeInput({ sides: list({ label, of: arm, min: 1, max: 2 }) });
    const to = (field: Field, value: Value) =>
      listNeighbours(field, value).flatMap(({ runs }) => runs.flatMap((run) => [...run()].map((one) => one.to)));
    expect(to(sides, { sides: ['foot'] })).toEqual([
      ['foot', 'horse'],
      ['foot', 'guns'],
    ]);
    expect(to(sides, { sides: ['guns', 'foot'] })).toEqual([['guns'], ['foot']]);
    const ways = describeInput({ ways: list({ label, of: direction({ label, default: 'n' }), max: 1 }) });
    expect(to(ways, { ways: ['n'] })).toEqual([[]]);
    const turns = describeInput({ turns: list({ label, of: arm, min: 1, max: 2, repeats: true }) });
    expect(to(turns, { turns: ['foot'] })).toEqual([
      ['foot', 'foot'],
      ['foot', 'horse'],
      ['foot', 'guns'],
    ]);
    expect(to(turns, { turns: ['foot', 'foot'] })).toEqual([['foot']]);
    const none = describeInput({ turns: list({ label, of: arm, max: 1, repeats: true }) });
    expect(to(none, { turns: [] })).toEqual([['foot'], ['horse'], ['guns']]);
  });

  it('of a list of units: each otherwise, each taken out, a default one added', () => {
    const one = unit({ label, fields: { n: wholeNumber({ label, min: 0, max: 1, default: 1 }) } });
    const field = describeInput({ units: list({ label, of: one, min: 1, max: 3 }) });
    const two = { units: [{ n: 0 }, { n: 1 }] };
    expect(told(field, two)).toEqual([
      ['units.1.n', [['units.1.n: [0,1]'], []]],
      ['units.2.n', [[], ['units.2.n: [1,0]']]],
      ['units', [['units.1: [{"n":0},null]'], ['units.2: [{"n":1},null]'], ['units.3: [null,{"n":1}]']]],
    ]);
    expect(inputsOf(field, two)).toEqual([
      { units: [{ n: 1 }, { n: 1 }] },
      { units: [{ n: 0 }, { n: 0 }] },
      { units: [{ n: 1 }] },
      { units: [{ n: 0 }] },
      { units: [{ n: 0 }, { n: 1 }, { n: 1 }] },
    ]);
    expect(told(field, { units: [{ n: 1 }] }).at(-1)).toEqual(['units', [['units.2: [null,{"n":1}]']]]);
    const full = { units: [{ n: 1 }, { n: 1 }, { n: 1 }] };
    expect(told(field, full).at(-1)?.[1]).toHaveLength(3);
  });

  it('leave out what does not apply, by the nearest field of that name', () => {
    const field = describeInput({
      yes: flag({ label }),
      inner: group({
        label,
        fields: {
          deep: flag({ label, when: { yes: true } }),
          arm,
          late: flag({ label, when: { arm: ['horse', 'guns'] } }),
        },
      }),
    });
    const names = (yes: boolean, arm: string) =>
      listNeighbours(field, { yes, inner: { deep: false, arm, late: false } }).map(({ place }) => place.path);
    expect(names(false, 'foot')).toEqual(['yes', 'inner.arm']);
    expect(names(true, 'guns')).toEqual(['yes', 'inner.deep', 'inner.arm', 'inner.late']);
  });

  it('of what hangs on nothing that stands anywhere are none', () => {
    expect(listNeighbours(describeInput({ a: flag({ label, when: { nowhere: true } }) }), { a: false })).toEqual([]);
  });
});
