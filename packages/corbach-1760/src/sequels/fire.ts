import { t } from '@coup-doeil/core/chart';
import { defineSequel, memoiseById, type NextAsk, parseInput } from '@coup-doeil/core/game';
import { calculator } from '../calculators/fire.ts';
import { artillery142 } from '../charts/artillery.ts';
import { combatInput } from '../inputs/combat.ts';
import { BEARS, FATE_EFFECTS, NO_EFFECT, resultText } from './parts/fates.ts';

/** Nothing that the sheet prints follows a fire: a combat against its target is the player's own next step. */
export const sequel = defineSequel(calculator, {
  readings: {},
  fates: FATE_EFFECTS,
  bears: BEARS,
  rowText: memoiseById((id) => resultText(artillery142.row(id).cells.target.value) ?? NO_EFFECT),
  next: (_, { after: { targets, hex, road } }): NextAsk[] => {
    const blank = parseInput(combatInput, {});
    const [unit] = blank.defenders;
    if (!unit) return [];
    const defenders = targets.map(({ arm, morale, state }) => ({ ...unit, arm, morale, state }));
    const own = defenders.flatMap((__, i) => ['strength', 'kind'].map((name) => `defenders.${i + 1}.${name}`));
    return [
      {
        id: 'combat',
        title: t('Combat against this target', 'Combat contre cette cible'),
        by: 'player',
        calculator: 'combat',
        input: { ...blank, defenders, hex, road },
        open: ['attackers', ...own],
      },
    ];
  },
});
