import { t } from '@coup-doeil/core/chart';
import { defineSequel } from '@coup-doeil/core/game';
import type { calculator } from '../calculators/combat.ts';
import { BEARS, COMBAT_FATE_EFFECTS, NO_EFFECT, resultText } from './parts/fates.ts';

/** Nothing that the sheet prints follows a combat. */
export const sequel = defineSequel<typeof calculator>()({
  readings: {},
  fates: COMBAT_FATE_EFFECTS,
  bears: BEARS,
  next: () => [],
  rowText: ({ combat }, id) => {
    const { attacker, defender } = combat.row(id).cells;
    const [what, other] = [resultText(attacker.value), resultText(defender.value)];
    const attackers = what && t('{what} for the attackers', '{what} pour les attaquants', { what });
    const defenders = other && t('{other} for the defenders', '{other} pour les défenseurs', { other });
    if (!attackers || !defenders) return attackers ?? defenders ?? NO_EFFECT;
    return t('{attackers}; {defenders}', '{attackers}\u202f; {defenders}', { attackers, defenders });
  },
});
