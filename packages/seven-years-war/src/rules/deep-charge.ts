import { type Text, t } from '@coup-doeil/core/chart';
import { type Context, type Refusal, refuse } from '@coup-doeil/core/game';
import type { ChargeTerms, deepChargeSheet } from '../charts/deep-charge.ts';
import type { Mover } from '../vocabulary.ts';

/** Who would charge, and how it stands. */
export interface Charger {
  readonly arm: Mover;
  readonly engaged: boolean;
  readonly formed: boolean;
  /** It has made a deep charge this turn. */
  readonly already: boolean;
  /** The advance moves are over. */
  readonly advanced: boolean;
  readonly morale: number;
  readonly leader: boolean;
  readonly leaderModifier: number;
}

/** The chart of deep charges. */
export type ChargeCharts = { readonly 'deep-charge': typeof deepChargeSheet };

/** What is added to the die, or why it may not be tried. */
export const tallyDeepCharge = ({ charts, tally }: Context<ChargeCharts>, unit: Charger): number | Refusal => {
  const { note } = charts['deep-charge'];
  const asked: readonly (readonly [holds: boolean, id: keyof ChargeTerms, reason: Text])[] = [
    [unit.arm === note('cavalry').value.arm, 'cavalry', REASONS.cavalry],
    [unit.engaged === note('engaged').value.engaged, 'engaged', REASONS.engaged],
    [unit.formed === note('formed').value.formed, 'formed', REASONS.formed],
    [(unit.already ? 1 : 0) < note('once').value.perTurn, 'once', REASONS.once],
    [unit.advanced || note('after').value.after !== 'advance', 'after', REASONS.after],
  ];
  for (const [holds, id, reason] of asked) if (!holds) return refuse(reason, note(id));
  const sum = note('sum');
  tally.add(sum, unit.morale, () => t('The unit’s morale', 'Moral de l’unité'));
  if (unit.leader)
    tally.add(sum, unit.leaderModifier, () => t('The leader’s morale modifier', 'Modificateur de moral du chef'));
  return tally.total;
};

const REASONS = {
  cavalry: t('Only cavalry makes a deep charge.', 'Seule la cavalerie fait une charge profonde.'),
  engaged: t('It is not engaged.', 'Elle n’est pas engagée.'),
  formed: t('It is not formed.', 'Elle n’est pas formée.'),
  once: t('It has made one this turn.', 'Elle en a déjà fait une ce tour-ci.'),
  after: t('The advances are not over yet.', 'Les avances ne sont pas encore finies.'),
};
