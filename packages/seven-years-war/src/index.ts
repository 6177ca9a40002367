import { defineGame } from '@coup-doeil/core/game';
import { meta } from './meta.ts';
import { READINGS } from './readings/index.ts';
import { SILENCES, SOURCES } from './sources.ts';

/** The one value: what readers need to list the game and to load the rest. */
export const game = defineGame({
  meta,
  sources: SOURCES,
  readings: READINGS,
  silences: SILENCES,
  charts: async () => (await import('./charts/index.ts')).CHARTS,
  battle: async () => (await import('./battle.ts')).battle,
  battles: { rossau: async () => (await import('./battles/rossau.ts')).rossau },
  calculators: {
    march: async () => (await import('./calculators/march.ts')).calculator,
    'attack-terrain': async () => (await import('./calculators/attack-terrain.ts')).calculator,
    water: async () => (await import('./calculators/water.ts')).calculator,
    rally: async () => (await import('./calculators/rally.ts')).calculator,
    'deep-charge': async () => (await import('./calculators/deep-charge.ts')).calculator,
    'morale-effect': async () => (await import('./calculators/morale-effect.ts')).calculator,
    'combat-steps': async () => (await import('./calculators/combat-steps.ts')).calculator,
  },
  sequels: {
    'attack-terrain': async () => (await import('./sequels/attack-terrain.ts')).sequel,
    'morale-effect': async () => (await import('./sequels/morale-effect.ts')).sequel,
    rally: async () => (await import('./sequels/rally.ts')).sequel,
    'deep-charge': async () => (await import('./sequels/deep-charge.ts')).sequel,
  },
});
