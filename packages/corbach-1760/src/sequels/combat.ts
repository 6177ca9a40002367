import { t } from '@coup-doeil/core/chart';
import { defineSequel, memoiseById } from '@coup-doeil/core/game';
import { calculator } from '../calculators/combat.ts';
import { combat142 } from '../charts/combat.ts';
import { BEARS, COMBAT_FATE_EFFECTS, NO_EFFECT, resultText } from './parts/fates.ts';

/** Nothing that the sheet prints follows a combat. */
export const sequel = defineSequel(calculator, {
  readings: {},
  fates: COMBAT_FATE_EFFECTS,
  bears: BEARS,
  next: () => [],
  rowText: memoiseById((id) => {
    const { attacker, defender } = combat142.row(id).cells;
    const [what, other] = [resultText(attacker.value), resultText(defender.value)];
    const attackers = what && t('{what} for the attackers', '{what} pour les attaquants', { what });
    const defenders = other && t('{other} for the defenders', '{other} pour les défenseurs', { other });
    if (!attackers || !defenders) return attackers ?? defenders ?? NO_EFFECT;
    return t('{attackers}; {defenders}', '{attackers}\u202f; {defenders}', { attackers, defenders });
  }),
});
