import { join } from 'node:path';
import type { Value } from '@coup-doeil/core/game';
import { holdLean } from '@coup-doeil/core/testing';
import { calculator as attackTerrain } from '../src/calculators/attack-terrain.ts';
import { calculator as march } from '../src/calculators/march.ts';
import type { Attack } from '../src/rules/attack.ts';
import type { March } from '../src/rules/march-answer.ts';

const bare = join(import.meta.dirname, '../src/lean/bare');

holdLean({
  file: join(bare, 'attack-terrain.ts'),
  calculator: attackTerrain,
  wanted: {
    'terrain-hexes': ['infantry', 'cavalry', 'bombardment'],
    'terrain-hexsides': ['infantry', 'cavalry', 'bombardment'],
    notes: ['star', 'note-3', 'combat'],
  },
  load: async () => (await import('../src/lean/attack-terrain.ts')).calculator,
  // Few hexes: quicker to work out, and oftener decided by what stands in them.
  nearer: (input) => {
    // As it was drawn from the calculator's own description.
    const { attackers, defenders } = input as unknown as Attack;
    return { attackers: attackers.slice(0, 2), defenders: defenders.slice(0, 2) } as unknown as Value;
  },
});

holdLean({
  file: join(bare, 'march.ts'),
  calculator: march,
  wanted: {
    'terrain-hexes': ['foot', 'mounted'],
    'terrain-hexsides': ['foot', 'mounted'],
    'zone-exit': ['support', 'prussian-cavalry', 'fast'],
    notes: ['two-stars', 'note-3', 'movement'],
  },
  load: async () => (await import('../src/lean/march.ts')).calculator,
  // Two steps with one thing in each: of twenty drawn at random one is always barred.
  nearer: (input) => {
    // As it was drawn from the calculator's own description.
    const drawn = input as unknown as March;
    const steps = drawn.steps
      .slice(0, 2)
      .map((step) => ({ ...step, terrains: step.terrains.slice(0, 1), hexsides: step.hexsides.slice(0, 1) }));
    return { ...drawn, steps } as unknown as Value;
  },
});
