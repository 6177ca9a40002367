import { defineGame } from '@coup-doeil/core/game';
import { meta } from './meta.ts';
import { BOARD_READINGS } from './readings/board.ts';
import { CHARGE_READINGS } from './readings/charge.ts';
import { FIRE_READINGS } from './readings/fire.ts';
import { MARCH_READINGS } from './readings/march.ts';
import { SHOCK_SEQUEL_READINGS } from './readings/sequel.ts';
import { SHOCK_READINGS } from './readings/shock.ts';
import { SILENCES, SOURCES } from './sources.ts';

/** The one value: what readers need to list the game and to load the rest. */
export const game = defineGame({
  meta,
  sources: SOURCES,
  readings: {
    ...SHOCK_READINGS,
    ...SHOCK_SEQUEL_READINGS,
    ...FIRE_READINGS,
    ...MARCH_READINGS,
    ...CHARGE_READINGS,
    ...BOARD_READINGS,
  },
  silences: SILENCES,
  charts: async () => (await import('./charts/index.ts')).CHARTS,
  battle: async () => (await import('./battle.ts')).battle,
  battles: { varnes: async () => (await import('./battles/varnes.ts')).varnes },
  calculators: {
    shock: async () => (await import('./calculators/shock.ts')).calculator,
    fire: async () => (await import('./calculators/fire.ts')).calculator,
    march: async () => (await import('./calculators/march.ts')).calculator,
    charge: async () => (await import('./calculators/charge.ts')).calculator,
    cohesion: async () => (await import('./calculators/cohesion.ts')).calculator,
    odds: async () => (await import('./calculators/odds.ts')).calculator,
  },
  sequels: {
    shock: async () => (await import('./sequels/shock.ts')).sequel,
    fire: async () => (await import('./sequels/fire.ts')).sequel,
    cohesion: async () => (await import('./sequels/cohesion.ts')).sequel,
  },
});
