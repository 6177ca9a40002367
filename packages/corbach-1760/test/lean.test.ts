import { join } from 'node:path';
import type { Calculator } from '@coup-doeil/core/game';
import { holdLean } from '@coup-doeil/core/testing';
import { calculator } from '../src/calculators/combat.ts';
import { combatModifiers142 } from '../src/charts/combat-modifiers.ts';

holdLean({
  file: join(import.meta.dirname, '../src/lean/bare/combat.ts'),
  // The shape of any calculator is what the runner takes.
  calculator: calculator as unknown as Calculator,
  wanted: {
    terrain: ['combat', 'observations'],
    combat: ['attacker', 'defender'],
    'combat-modifiers': combatModifiers142.rows.map(({ id }) => id),
    ratio: [],
    notes: ['star'],
  },
  load: async () => (await import('../src/lean/combat.ts')).calculator,
});
