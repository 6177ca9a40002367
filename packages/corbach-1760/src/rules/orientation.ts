import type { Claim } from '@coup-doeil/core/game';
import type { Hex } from '../vocabulary.ts';
import type { Attacker, CombatContext, Defender } from './combat.ts';
import { noFlank } from './ground.ts';

const comesFrom = (attackers: readonly Attacker[], aspect: 'flank' | 'rear'): boolean =>
  attackers.some(({ from }) => from === aspect || from === 'flank-and-rear');

/** Flank and rear, once each; infantry in a village has its flanks for front. */
export const orientation = (
  { charts, reading }: CombatContext,
  hex: Hex,
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
): (Claim | false)[] => {
  const lines = charts['combat-modifiers'];
  const arms = defenders.map(({ arm }) => arm);
  const none = noFlank(charts.terrain, hex, arms);
  return [
    comesFrom(attackers, 'flank') && { line: lines.line('flank'), ...(none ? { by: none } : {}) },
    comesFrom(attackers, 'rear') && {
      line: lines.line('rear'),
      replaces: () => reading('flank-and-rear') === 'higher',
    },
  ];
};
