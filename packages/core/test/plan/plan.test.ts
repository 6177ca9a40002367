import { describe, expect, test } from 'vitest';
import { openBoard } from '../../src/battle/index.ts';
import {
  type Check,
  computePlan,
  type Fraction,
  isTooMany,
  type Plan,
  type PlanAnswer,
  type PlanStep,
  runPlan,
  tellCheck,
  toWays,
} from '../../src/plan/index.ts';
import { field, foot, horse } from '../battle/skirmish.ts';
import { door, fightBy, openPlan, units } from './fixture.ts';

// 3 against 3 is 1/1: a face below 4 does nothing, another is a test against 3: stands 3/4, shaken 1/4. 6 against 3 adds 2: a
// face of 1 does nothing, 2 to 4 test, 5 and 6 hit: stands 5/12, shaken 1/4, lost 1/3.
const one: PlanStep = { id: 'one', action: fightBy(['a']) };
const two: PlanStep = { id: 'two', action: fightBy(['a', 'b']) };
const fraction = (ways: number, of: number): Fraction => ({ ways: BigInt(ways), of: BigInt(of) });

const compute = (steps: readonly PlanStep[], goals: readonly Check[] = [], board = openPlan()): PlanAnswer => {
  const answer = computePlan(board, { steps, goals });
  if (isTooMany(answer)) throw new Error('too many');
  expect(answer.ends.reduce((sum, { ways }) => sum + ways, 0n)).toBe(answer.of);
  return answer;
};
const chanceOf = (steps: readonly PlanStep[], goal: Check, board = openPlan()) =>
  compute(steps, [goal], board).goals[0]?.chance;
const stageOf = (steps: readonly PlanStep[], at = -1, board = openPlan()) => {
  const stage = compute(steps, [], board).stages.at(at);
  if (!stage) throw new Error('no stage');
  return stage;
};

describe('one action', () => {
  test('its ends, by counter, and its stage', () => {
    const { stages, counters, losses } = compute([two]);
    expect(counters.map(({ counter }) => counter)).toEqual(['a', 'b', 'd']);
    const ends = counters.at(-1)?.ends.map(({ state, gone, hex, chance }) => ({ state, gone, hex, chance }));
    expect(ends).toEqual([
      { state: [], gone: false, hex: '0504', chance: fraction(5, 12) },
      { state: [], gone: true, hex: null, chance: fraction(1, 3) },
      { state: ['shaken'], gone: false, hex: '0504', chance: fraction(1, 4) },
    ]);
    expect(stages[0]).toMatchObject({
      step: 'two',
      done: fraction(1, 1),
      skipped: fraction(0, 1),
      stopped: [],
      rows: [
        { row: 'none', chance: fraction(1, 6) },
        { row: 'shaken', chance: fraction(1, 2) },
        { row: 'hit', chance: fraction(1, 3) },
      ],
      measure: { label: { en: 'The defender is lost' }, chance: fraction(1, 3) },
      fork: false,
    });
    // A third of three points of strength.
    expect(losses).toEqual([
      { side: 'blue', eliminated: fraction(0, 1), steps: fraction(0, 1), states: { shaken: fraction(0, 1) } },
      { side: 'red', eliminated: fraction(1, 3), steps: fraction(1, 1), states: { shaken: fraction(1, 4) } },
    ]);
  });
  test('counted and not multiplied out', () => {
    const answer = computePlan(openPlan(), { steps: [one, two] }, { foldLast: true });
    if (isTooMany(answer)) throw new Error('too many');
    expect(answer.ends).toEqual([]);
    const [first, last] = compute([one, two]).stages;
    expect(answer.stages).toMatchObject([
      { step: 'one', rows: first?.rows },
      { step: 'two', rows: last?.rows, fates: last?.fates, measure: last?.measure },
    ]);
  });
});

describe('conditions', () => {
  const came = (as: 'done' | 'succeeded' | 'failed', not?: true): PlanStep => ({
    ...one,
    id: 'then',
    when: [{ check: 'came', step: 'two', as, not }],
  });
  test('only if the first failed: where it succeeded nothing is left to do', () => {
    expect(stageOf([two, came('failed')])).toMatchObject({ done: fraction(2, 3), skipped: fraction(1, 3) });
    expect(stageOf([two, came('done')])).toMatchObject({ skipped: fraction(0, 1), done: fraction(2, 3) });
    expect(stageOf([two, came('succeeded', true)])).toMatchObject({ done: fraction(2, 3) });
    // What it is against has gone.
    expect(stageOf([two, came('succeeded')])).toMatchObject({
      done: fraction(0, 1),
      stopped: [{ why: 'refused', chance: fraction(1, 3) }],
    });
  });
  test('a step that was not taken came out in no way', () => {
    const off: PlanStep = { ...two, when: [{ check: 'stands', counter: 'd', not: true }] };
    const row: PlanStep = { ...one, id: 'row', when: [{ check: 'row', step: 'two', rows: [''] }] };
    expect(compute([off, came('done'), row]).stages.map(({ done }) => done.ways)).toEqual([0n, 0n, 0n]);
    expect(stageOf([two, { ...row, when: [{ check: 'row', step: 'two', rows: ['none', 'shaken'] }] }]).done).toEqual(
      fraction(2, 3),
    );
  });
  test('a state that stays as it is keeps its share when a later one is shared out', () => {
    const then: PlanStep = { ...two, when: [{ check: 'has', counter: 'd', word: 'shaken' }] };
    const { stages, counters } = compute([one, { ...then, id: 'then' }]);
    expect(stages[1]).toMatchObject({ done: fraction(1, 4), skipped: fraction(3, 4) });
    expect(counters.at(-1)?.ends.map(({ gone, chance }) => [gone, chance])).toEqual([
      [false, fraction(3, 4)],
      [false, fraction(1, 6)],
      [true, fraction(1, 12)],
    ]);
  });
  test('a march came, and neither succeeded nor failed', () => {
    const march: PlanStep = { id: 'two', march: { counter: 'a', to: '0605' } };
    const then = (as: 'done' | 'succeeded' | 'failed') =>
      stageOf([march, { ...came(as), action: fightBy(['b']) }]).done.ways;
    expect([then('done'), then('succeeded'), then('failed')]).toEqual([1n, 0n, 0n]);
  });
});

describe('goals', () => {
  const flees = { ...fightBy(['a', 'b']), answers: { 'flight.d': 'flees' } };
  test.each<[Check, number, number]>([
    [{ check: 'empty', hex: '0504' }, 7, 12],
    [{ check: 'held', hex: '0504', side: 'red' }, 5, 12],
    [{ check: 'held', hex: '0504', side: 'blue' }, 0, 1],
    [{ check: 'stands', counter: 'd' }, 5, 12],
    [{ check: 'stands', counter: 'd', not: true }, 7, 12],
    [{ check: 'has', counter: 'd', word: 'shaken' }, 0, 1],
    [{ check: 'has', counter: 'a', word: 'moved' }, 1, 1],
    [{ check: 'any', side: 'red', word: 'shaken' }, 1, 4],
    [{ check: 'any', side: 'red', word: 'shaken', least: 2 }, 0, 1],
    [{ check: 'losses', side: 'red', most: 0 }, 2, 3],
    [{ check: 'losses', side: 'red', most: 3 }, 1, 1],
    [{ check: 'came', step: 'two', as: 'succeeded' }, 1, 3],
  ])('%j: %i in %i', (goal, ways, of) => {
    expect(chanceOf([{ id: 'two', action: flees }], goal)).toEqual(fraction(ways, of));
  });
  test('steps count where the document counts them', () => {
    const board = openPlan([foot('e', '0104', 'red', { steps: 2, strength: 9 })]);
    expect(chanceOf([two], { check: 'losses', side: 'red', most: 0 }, board)).toEqual(fraction(2, 3));
    expect(compute([two], [], board).losses[1]?.steps).toEqual(fraction(1, 1));
    const walk: PlanStep = { id: 'walk', march: { counter: 'e', to: '0105' } };
    expect(compute([walk], [], board).counters).toMatchObject([{ counter: 'e', ends: [{ hex: '0105', steps: 2 }] }]);
  });
  test('a leader without strength has none at the end either', () => {
    const board = openPlan([foot('boss', '0107', 'blue', { arm: 'leader', strength: undefined })]);
    const walk: PlanStep = { id: 'walk', march: { counter: 'boss', to: '0108' } };
    expect(compute([walk], [], board).counters).toMatchObject([{ counter: 'boss', ends: [{ strength: null }] }]);
  });
  test('two faces are two steps where the game says which state is the loss of one', () => {
    const faces = { ...door, palette: { ...door.palette, lossStates: ['shaken'] } };
    const twoFaced = units.map((unit) => (unit.id === 'd' ? { ...unit, back: { ratings: {} } } : unit));
    const board = openBoard(faces, field(twoFaced));
    // Shaken in a quarter of the ways, lost in a third.
    expect(compute([two], [], board).losses[1]?.steps).toEqual(fraction(11, 12));
    expect(chanceOf([two], { check: 'losses', side: 'red', most: 1 }, board)).toEqual(fraction(2, 3));
  });
  test('a hex left or held under each option of the readings on which that hangs', () => {
    const { goals } = compute(
      [one, two],
      [
        { check: 'empty', hex: '0504' },
        { check: 'losses', side: 'red', most: 0 },
      ],
    );
    expect(goals[0]?.under).toEqual(
      ['yes', 'no', 'unsaid'].map((option) => ({ reading: 'shaken', option, chance: fraction(1, 3) })),
    );
    expect(goals[1]?.under).toEqual([]);
  });
  test('all of them in words', () => {
    const board = openPlan();
    const told = (check: Check) => tellCheck(board, check).en;
    expect(told({ check: 'empty', hex: '0504', not: true })).toBe('not: 0504 empty');
    expect(told({ check: 'held', hex: '0504', side: 'red' })).toBe('0504 held by red');
    expect(told({ check: 'stands', counter: 'a' })).toBe('a on the map');
    expect(told({ check: 'has', counter: 'a', word: 'shaken' })).toBe('a: shaken');
    expect(told({ check: 'any', side: 'red', word: 'moved' })).toBe('red, at least 1: moved');
    expect(told({ check: 'losses', side: 'red', most: 2 })).toBe('red: at most 2 steps lost');
    for (const as of ['done', 'succeeded', 'failed'] as const)
      expect(told({ check: 'came', step: 'one', as })).toContain('“one”');
    expect(told({ check: 'row', step: 'one', rows: [] })).toContain('“one”');
  });
});

describe('a step that cannot go on says why', () => {
  const why = (steps: readonly PlanStep[], board = openPlan()) =>
    stageOf(steps, -1, board).stopped.map((stop) => [stop.why, stop.reason.en, stop.chance.ways, stop.chance.of]);
  test('its counter has gone, or its target', () => {
    const flees: PlanStep = { id: 'two', action: { ...fightBy(['a', 'b']), answers: { 'flight.d': 'flees' } } };
    const back: PlanStep = {
      id: 'back',
      action: { action: 'fight', side: 'red', parts: [{ counter: 'd', as: 'plain' }], targets: ['0505'] },
    };
    expect(why([flees, back])).toEqual([['gone', 'd: no longer on the map', 7n, 12n]]);
    expect(why([two, { ...one, id: 'more' }])).toEqual([['refused', 'Nobody is there.', 1n, 3n]]);
    expect(why([two, { id: 'walk', march: { counter: 'd', to: '0503' } }])).toEqual([
      ['gone', 'd: no longer on the map', 1n, 3n],
    ]);
  });
  test('the sheet refuses it, its calculator does, or a figure is missing', () => {
    expect(why([{ id: 'far', action: fightBy(['a'], { targets: ['0909'] }) }])[0]?.[0]).toBe('refused');
    expect(why([{ id: 'both', action: fightBy(['a'], { targets: ['0504', '0503'] }) }])).toEqual([
      ['unpriced', 'Two hexes.', 1n, 1n],
    ]);
    const lake = openPlan([], {}, { hexes: [{ hex: '0504', terrains: ['lake'] }] });
    expect(why([one], lake)).toEqual([['refused', 'Nobody fights in a lake.', 1n, 1n]]);
  });
  test('a hex is not reached, or it stands there already', () => {
    const walk = (to: string): PlanStep => ({ id: 'walk', march: { counter: 'a', to } });
    expect(why([walk('0109')])[0]?.[0]).toBe('not-reached');
    expect(why([walk('0505')])).toEqual([['not-reached', 'It stands there already.', 1n, 1n]]);
    expect(stageOf([walk('0605')]).done).toEqual(fraction(1, 1));
  });
  test('the sheet has no odds: the plan names what comes of it', () => {
    const shaken = openPlan([foot('s', '0209', 'blue', { state: ['shaken'] })]);
    const rally: PlanStep = {
      id: 'rally',
      action: { action: 'rally', side: 'blue', parts: [{ counter: 's', as: 'tries' }], targets: ['0209'] },
    };
    expect(why([rally], shaken)[0]?.[0]).toBe('fork');
    const answer = compute([{ ...rally, fates: { s: 'rallied' } }], [], shaken);
    expect(answer.stages[0]).toMatchObject({
      fork: true,
      measure: null,
      fates: [{ counter: 's', fate: 'rallied', chance: fraction(1, 1) }],
    });
    expect(answer.counters).toMatchObject([{ counter: 's', ends: [{ state: [], chance: fraction(1, 1) }] }]);
  });
});

describe('what may follow', () => {
  const follow = (id: string, more = {}): PlanStep => ({ id: 'next', follow: { step: 'two', id, ...more } });
  test('is taken up where it is offered, by the first of its asks', () => {
    const stage = stageOf([two, follow('again')]);
    expect(stage).toMatchObject({ done: fraction(2, 3), stopped: [{ why: 'not-offered', chance: fraction(1, 3) }] });
    // Not by two: the first ask is of one, who loses nobody.
    expect(stage.measure?.chance).toEqual(fraction(0, 1));
    const choices = compute([two, follow('again')]).stages[0]?.choices.map(({ question, given }) => [question, given]);
    expect(choices).toContainEqual(['next.targets', false]);
  });
  test('or as the plan says', () => {
    expect(stageOf([two, follow('again', { targets: ['0503'] })]).done.ways).toBe(0n);
    expect(stageOf([two, follow('again', { targets: ['0504', '0503'] })]).done.ways).toBe(0n);
    expect(stageOf([two, follow('nothing')]).done.ways).toBe(0n);
    expect(stageOf([two, follow('again', { counters: ['b'] })]).done.ways).toBe(0n);
    expect(stageOf([two, follow('again', { counters: ['a'], targets: ['0504'] })]).done).toEqual(fraction(2, 3));
    const fled = compute([two, follow('again', { answers: { 'flight.d': 'flees' } })]);
    expect(fled.stages[1]?.choices.find(({ question }) => question === 'flight.d')).toMatchObject({
      taken: [{ id: 'flees' }],
      given: true,
    });
  });
  test('after what is moved before it; an action without follow-ups offers none', () => {
    const moved = compute([two, follow('elsewhere')]);
    expect(moved.stages[1]?.done).toEqual(fraction(2, 3));
    expect(moved.counters[0]?.ends.map(({ hex }) => hex).sort()).toEqual(['0404', '0505']);
    expect(stageOf([{ ...two, action: { ...fightBy(['a', 'b']), action: 'volley' } }, follow('again')]).done.ways).toBe(
      0n,
    );
  });
});

describe('choices of players', () => {
  test('are taken by the plan where it says so, else by default; a choice that is not to be had is the default', () => {
    const choice = (answers: Record<string, string> | undefined) =>
      stageOf([{ id: 'two', action: { ...fightBy(['a', 'b']), answers } as never }]).choices.map(
        ({ question, taken, given }) => [question, taken.map(({ id }) => id).join(), given],
      );
    expect(choice(undefined)).toEqual([
      ['from', 'front', false],
      ['flight.d', 'stays', false],
    ]);
    expect(choice({ from: 'rear', 'flight.d': 'flees' })).toEqual([
      ['from', 'rear', true],
      ['flight.d', 'flees', true],
    ]);
    expect(choice({ 'flight.d': 'flies' })[1]).toEqual(['flight.d', 'stays', false]);
  });
  test('an action that changes nothing, of a calculator without a measure', () => {
    const stare: PlanStep = { id: 'stare', action: { ...fightBy(['a']), action: 'stare' } };
    const then: PlanStep = { ...one, when: [{ check: 'came', step: 'stare', as: 'failed' }] };
    const { stages, counters } = compute([stare, then]);
    expect(counters).toEqual([]);
    expect(stages).toMatchObject([{ measure: null }, { skipped: fraction(1, 1) }]);
  });
  test('formations and sides are part of a state', () => {
    const more = {
      formations: [{ formation: 'F', side: 'blue', state: ['weary'] }],
      sides: [{ side: 'blue', name: 'The Blues', state: ['beaten'] }],
    };
    const others = [
      foot('off', undefined),
      foot('boss', '0101', 'blue', { arm: 'leader' }),
      foot('old', '0101', 'blue', { steps: 2 }),
      foot('lost', '0102', 'blue', { facing: undefined, arm: 'leader', strength: undefined }),
    ];
    const board = openPlan(others, {}, more);
    expect(compute([two], [], board).ends).toHaveLength(3);
    expect(tellCheck(board, { check: 'losses', side: 'blue', most: 0 }).en).toBe('The Blues: at most 0 steps lost');
    expect(tellCheck(board, { check: 'has', counter: 'z', word: 'odd' }).en).toBe('z: odd');
  });
  test('what the board says beside an action', () => {
    const board = openPlan([foot('e', '0503', 'red', { facing: undefined }), horse('h', '0403')]);
    const stage = stageOf([{ id: 'x', action: fightBy(['h'], { targets: ['0503'] }) }], 0, board);
    expect(stage).toMatchObject({ incomplete: true, facts: [{ id: 'facing' }] });
  });
});

describe('the work', () => {
  const plan: Plan = { steps: [one, two], goals: [{ check: 'empty', hex: '0504' }] };
  test('tells how far it is, and can be stopped', () => {
    const work = runPlan(openPlan(), plan);
    expect(work.next().value).toEqual({ step: 'one', done: 0, of: 1 });
    expect(work.next().value).toEqual({ step: 'two', done: 0, of: 2 });
    expect(work.return(undefined as never).done).toBe(true);
  });
  test('says when there are too many states, at this table or at another', () => {
    const most = (n: number) => computePlan(openPlan(), plan, { most: n });
    expect(most(1)).toEqual({ tooMany: { step: 'one', most: 1 } });
    expect(most(3)).not.toHaveProperty('tooMany');
    // Where the shaken may not fight, nothing happens here; where they may, there are two states.
    const other = openPlan([foot('s', '0604', 'blue', { state: ['shaken'] })], { shaken: 'no' });
    const steps = [{ id: 'one', action: fightBy(['s']) }];
    expect(computePlan(other, { ...plan, steps }, { most: 1 })).toEqual({ tooMany: { step: 'one', most: 1 } });
  });
  test('a fraction for the screen', () => {
    expect(toWays(fraction(1, 3))).toEqual({ ways: 1, of: 3 });
    const large = 10n ** 40n;
    expect(toWays({ ways: large / 4n, of: large })).toEqual({ ways: 25e13, of: 1e15 });
    expect(toWays({ ways: 1n, of: large }).ways).toBe(1);
    expect(toWays({ ways: 0n, of: large }).ways).toBe(0);
  });
});
