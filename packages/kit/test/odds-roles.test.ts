import { same } from '@coup-doeil/core/chart';
import type { OddsRole } from '@coup-doeil/core/game';
import { expect, test } from 'vitest';
import { duel, fire } from './duel.ts';
import { find } from './find.ts';

const findWith = (role: OddsRole) =>
  find('odds-roles', duel({ calculator: { ...fire, odds: { fate: { label: same('Fate'), role, outcome: same } } } }));

test.each<OddsRole>(['table', 'joint', { side: 'attacker' }, { unit: 'targets', index: 2 }])(
  'odds may be %j',
  async (role) => {
    expect(await findWith(role)).toBe('');
  },
);

test.each<OddsRole>([
  { unit: 'targets', index: 3 },
  { unit: 'targets', index: 0 },
  { unit: 'attack', index: 1 },
  { unit: 'toString', index: 1 },
])('odds are of no unit that the input cannot have: %j', async (role) => {
  expect(await findWith(role)).toMatch(/^calculator fire, odds fate: its input has no unit [a-zA-Z]+\.\d$/);
});
