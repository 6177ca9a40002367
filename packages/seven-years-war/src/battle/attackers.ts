import type { PartName, Question } from '@coup-doeil/core/battle';
import { type Text, t } from '@coup-doeil/core/chart';
import { type Place, type Refusal, refuse } from '@coup-doeil/core/game';
import { formatHex } from '@coup-doeil/hex';
import { combatSequence } from '../charts/combat-sequence.ts';
import { pairText } from '../rules/attack.ts';
import type { WarBoard, WarCounter } from './types.ts';

/** The counters of a side that attack out of one hex. */
export interface AttackingHex {
  readonly hex: number;
  readonly counters: readonly [WarCounter, ...WarCounter[]];
}

export const groupByHex = (counters: readonly WarCounter[]): AttackingHex[] => {
  const hexes = new Map<number, [WarCounter, ...WarCounter[]]>();
  for (const counter of counters) {
    const others = hexes.get(counter.hex);
    if (others) others.push(counter);
    else hexes.set(counter.hex, [counter]);
  }
  return [...hexes].map(([hex, stack]) => ({ hex, counters: stack }));
};

export const refuseCounter = ({ name }: WarCounter, reason: Text, place: Pick<Place, 'cite'>): Refusal =>
  refuse(t('{name}: {reason}', '{name}\u202f: {reason}', { name, reason }), place);

/** Why a counter takes part in no attack, whatever the target. */
export const barsAttacker = (board: WarBoard, counter: WarCounter): Refusal | undefined => {
  const step = combatSequence.step('designation');
  if (counter.arm === 'leader')
    return refuseCounter(counter, t('a leader does not attack by himself', 'un chef n’attaque pas par lui-même'), step);
  if (counter.hex < 0) return refuseCounter(counter, t('not on the map', 'pas sur la carte'), step);
  if (counter.order === 'routed') return refuseCounter(counter, t('routed', 'en déroute'), step);
  if (counter.order === 'disordered' && board.reading('who-attacks') === 'good-order')
    return refuseCounter(counter, t('disordered', 'en désordre'), step);
  return undefined;
};

/** The column by which a hex attacks: that of its infantry or of its cavalry; `both` where both are there. */
export type HexArm = 'infantry' | 'cavalry' | 'both' | 'none';

/** Who leads a hex, as its player says. */
export type Lead = 'worse' | 'infantry' | 'cavalry' | 'artillery';

export const armOf = ({ counters }: AttackingHex): HexArm => {
  const [foot, mounted] = (['infantry', 'cavalry'] as const).map((arm) => counters.some((unit) => unit.arm === arm));
  if (foot && mounted) return 'both';
  if (foot) return 'infantry';
  return mounted ? 'cavalry' : 'none';
};

export const leadId = (board: WarBoard, hex: number): string => `lead-unit.${formatHex(board.ground.grid, hex)}`;

const LEADERS: Readonly<Record<Lead, Text>> = {
  worse: t('not said: the worse column', 'non dit\u202f: la pire colonne'),
  infantry: t('infantry', 'infanterie'),
  cavalry: t('cavalry', 'cavalerie'),
  artillery: t('artillery', 'artillerie'),
};

/** Who may lead a hex, the default first: more than one where several arms attack out of it. */
export const listLeads = (board: WarBoard, hex: AttackingHex): readonly Lead[] => {
  const arm = armOf(hex);
  const guns = hex.counters.some((unit) => unit.arm === 'artillery') ? (['artillery'] as const) : [];
  if (arm === 'none') return [];
  if (arm !== 'both') return [arm, ...guns];
  return board.reading('lead-arm') === 'worse' ? ['worse', ...guns] : ['worse', 'infantry', 'cavalry', ...guns];
};

/** Who leads where several arms attack out of one hex: guns beside others lead only when their player says so. */
export const askLead = (board: WarBoard, hexes: readonly AttackingHex[], side: string): Question[] =>
  hexes.flatMap((attacking) => {
    const leads = listLeads(board, attacking);
    if (leads.length < 2) return [];
    const hex = formatHex(board.ground.grid, attacking.hex);
    return [
      {
        id: leadId(board, attacking.hex),
        side,
        label: t('{hex}: which unit leads?', '{hex}\u202f: quelle unité mène\u202f?', { hex }),
        options: leads.map((id) => ({ id, label: LEADERS[id] })),
      },
    ];
  });

/** The calculator counts the hexes of both sides; the map has their numbers. */
export const namePairs = (
  board: WarBoard,
  attackers: readonly AttackingHex[],
  targets: readonly number[],
): PartName[] => {
  const format = (hex: number): string => formatHex(board.ground.grid, hex);
  return attackers.flatMap(({ hex: from }, i) =>
    targets.map((into, j) => ({
      called: pairText({ attacker: i + 1, defender: j + 1 }),
      name: pairText({ attacker: format(from), defender: format(into) }),
    })),
  );
};
