import { defineGame } from '@coup-doeil/core/game';
import { meta } from './meta.ts';
import { BOARD_READINGS } from './readings/board.ts';
import { COMBAT_READINGS } from './readings/combat.ts';
import { FIRE_READINGS } from './readings/fire.ts';
import { MARCH_READINGS } from './readings/march.ts';
import { ZONE_READINGS } from './readings/zone.ts';
import { SILENCES, SOURCES } from './sources.ts';

/** The one value: what readers need to list the game and to load the rest. */
export const game = defineGame({
  meta,
  sources: SOURCES,
  readings: { ...MARCH_READINGS, ...FIRE_READINGS, ...COMBAT_READINGS, ...ZONE_READINGS, ...BOARD_READINGS },
  silences: SILENCES,
  charts: async () => (await import('./charts/index.ts')).CHARTS,
  battle: async () => (await import('./battle.ts')).battle,
  battles: { erlau: async () => (await import('./battles/erlau.ts')).erlau },
  calculators: {
    march: async () => (await import('./calculators/march.ts')).calculator,
    fire: async () => (await import('./calculators/fire.ts')).calculator,
    combat: async () => (await import('./calculators/combat.ts')).calculator,
    morale: async () => (await import('./calculators/morale.ts')).calculator,
    zone: async () => (await import('./calculators/zone.ts')).calculator,
    ratio: async () => (await import('./calculators/ratio.ts')).calculator,
    'rally-phase': async () => (await import('./calculators/rally-phase.ts')).calculator,
    turn: async () => (await import('./calculators/turn.ts')).calculator,
  },
  sequels: {
    fire: async () => (await import('./sequels/fire.ts')).sequel,
    combat: async () => (await import('./sequels/combat.ts')).sequel,
    morale: async () => (await import('./sequels/morale.ts')).sequel,
  },
});
