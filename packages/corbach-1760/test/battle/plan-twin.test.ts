import type { ActionAsk } from '@coup-doeil/core/battle';
import { computePlan, isTooMany, type Plan } from '@coup-doeil/core/plan';
import {
  ALL_WAYS,
  countPlan,
  listIdleStages,
  listReadings,
  listTables,
  type OtherTable,
  rollEverySequence,
} from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { type ChainCase, combat, DEEP, EVERYWHERE, fire, OTHERS, UNITS } from './chains.ts';
import { open } from './fixture.ts';

/** `LONG_TESTS=1` tries every chain under every option of every reading: many minutes, a part of the proof. */
const ALL = process.env.LONG_TESTS === '1';

const tables: readonly OtherTable[] = [
  ...listTables(listReadings(battle)),
  ['ten faces, replaced', { 'artillery-die': 'd10', 'beyond-4': 'replaces' }],
  ['to the rear, the star by anything', { 'recoil-hexes': 'rear', 'star-cause': 'any', 'star-steps': 'one' }],
  ['each loses, tests after the loss', { losses: 'each', 'morale-after-loss': 'second' }],
];

const comparePlan = ({ units, ground = {}, plan, chain }: ChainCase, readings: Record<string, string>): void => {
  const board = open(units, ground, readings);
  const slow = rollEverySequence(board, chain);
  expect([...slow.ends.values()].reduce((sum, n) => sum + n, 0n)).toBe(ALL_WAYS);
  expect(countPlan(board, plan)).toEqual(slow);
  if (Object.keys(readings).length === 0) expect(listIdleStages(slow, chain.length)).toEqual([]);
};

const chains = [...EVERYWHERE, ...OTHERS, ...(ALL ? DEEP : [])].map((chain) => [chain.name, chain] as const);

describe.each(chains)('%s', (_, chain) => {
  test.each(ALL || EVERYWHERE.includes(chain) ? tables : tables.slice(0, 1))(
    '%s: every sequence of dice, to the last way',
    (_name, choice) => comparePlan(chain, choice),
    600_000,
  );
});

describe('another order than the printed one is refused', () => {
  const stagesOf = (plan: Plan) => {
    const all = [UNITS.a, UNITS.b, UNITS.g, UNITS.d].map((one) => ({
      ...one,
      formation: one.id === 'b' ? 'other' : 'first',
    }));
    const answer = computePlan(open(all), plan);
    if (isTooMany(answer)) throw new Error('too many states');
    return answer.stages.map(({ done, stopped }) => [done.ways === done.of, stopped[0]?.reason.en ?? '']);
  };
  const march = (counter: string, to: string) => ({ id: `march-${counter}`, march: { counter, to } });
  const act = (id: string, action: ActionAsk) => ({ id, action });
  test('fire, move, combat', () => {
    const steps = [act('fire', fire('g')), march('b', '0405'), act('combat', combat('a'))];
    expect(stagesOf({ steps }).map(([done]) => done)).toEqual([true, true, expect.anything()]);
  });
  test('no fire of a formation after a move of it; another formation still fires', () => {
    expect(stagesOf({ steps: [march('a', '0605'), act('fire', fire('g'))] })[1]).toEqual([
      false,
      'a: has moved: artillery fires before any move',
    ]);
    expect(stagesOf({ steps: [march('b', '0405'), act('fire', fire('g'))] })[1]?.[0]).toBe(true);
  });
  test('a column that has moved may have done so in the marching movement (A): it bars no fire', () => {
    const column = { ...UNITS.a, formation: 'first', state: ['march-column'], marks: ['moved'] };
    const board = open([column, { ...UNITS.g, formation: 'first' }, UNITS.d]);
    const answer = computePlan(board, { steps: [act('fire', fire('g'))] });
    expect(!isTooMany(answer) && answer.stages[0]?.stopped).toEqual([]);
  });
  test('no second move of a formation', () => {
    const steps = [march('a', '0605'), march('g', '0507'), march('b', '0405')];
    expect(stagesOf({ steps }).map(([done]) => done)).toEqual([true, false, true]);
    expect(stagesOf({ steps })[1]?.[1]).toMatch('an activation moves one unit');
  });
  test('no fire and no move after a combat', () => {
    const steps = [act('combat', combat('b')), act('fire', fire('g')), march('a', '0605')];
    const [, shot, moved] = stagesOf({ steps });
    expect(shot?.[1]).toMatch('no fire follows a combat');
    expect(moved?.[1]).toMatch('no move follows a combat');
  });
});
