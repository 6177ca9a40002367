import type { Claim } from '@coup-doeil/core/game';
import type { Hex } from '../vocabulary.ts';
import type { Attacker, CombatContext, Defender } from './combat.ts';
import { noFlank } from './ground.ts';

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
    attackers.some(({ from }) => from === 'flank') && { line: lines.line('flank'), ...(none ? { by: none } : {}) },
    attackers.some(({ from }) => from === 'rear') && {
      line: lines.line('rear'),
      replaces: () => reading('flank-and-rear') === 'higher',
    },
  ];
};
