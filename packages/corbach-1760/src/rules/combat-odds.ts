import type { Odds } from '@coup-doeil/core/game';
import { type CombatCharts, type CombatContext, type Fight, fighting } from './combat.ts';
import { type Asks, lost } from './fates.ts';
import { DIE, overFaces, struckSide, together } from './outcomes.ts';

export const asks = ({ reading }: CombatContext): Asks => ({
  losses: () => reading('losses'),
  moraleTest: () => reading('morale-test'),
  moraleAfterLoss: () => reading('morale-after-loss'),
  starCause: () => reading('star-cause'),
});

type Row = ReturnType<CombatCharts['combat']['at']>;
type Lists = Record<string, Odds>;

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export const unitsOf = (fight: Fight, side: Side) => (side === 'attacker' ? fight.attackers : fight.defenders);

/** The places, in its side's list, of the units in the fight. */
export const placesOf = (fight: Fight, side: Side): number[] =>
  unitsOf(fight, side).flatMap(({ out }, i) => (!out ? [i + 1] : []));

/** What a row does, list by list. */
const struck = (context: CombatContext, fight: Fight, row: Row): Lists => {
  const doubts = asks(context);
  const [attack, defence] = SIDES.map((side) =>
    struckSide(row.cells[side].value, fighting<Fight[`${Side}s`][number]>(unitsOf(fight, side)), doubts),
  );
  const lists: Lists = { result: { of: 1, ways: [[row.id, 1]] } };
  if (!attack || !defence) return lists;
  lists.attacker = attack.side;
  lists.defender = defence.side;
  lists.both = together(attack.side, defence.side);
  for (const [side, { units }] of [
    ['attacker', attack],
    ['defender', defence],
  ] as const)
    placesOf(fight, side).forEach((place, i) => {
      const own = units[i];
      if (own) lists[`${side}-${place}`] = own;
    });
  return lists;
};

/** The exact end of a combat, list by list, once the modifiers are known. */
export const combatOdds = (context: CombatContext, fight: Fight, total: number): Lists => {
  const seen = new Map<string, Lists>();
  const faces = DIE.map((face) => {
    const row = context.charts.combat.at(face + total);
    const lists = seen.get(row.id) ?? struck(context, fight, row);
    seen.set(row.id, lists);
    return lists;
  });
  const names = Object.keys(faces[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, overFaces(faces.flatMap((lists) => lists[name] ?? []))]));
};

/** The cavalry that the star may strike, side by side, by its place in the list. */
export const underStar = (
  context: CombatContext,
  fight: Fight,
  total: number,
): (readonly [side: Side, place: number])[] => {
  const doubts = asks(context);
  return SIDES.flatMap((side) => {
    const starred = DIE.some((face) => {
      const { value } = context.charts.combat.at(face + total).cells[side];
      return value.kind === 'disorganised' && value.star;
    });
    if (!starred) return [];
    return unitsOf(fight, side).flatMap((unit, i) => (!unit.out && lost(unit, doubts) ? [[side, i + 1] as const] : []));
  });
};
