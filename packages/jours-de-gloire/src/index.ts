import { defineGame } from '@aide-de-camp/core/game';
import { meta } from './meta.ts';
import { FIRE_READINGS, SOURCES } from './sources.ts';

/** The one value: what readers need to list the game and to load the rest. */
export const game = defineGame({
  meta,
  sources: SOURCES,
  readings: FIRE_READINGS,
  silences: [],
  charts: async () => (await import('./charts/index.ts')).CHARTS,
  calculators: {
    fire: async () => (await import('./calculators/fire.ts')).calculator,
  },
});
