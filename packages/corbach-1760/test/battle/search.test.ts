import { computePlan, findWays, isTooMany } from '@coup-doeil/core/plan';
import { expect, test } from 'vitest';
import { combat } from './chains.ts';
import { guns, open, type Unit, unit } from './fixture.ts';

const a = unit('a', '0505', 'blue', { strength: 6 });
const d = unit('d', '0504', 'red', { facing: { vertex: 2 } });

/** Who reaches a chance by a combat at 0504, from the least. */
const waysOf = (units: readonly Unit[], least: { ways: number; of: number }, readings = {}) =>
  findWays(open([...units, d], {}, readings), { side: 'blue', target: '0504', action: 'combat', least }).ways;
const ANY = { ways: 0, of: 1 };

test('a search takes nobody who has attacked, or fired, this turn, unless the table sets no limit', () => {
  const other = unit('b', '0505', 'blue', { marks: ['attacked'] });
  const idsOf = (readings = {}) => waysOf([a, other], ANY, readings).map(({ counters }) => counters);
  expect(idsOf()).toEqual([['a']]);
  expect(idsOf({ 'once-each': 'no-limit' })).toContainEqual(['b']);
});

test('a search puts a fire before the attack where that is more, by a battery that has not fired', () => {
  const [alone] = waysOf([a], ANY);
  if (!alone) throw new Error('no attack');
  const more = { ways: Number(alone.chance.ways) + 1, of: Number(alone.chance.of) };
  const asksOf = (marks: readonly string[]) =>
    waysOf([a, guns('g', '0506', 'blue', { marks: [...marks] })], more).map(({ asks }) =>
      asks.map(({ action }) => action),
    );
  expect(asksOf([])).toEqual([['fire', 'combat']]);
  expect(asksOf(['fired'])).toEqual([]);
});

test('a counter of two faces has two steps, with its other face up one, however strong', () => {
  // 6/1 and more: +6. By the sheet a die of 1 or 2 takes one step (rows 7 and 8), 3 to 6 take two or all.
  const strong = unit('a', '0505', 'blue', { strength: 30 });
  const chances = (foe: Unit) => {
    const goals = [0, 1].map((most) => ({ check: 'losses' as const, side: 'red', most }));
    const answer = computePlan(open([strong, foe]), { steps: [{ id: 'first', action: combat('a') }], goals });
    if (isTooMany(answer)) throw new Error('too many states');
    return answer.goals.map(({ chance: { ways, of } }) => `${ways}/${of}`);
  };
  const whole = { ...d, back: { strength: 3, ratings: { morale: 4 } } };
  expect(chances(whole)).toEqual(['0/1', '1/3']);
  expect(chances({ ...whole, state: ['reduced'] })).toEqual(['0/1', '1/1']);
});
