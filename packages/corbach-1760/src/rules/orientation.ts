import type { Hex } from '../vocabulary.ts';
import type { Attacker, CombatContext, Defender } from './combat.ts';
import { noFlank } from './ground.ts';

/** Flank and rear, once each; infantry in a village has its flanks for front. */
export const orientation = (
  { charts, tally, reading }: CombatContext,
  hex: Hex,
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
): void => {
  const [flank, rear] = [charts['combat-modifiers'].line('flank'), charts['combat-modifiers'].line('rear')];
  const behind = attackers.some(({ from }) => from === 'rear');
  if (attackers.some(({ from }) => from === 'flank')) {
    const none = noFlank(
      charts.terrain,
      hex,
      defenders.map(({ arm }) => arm),
    );
    if (none) tally.ignore(flank, flank.value, none);
    else if (behind && reading('flank-and-rear') === 'higher') tally.ignore(flank, flank.value, rear);
    else tally.add(flank, flank.value);
  }
  if (behind) tally.add(rear, rear.value);
};
