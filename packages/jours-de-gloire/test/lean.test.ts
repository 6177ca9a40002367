import { join } from 'node:path';
import type { Calculator } from '@coup-doeil/core/game';
import { holdLean } from '@coup-doeil/core/testing';
import { calculator } from '../src/calculators/shock.ts';
import type { ShockInput } from '../src/calculators/shock-input.ts';

holdLean({
  file: join(import.meta.dirname, '../src/lean/bare/shock.ts'),
  // The shape of any calculator is what the runner takes.
  calculator: calculator as unknown as Calculator,
  wanted: {
    terrain: ['shock'],
    notes: ['b', 'e', 'g', 'h', 'i', 'front-and-rear'],
    'shock-modifiers': calculator.charts['2016']?.['shock-modifiers'].rows.map(({ id }) => id) ?? [],
    shock: ['defender', 'attacker'],
    odds: [],
  },
  load: async () => (await import('../src/lean/shock.ts')).calculator,
  // One direction for all, so that the attackers touch, nobody out, and little between: so the shock can be.
  nearer: (input) => {
    // As it was drawn from the calculator's own description.
    const drawn = input as unknown as ShockInput;
    const attackers = drawn.attackers.map((one) => ({
      ...one,
      from: drawn.facing,
      out: false,
      hexsides: one.hexsides.slice(0, 1),
    }));
    return { ...drawn, attackers, defenders: drawn.defenders.map((one) => ({ ...one, out: false })) };
  },
});
