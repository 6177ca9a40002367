/* Which outcomes a reader marks as harm: the same on either side. */
import { expect, test } from 'vitest';
import { calculator as combat } from '../src/calculators/combat.ts';
import { calculator as fire } from '../src/calculators/fire.ts';

test.each(['attacker', 'defender', 'attacker-1', 'defender-1'] as const)(
  'the %s is harmed by whatever is not holding',
  (list) => {
    const harms = (id: string) => combat.odds?.[list]?.harms?.(id);
    expect([harms('holds-1'), harms('disorganised-1'), harms('holds-1-steps-1')]).toEqual([false, true, true]);
  },
);

test('a target is harmed alike', () => {
  expect([fire.odds?.defender?.harms?.('holds-1'), fire.odds?.['unit-1']?.harms?.('disorganised-1')]).toEqual([
    false,
    true,
  ]);
});
