import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Arrival,
  changeMode,
  createGrid,
  FORBIDDEN,
  findArrival,
  findPath,
  findReach,
  getNeighbours,
  MOST_COST,
  mapByHex,
  parseHex,
  type StepCost,
  stopAfter,
  takeRest,
  tracePath,
} from '../src/index.ts';
import { fault } from './fault.ts';
import { RUNS, takeTime } from './fuzz.ts';

takeTime();

const grid = createGrid({ columns: 8, rows: 7, orientation: 'flat', shifted: 'even' });
const MODES = 3;

interface Outcome {
  readonly cost: number;
  readonly mode: number | undefined;
  readonly stops: boolean;
}
type Rules = readonly (Outcome | undefined)[];

/** A game's step, told as a table by hex, side and mode; nothing there: forbidden. */
const outcomeOf = (rules: Rules, from: number, side: number, mode: number): Outcome | undefined =>
  rules[((from * 6 + side) * MODES + mode) % rules.length];
const stepOf =
  (rules: Rules): StepCost =>
  (from, side, _to, mode) => {
    const outcome = outcomeOf(rules, from, side, mode);
    if (!outcome) return FORBIDDEN;
    if (outcome.stops) return stopAfter(outcome.cost, outcome.mode ?? mode);
    return outcome.mode === undefined ? outcome.cost : changeMode(outcome.cost, outcome.mode);
  };

/** The slow twin: tries every step from every hex and mode, again and again, until nothing gets cheaper. */
const relaxed = (rules: Rules, from: number, mode: number, allowance: number): Map<string, number> => {
  const costs = new Map([[`${from} ${mode} going`, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [state, cost] of [...costs]) {
      const [hex = '', current = '', how] = state.split(' ');
      if (how === 'stopped') continue;
      for (const [side, to] of getNeighbours(grid, Number(hex)).entries()) {
        const outcome = to < 0 ? undefined : outcomeOf(rules, Number(hex), side, Number(current));
        if (!outcome || cost + outcome.cost > allowance) continue;
        const next = `${to} ${outcome.mode ?? current} ${outcome.stops ? 'stopped' : 'going'}`;
        if (cost + outcome.cost >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        costs.set(next, cost + outcome.cost);
        changed = true;
      }
    }
  }
  return costs;
};

const outcome = fc.record({
  cost: fc.integer({ min: 0, max: 6 }),
  mode: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: fc.nat(MODES - 1) }),
  stops: fc.oneof({ weight: 4, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
});
const rules = fc.array(fc.option(outcome, { nil: undefined, freq: 4 }), { minLength: 1, maxLength: 400 });
const hex = fc.nat(grid.size - 1);
const allowance = fc.nat(20);
const plainRules = fc.array(fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 5 }), {
  minLength: 1,
  maxLength: 300,
});

const stateOf = ({ hex, mode, stopped }: Arrival): string => `${hex} ${mode} ${stopped ? 'stopped' : 'going'}`;

describe('reach', () => {
  /** All that the twin finds, but for stops where the unit may as well go on: such a stop may be told or not. */
  const same = (found: readonly Arrival[], twin: Map<string, number>): void => {
    const costs = new Map(found.map((arrival) => [stateOf(arrival), arrival.cost]));
    expect(costs.size).toBe(found.length);
    for (const [state, cost] of costs) expect([state, twin.get(state)]).toEqual([state, cost]);
    for (const [state, cost] of twin) {
      const going = twin.get(state.replace('stopped', 'going')) ?? Number.POSITIVE_INFINITY;
      if (state.endsWith('going') || cost < going) expect([state, costs.get(state)]).toEqual([state, cost]);
      if (state.endsWith('stopped') && going < cost) expect([state, costs.get(state)]).toEqual([state, undefined]);
    }
  };

  it('finds just what trying everything finds, at the same costs', () => {
    fc.assert(
      fc.property(rules, hex, fc.nat(MODES - 1), allowance, (table, from, mode, most) => {
        const found = findReach(grid, stepOf(table), { from, mode, modes: MODES, allowance: most });
        same(found, relaxed(table, from, mode, most));
      }),
      { numRuns: RUNS },
    );
  });

  it('finds the same with one mode', () => {
    fc.assert(
      fc.property(rules, hex, allowance, (table, from, most) => {
        const single = table.map((entry) => entry && { ...entry, mode: undefined });
        same(findReach(grid, stepOf(single), { from, allowance: most }), relaxed(single, from, 0, most));
      }),
      { numRuns: RUNS },
    );
  });

  it('tells the cheapest first, and each by a way that its steps add up to', () => {
    fc.assert(
      fc.property(rules, hex, allowance, (table, from, most) => {
        const found = findReach(grid, stepOf(table), { from, modes: MODES, allowance: most });
        const costs = found.map(({ cost }) => cost);
        expect(costs).toEqual(costs.toSorted((a, b) => a - b));
        for (const arrival of found) {
          const path = tracePath(arrival);
          let [place, mode, total, stopped] = [from, 0, 0, false];
          for (const step of path) {
            expect([step.from, step.mode, stopped]).toEqual([place, mode, false]);
            expect(getNeighbours(grid, step.from)[step.side]).toBe(step.to);
            const told = outcomeOf(table, step.from, step.side, step.mode);
            expect(step.cost).toBe(told?.cost);
            total += step.cost;
            expect(step.total).toBe(total);
            [place, mode, stopped] = [step.to, told?.mode ?? mode, told?.stops === true];
            expect([step.next, step.stopped]).toEqual([mode, stopped]);
          }
          expect([place, mode, total, stopped]).toEqual([arrival.hex, arrival.mode, arrival.cost, arrival.stopped]);
        }
      }),
    );
  });

  const flat: StepCost = () => 2;
  const start = parseHex(grid, '0404');

  it('stays at home with nothing to spend', () => {
    const found = findReach(grid, flat, { from: start, allowance: 1 });
    expect(found).toEqual([{ hex: start, mode: 0, stopped: false, cost: 0, before: undefined, side: 0 }]);
    expect(tracePath(found[0] ?? expect.fail())).toEqual([]);
  });

  it('answers by hex, and by hex and mode', () => {
    const onRoad: StepCost = (_from, side, _to, mode) => (side === 0 ? changeMode(1, 1) : mode === 1 ? FORBIDDEN : 2);
    const found = findReach(grid, onRoad, { from: start, modes: 2, allowance: 4 });
    const north = parseHex(grid, '0403');
    expect(findArrival(found, north)).toMatchObject({ mode: 1, cost: 1 });
    expect(findArrival(found, north, 1)).toMatchObject({ cost: 1 });
    expect(findArrival(found, north, 0)).toMatchObject({ cost: 4 });
    expect(findArrival(found, parseHex(grid, '0101'))).toBeUndefined();
    expect(mapByHex(found).get(north)).toBe(findArrival(found, north));
    expect(mapByHex(found).size).toBe(new Set(found.map((arrival) => arrival.hex)).size);
    expect([...mapByHex(found).keys()][0]).toBe(start);
  });

  it('serves a game whose step searches too', () => {
    const nested: StepCost = (from) => findReach(grid, flat, { from, allowance: 2 }).length;
    const counted: StepCost = (from) => getNeighbours(grid, from).filter((other) => other >= 0).length + 1;
    const shown = (step: StepCost) =>
      findReach(grid, step, { from: start, allowance: 20 }).map(({ hex, cost }) => [hex, cost]);
    expect(shown(nested)).toEqual(shown(counted));
  });

  it('is none the worse for a step that threw', () => {
    const before = findReach(grid, flat, { from: start, allowance: 6 });
    const broken: StepCost = (from) => {
      if (from !== start) throw new Error('the game is broken');
      return 1;
    };
    expect(() => findReach(grid, broken, { from: start, allowance: 6 })).toThrow('the game is broken');
    expect(findReach(grid, flat, { from: start, allowance: 6 })).toEqual(before);
  });
});

describe('the cheapest path', () => {
  it('costs what reach says, with and without a least cost to go by', () => {
    fc.assert(
      fc.property(plainRules, hex, hex, fc.constantFrom(0, 1), (table, from, to, least) => {
        const step: StepCost = (at, side) => table[(at * 6 + side) % table.length] ?? FORBIDDEN;
        const path = findPath(grid, step, { from, to, least });
        const cost = findArrival(findReach(grid, step, { from, allowance: 10_000 }), to)?.cost;
        expect(path && (path.at(-1)?.total ?? 0)).toBe(cost);
        expect(path?.reduce((sum, one) => sum + step(one.from, one.side, one.to, 0), 0)).toBe(cost);
      }),
      { numRuns: RUNS },
    );
  });

  it('keeps to an allowance, and ends where a unit must stop', () => {
    const [from, to] = [parseHex(grid, '0101'), parseHex(grid, '0104')];
    expect(findPath(grid, () => 2, { from, to, allowance: 5 })).toBeUndefined();
    expect(findPath(grid, () => 2, { from, to, allowance: 6 })).toHaveLength(3);
    expect(findPath(grid, () => stopAfter(2), { from, to })).toBeUndefined();
    expect(findPath(grid, () => stopAfter(2), { from, to: parseHex(grid, '0102') })).toMatchObject([{ stopped: true }]);
    expect(findPath(grid, () => 2, { from, to: from })).toEqual([]);
  });
});

it('a path says in which mode each step is made, and which follows', () => {
  const row = createGrid({ columns: 4, rows: 1, orientation: 'flat', shifted: 'even' });
  const step: StepCost = (_from, _side, to, mode) => {
    if (to === 3) return stopAfter(4, 2);
    return mode === 0 ? changeMode(1, 1) : 2;
  };
  const said = findPath(row, step, { from: 0, to: 3, modes: 3 })?.map((one) => [
    one.mode,
    one.next,
    one.cost,
    one.total,
    one.stopped,
  ]);
  expect(said).toEqual([
    [0, 1, 1, 1, false],
    [1, 1, 2, 3, false],
    [1, 2, 4, 7, true],
  ]);
});

describe('costs', () => {
  it('stay forbidden whatever comes on top', () => {
    expect([stopAfter(FORBIDDEN), changeMode(FORBIDDEN, 1)]).toEqual([FORBIDDEN, FORBIDDEN]);
  });

  it('go up to the highest', () => {
    const from = parseHex(grid, '0101');
    const found = findReach(grid, (at) => (at === from ? changeMode(MOST_COST, 1) : FORBIDDEN), {
      from,
      modes: 2,
      allowance: 1e9,
    });
    expect(found.map(({ cost, mode }) => [cost, mode])).toEqual([
      [0, 0],
      [MOST_COST, 1],
      [MOST_COST, 1],
    ]);
  });

  it('of one point are no less than the least of one', () => {
    const [from, to] = [parseHex(grid, '0101'), parseHex(grid, '0105')];
    for (const least of [1, 3]) expect(findPath(grid, () => least, { from, to, least })).toHaveLength(4);
  });

  it('may be all that is left: then there must be something, and the unit stops', () => {
    const row = createGrid({ columns: 4, rows: 1, orientation: 'flat', shifted: 'even' });
    const last = parseHex(row, '0401');
    const step = (_: number, __: number, to: number) => (to === last ? takeRest() : 2);
    const reach = (allowance: number) =>
      findReach(row, step, { from: 0, allowance }).map(({ hex, cost, stopped }) => [hex, cost, stopped]);
    expect(reach(5)).toEqual([
      [0, 0, false],
      [1, 2, false],
      [2, 4, false],
      [last, 5, true],
    ]);
    expect(reach(4)).toEqual([
      [0, 0, false],
      [1, 2, false],
      [2, 4, false],
    ]);
    // Without an allowance there is no rest to take.
    expect(findPath(row, step, { from: 0, to: last })).toBeUndefined();
    expect(findPath(row, step, { from: 0, to: last, allowance: 5 })).toHaveLength(3);
    expect(takeRest(1)).toBe(stopAfter(0, 1) + 0xfffff);
    // What it needs before that must be there, and something more.
    const needing = (_: number, __: number, to: number) => (to === last ? takeRest(0, 2) : 2);
    const ends = (allowance: number) => findReach(row, needing, { from: 0, allowance }).at(-1)?.hex;
    expect([5, 6, 7].map(ends)).toEqual([2, 2, last]);
    expect(() => takeRest(0, 1001)).toThrow(expect.objectContaining({ field: 'needed' }));
  });

  it.each([
    ['modes', { modes: 0 }],
    ['modes', { modes: 1e9 }],
    ['mode', { mode: 1 }],
    ['mode', { modes: 2, mode: -1 }],
    ['from', { from: 56 }],
    ['from', { from: Number.NaN }],
    ['allowance', { allowance: -1 }],
    ['allowance', { allowance: 1.5 }],
    ['allowance', { allowance: Number.POSITIVE_INFINITY }],
  ])('reject a wrong %s: %j', (field, wrong) => {
    expect(fault(() => findReach(grid, () => 1, { from: 0, allowance: 4, ...wrong }))).toMatchObject({
      code: 'range',
      field,
    });
  });

  it.each([
    Number.NaN,
    0.5,
    -2,
    2 ** 40,
    Number.POSITIVE_INFINITY,
    0xfffff,
    changeMode(1, 1),
    stopAfter(1, 1),
    stopAfter(Number.NaN),
    changeMode(0.5, 0),
  ])('of a step must be whole: %s', (cost) => {
    expect(fault(() => findReach(grid, () => cost, { from: 0, allowance: 4 }))).toMatchObject({
      code: 'range',
      field: 'step',
    });
  });

  it('may not be less than the least that was told', () => {
    for (const wrong of [1, Number.NaN])
      expect(fault(() => findPath(grid, () => wrong, { from: 0, to: 50, least: 2 }))).toMatchObject({
        field: 'step',
      });
    expect(fault(() => findPath(grid, () => 1, { from: 0, to: 50, least: -1 })).field).toBe('least');
    expect(fault(() => findPath(grid, () => 1, { from: 0, to: 56 })).field).toBe('to');
    expect(fault(() => changeMode(1, -1)).field).toBe('mode');
  });
});
