import { t } from '@coup-doeil/core/chart';
import { defineSequel, type NextAsk } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/fire.ts';
import { BEARS, FATE_EFFECTS, NO_EFFECT, resultText } from './parts/fates.ts';

/** Nothing that the sheet prints follows a fire: a combat against its target is the player's own next step. */
export const sequel = defineSequel<typeof calculator>()({
  readings: {},
  fates: FATE_EFFECTS,
  bears: BEARS,
  rowText: ({ artillery }, id) => resultText(artillery.row(id).cells.target.value) ?? NO_EFFECT,
  next: (_, { after: { targets, hex, road } }): NextAsk[] => {
    const defenders = targets.map(({ arm, morale, state }) => ({ arm, morale, state }));
    const own = defenders.flatMap((__, i) => ['strength', 'kind'].map((name) => `defenders.${i + 1}.${name}`));
    return [
      {
        id: 'combat',
        title: t('Combat against this target', 'Combat contre cette cible'),
        by: 'player',
        calculator: 'combat',
        input: { defenders, hex, road },
        open: ['attackers', ...own],
      },
    ];
  },
});
