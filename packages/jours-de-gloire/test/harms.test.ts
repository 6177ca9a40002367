/* Which outcomes a reader marks as harm: the same on either side. */
import { expect, test } from 'vitest';
import { calculator as cohesion } from '../src/calculators/cohesion.ts';
import { calculator as fire } from '../src/calculators/fire.ts';
import { calculator as shock } from '../src/calculators/shock.ts';

test.each(['attacker', 'defender'] as const)('the %s is harmed by whatever is not holding', (side) => {
  const harms = (id: string) => shock.odds?.[side]?.harms?.(id);
  expect([harms('hold-2'), harms('hold-1-disordered-1'), harms('recoils-2')]).toEqual([false, true, true]);
  const harmsUnit = (id: string) => shock.odds?.[`${side}-1` as const]?.harms?.(id);
  expect([harmsUnit('hold'), harmsUnit('recoils'), harmsUnit('routed')]).toEqual([false, true, true]);
});

test('a target and a unit that tests are harmed alike; both sides at once are not marked', () => {
  expect([fire.odds?.defender?.harms?.('hold-1'), fire.odds?.defender?.harms?.('routed-1')]).toEqual([false, true]);
  expect([cohesion.odds?.result?.harms?.('pass'), cohesion.odds?.result?.harms?.('fail')]).toEqual([false, true]);
  expect(shock.odds?.both?.harms).toBeUndefined();
});
