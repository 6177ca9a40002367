import { computePlan, isTooMany } from '@coup-doeil/core/plan';
import { expect, test } from 'vitest';
import { fireBy, foot, guns, open } from './fixture.ts';

test('whether a plan empties a hex hangs on what a rout does: it is told as each table reads it', () => {
  const board = open([guns('g', '0505', 'blue', { strength: 8 }), foot('d', '0503', 'red', { facing: { side: 3 } })]);
  const plan = {
    steps: [{ id: 'fire', action: fireBy('g', '0503') }],
    goals: [{ check: 'empty', hex: '0503' } as const],
  };
  const answer = computePlan(board, plan);
  if (isTooMany(answer)) throw new Error('too many states');
  // Strength 8 and a die of 7, 8 or 9: 15 or more is a rout.
  const chances = answer.goals[0]?.under.map(({ reading, option, chance }) => [reading, option, chance]);
  expect(chances).toEqual([
    ['rout-moves', 'by-hand', { ways: 0n, of: 1n }],
    ['rout-moves', 'at-once', { ways: 3n, of: 10n }],
  ]);
});
