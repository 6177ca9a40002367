import { type Game, run } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { game } from '../src/index.ts';

const { calculators }: Game = game;

const faultOf = async (calculator: string, input: unknown) => {
  const found = await calculators[calculator]?.();
  if (!found) throw new Error(calculator);
  const told = run(game.meta, found, { input });
  return told.ok ? null : told.error;
};

test.each([
  [
    'a charging battery',
    'shock',
    { attackers: [{ arm: 'artillery', charging: true }] },
    'attackers.1.charging',
    [false],
  ],
  ['infantry that charges', 'shock', { attackers: [{ charging: true }] }, 'attackers.1.charging', [false]],
  [
    'a cohesion of −3',
    'shock',
    { defenders: [{ cohesion: -3 }] },
    'defenders.1.cohesion',
    { rule: 'whole-number', min: 0, max: 12 },
  ],
  [
    'a level of 2.5',
    'shock',
    { attackers: [{ level: 2.5 }] },
    'attackers.1.level',
    { rule: 'whole-number', min: -9, max: 9 },
  ],
  [
    'thirteen attackers',
    'shock',
    { attackers: Array(13).fill({}) },
    'attackers',
    { rule: 'list-length', min: 1, max: 12 },
  ],
  [
    'a half level on the march',
    'march',
    { steps: [{ level: 0.5 }] },
    'steps.1.level',
    { rule: 'whole-number', min: -9, max: 9 },
  ],
  ['passage without works', 'fire', { passage: 'out' }, 'passage', ['into']],
])('%s is one error that names the field', async (_, calculator, input, field, allowed) => {
  expect(await faultOf(calculator, input)).toMatchObject({ field, allowed });
});

test('an unknown terrain names those there are', async () => {
  const fault = await faultOf('march', { steps: [{ hex: 'jungle' }] });
  expect(fault?.field).toBe('steps.1.hex');
  expect(fault?.allowed).toContain('marsh');
});
