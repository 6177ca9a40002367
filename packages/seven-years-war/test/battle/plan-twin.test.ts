import { computePlan, isTooMany } from '@coup-doeil/core/plan';
import {
  ALL_WAYS,
  countPlan,
  createChain,
  createPlan,
  listIdleStages,
  listReadings,
  listTables,
  rollEverySequence,
} from '@coup-doeil/kit/twin';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { attack, CHAINS, type ChainCase, charge, type Step, UNITS } from './chains.ts';
import { open } from './fixture.ts';

const tables = [
  ...listTables(listReadings(battle)),
  ['a loss point is a mark, bounds of morale', { 'loss-point': 'mark', 'morale-bounds': 'bounds' }] as const,
  ['formed and engaged only when marked', { formed: 'marked', engaged: 'marked' }] as const,
];

const comparePlan = ({ units, ground = {}, steps, idle = [] }: ChainCase, readings: Record<string, string>): void => {
  const board = open(units, ground, readings);
  const slow = rollEverySequence(board, createChain(steps));
  expect([...slow.ends.values()].reduce((sum, n) => sum + n, 0n)).toBe(ALL_WAYS);
  expect(countPlan(board, createPlan(steps))).toEqual(slow);
  if (Object.keys(readings).length === 0) expect(listIdleStages(slow, steps.length)).toEqual(idle);
};

describe.each(CHAINS.map((chain) => [chain.name, chain] as const))('%s', (_, chain) => {
  test.each(tables)('%s: every sequence of dice, to the last way', (_name, readings) => comparePlan(chain, readings));
});

describe('what a bound cavalry does to a plan', () => {
  const stagesOf = (...steps: readonly Step[]) => {
    const answer = computePlan(open([UNITS.a, UNITS.c, UNITS.d]), createPlan(steps));
    if (isTooMany(answer)) throw new Error('too many states');
    return answer.stages;
  };
  test('the next attack without it is refused wherever the charge was made: on a 6 of six', () => {
    // Morale 5 wants a 6 for 11.
    const [, next] = stagesOf({ ask: charge('c', '0404') }, { ask: attack('a'), fates: { a: 'unhurt', d: 'unhurt' } });
    expect(`${next?.done.ways}/${next?.done.of}`).toBe('5/6');
    expect(next?.stopped[0]?.reason.en).toMatch('must take part');
  });
  test('an attack whose fates are not named is a fork that the plan must name', () => {
    const [stage] = stagesOf({ ask: attack('a') });
    expect(stage?.stopped[0]?.why).toBe('fork');
  });
});
