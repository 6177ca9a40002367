import type { Attacker, CombatContext, Defender } from './combat.ts';

type Line = Parameters<CombatContext['charts']['combat-modifiers']['line']>[0];
type Pair = readonly [line: Line, attacker: (unit: Attacker) => boolean, defender: (unit: Defender) => boolean];

const heavy = (unit: Attacker): boolean => unit.heavy;

const PAIRS: readonly Pair[] = [
  ['heavy-disorganised-infantry', heavy, ({ arm, state }) => arm === 'infantry' && state === 'disorganised'],
  ['heavy-line-infantry', heavy, ({ line, state }) => line && state === 'good-order'],
  ['heavy-bonus', ({ bonus }) => bonus, ({ arm }) => arm === 'cavalry'],
];

/** Each line once, where a heavy attacker meets such a defender; or, read strictly, only where all do. */
export const heavyCavalry = (
  { charts, tally, reading }: CombatContext,
  attackers: readonly Attacker[],
  defenders: readonly Defender[],
): void => {
  for (const [id, attacks, defends] of PAIRS) {
    if (!attackers.some(attacks) || !defenders.some(defends)) continue;
    const all = attackers.every(attacks) && defenders.every(defends);
    if (!all && reading('heavy-mix') === 'all') continue;
    const line = charts['combat-modifiers'].line(id);
    tally.add(line, line.value);
  }
};
