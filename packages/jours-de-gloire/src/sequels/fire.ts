import { t } from '@coup-doeil/core/chart';
import { defineSequel, type NextAsk } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/fire.ts';
import { FATE_EFFECTS } from './parts/fates.ts';

/** No line of the sheet leads on from a fire: a shock at its target is the player's own next step. */
export const sequel = defineSequel<typeof calculator>()({
  readings: {},
  fates: FATE_EFFECTS,
  next: (_, { after: { targets, hex } }): NextAsk[] => {
    const defenders = targets.map(({ arm, cohesion, rating, state, square }) => ({
      arm,
      cohesion,
      rating,
      state,
      square,
    }));
    return [
      {
        id: 'shock',
        title: t('Shock at this target', 'Choc sur cette cible'),
        by: 'player',
        calculator: 'shock',
        input: { defenders, hex },
        open: ['attackers', 'facing', ...defenders.map((__, i) => `defenders.${i + 1}.strength`)],
      },
    ];
  },
});
