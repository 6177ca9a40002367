import { t } from '@coup-doeil/core/chart';
import { defineSequel, type NextAsk, parseInput, settleInput } from '@coup-doeil/core/game';
import { calculator } from '../calculators/fire.ts';
import { shockInput } from '../inputs/shock.ts';
import { FATE_EFFECTS } from './parts/fates.ts';

/** No line of the sheet leads on from a fire: a shock at its target is the player's own next step. */
export const sequel = defineSequel(calculator, {
  readings: {},
  fates: FATE_EFFECTS,
  next: (_, { after: { targets, hex } }): NextAsk[] => {
    const blank = parseInput(shockInput, {});
    const [unit] = blank.defenders;
    if (!unit) return [];
    const defenders = targets.map(({ arm, cohesion, rating, state, square }) => ({
      ...unit,
      arm,
      cohesion,
      rating,
      state,
      square,
    }));
    const input = settleInput(shockInput, { ...blank, defenders, hex });
    return [
      {
        id: 'shock',
        title: t('Shock at this target', 'Choc sur cette cible'),
        by: 'player',
        calculator: 'shock',
        input,
        open: ['attackers', 'facing', ...defenders.map((__, i) => `defenders.${i + 1}.strength`)],
      },
    ];
  },
});
