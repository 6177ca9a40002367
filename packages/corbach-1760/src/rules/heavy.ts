import { type Attacker, type CombatContext, count, type Defender, type LineId } from './combat.ts';

type Pair = readonly [line: LineId, attacker: (unit: Attacker) => boolean, defender: (unit: Defender) => boolean];

const heavy = (unit: Attacker): boolean => unit.heavy;

const PAIRS: readonly Pair[] = [
  ['heavy-disorganised-infantry', heavy, ({ arm, state }) => arm === 'infantry' && state === 'disorganised'],
  ['heavy-line-infantry', heavy, ({ line, state }) => line && state === 'good-order'],
  ['heavy-bonus', ({ bonus }) => bonus, ({ arm }) => arm === 'cavalry'],
];

/** Each line once, where a heavy attacker meets such a defender; or, read strictly, only where all do. */
export const heavyCavalry = (
  context: CombatContext,
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
): void => {
  for (const [id, attacks, defends] of PAIRS) {
    if (!attackers.some(attacks) || !defenders.some(defends)) continue;
    const all = attackers.every(attacks) && defenders.every(defends);
    if (all || context.reading('heavy-mix') === 'any') count(context, id);
  }
};
