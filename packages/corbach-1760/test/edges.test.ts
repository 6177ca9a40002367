import { type Calculator, checkAsk, computeAnswer, isRefusal, run } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { calculator as combat } from '../src/calculators/combat.ts';
import { calculator as march } from '../src/calculators/march.ts';
import { calculator as turn } from '../src/calculators/turn.ts';
import { meta } from '../src/meta.ts';

// The shape of any calculator is what the runner takes.
const [anyCombat, anyMarch, anyTurn] = [combat, march, turn] as unknown as [Calculator, Calculator, Calculator];

describe('wrong input is the one error, and names its field', () => {
  test.each([
    [anyCombat, { attackers: Array.from({ length: 13 }, () => ({})) }, 'attackers'],
    [anyCombat, { attackers: [] }, 'attackers'],
    [anyCombat, { attackers: [{ arm: 'infantry', heavy: true }] }, 'attackers.1.heavy'],
    [anyCombat, { attackers: [{ light: true }] }, 'attackers.1.light'],
    [anyCombat, { attackers: [{ arm: 'cavalry', kind: 'light' }] }, 'attackers.1.kind'],
    [anyCombat, { attackers: [{ byCombat: true }] }, 'attackers.1.byCombat'],
    [anyCombat, { attackers: [{ hexsides: ['stream', 'stream'] }] }, 'attackers.1.hexsides'],
    [anyCombat, { defenders: [{ morale: -3 }] }, 'defenders.1.morale'],
    [anyCombat, { hex: 'marsh' }, 'hex'],
    [anyMarch, { steps: [{ level: 2.5 }] }, 'steps.1.level'],
    [anyMarch, { steps: [{ level: 3 }] }, 'steps.1.level'],
    [anyTurn, { choices: ['marching-done', 'charge'] }, 'choices.2'],
  ])('%#: $2', (calculator, input, field) => {
    const told = run(meta, calculator, { input });
    expect(told.ok).toBe(false);
    expect(!told.ok && told.error.field).toBe(field);
  });
});

test('twelve against twelve: both together are more ways than numbers hold, and each side is exact', () => {
  const side = Array.from({ length: 12 }, () => ({ morale: 4 }));
  const result = computeAnswer(anyCombat, checkAsk(anyCombat, { input: { attackers: side, defenders: side } }));
  if (isRefusal(result)) throw new Error('refused');
  const { both, attacker, defender, result: row } = result.odds ?? {};
  expect([both, row?.of, attacker?.of, defender?.of]).toEqual([undefined, 6, 6 ** 13, 6 ** 13]);
});

test('six against six is exact: out of 6 to the 13th, every way counted', () => {
  const side = Array.from({ length: 6 }, (_, i) => ({
    morale: 1 + (i % 5),
    state: i < 3 ? 'good-order' : 'disorganised',
  }));
  const result = computeAnswer(anyCombat, checkAsk(anyCombat, { input: { attackers: side, defenders: side } }));
  if (isRefusal(result)) throw new Error('refused');
  const { both, attacker } = result.odds ?? {};
  expect(both?.of).toBe(13_060_694_016);
  expect(both?.ways.reduce((sum, [, n]) => sum + n, 0)).toBe(13_060_694_016);
  // The joint odds hold each side's own.
  for (const [id, n] of attacker?.ways ?? []) {
    const joint = (both?.ways ?? []).filter(([pair]) => pair.split('_')[0] === id).reduce((sum, [, m]) => sum + m, 0);
    expect(joint * (attacker?.of ?? 0)).toBe(n * (both?.of ?? 0));
  }
});

test('once a step is refused, nothing more of it is counted', () => {
  const told = run(meta, anyMarch, {
    input: { mover: 'artillery', steps: [{ hexsides: ['slope'], turning: 1, turningGround: 1 }] },
  });
  expect(told.ok && told.report.refused?.reason.en).toBe('Artillery does not cross a slope.');
  expect(told.ok && told.report.working.map(({ id }) => id)).toEqual(['step-1/terrain.clear.infantry']);
});

// Strengths of 4 to 4: the rows from 0 to 6 call for tests of morale, and there is nothing else to ask about.
test.each([
  ['one on each side', {}],
  ['two attackers by ways that are worth the same', { attackers: [{ strength: 2 }, { strength: 2 }] }],
  ['heavy cavalry alone against steady line infantry', { attackers: [{ arm: 'cavalry', heavy: true }] }],
])('a plain combat asks how tests of morale are read, no more: %s', (_, input) => {
  const told = run(meta, anyCombat, { input });
  expect(told.ok && told.report.readings.map(({ id }) => id)).toEqual(['morale-test']);
});
