import { memoiseById, type Odds } from '@coup-doeil/core/game';
import { chain, type Odds as DiceOdds, d6, map, toPlainOdds } from '@coup-doeil/dice';
import { type CombatContext, type Fight, fighting } from './combat.ts';
import { type Asks, lost } from './fates.ts';
import { bothSides, struckSide } from './outcomes.ts';

export const asks = ({ reading }: CombatContext): Asks => ({
  losses: () => reading('losses'),
  moraleTest: () => reading('morale-test'),
  moraleAfterLoss: () => reading('morale-after-loss'),
  starCause: () => reading('star-cause'),
  starSteps: () => reading('star-steps'),
});

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

const unitsOf = (fight: Fight, side: Side) => (side === 'attacker' ? fight.attackers : fight.defenders);

/** The units of a side that are in the fight. */
export const fightersOf = (fight: Fight, side: Side) => fighting<Fight[`${Side}s`][number]>(unitsOf(fight, side));

/** The places, in its side's list, of the units in the fight. */
export const placesOf = (fight: Fight, side: Side): number[] =>
  unitsOf(fight, side).flatMap(({ out }, i) => (!out ? [i + 1] : []));

/** The exact end of a combat once the modifiers are known: the row, each side, both at once, each unit by its place. */
export const combatOdds = (context: CombatContext, fight: Fight, total: number): Record<string, Odds> => {
  const table = context.charts.combat;
  const result = map(d6, (face) => table.at(face + total).id);
  const struckBy = memoiseById((row) => {
    const { cells } = table.row(row);
    const struck = (side: Side) => struckSide(cells[side].value, fightersOf(fight, side), asks(context));
    const [attacker, defender] = [struck('attacker'), struck('defender')];
    return { attacker, defender, both: bothSides(attacker.side, defender.side) };
  });
  const over = (ends: (row: string) => DiceOdds<string>): Odds => toPlainOdds(chain(result, ends));
  const odds: Record<string, Odds> = {
    result,
    attacker: over((row) => struckBy(row).attacker.side),
    defender: over((row) => struckBy(row).defender.side),
    both: over((row) => struckBy(row).both),
  };
  for (const side of SIDES)
    placesOf(fight, side).forEach((place, i) => {
      odds[`${side}-${place}`] = over((row) => struckBy(row)[side].units[i] ?? struckBy(row)[side].side);
    });
  return odds;
};

/** The cavalry that the star may strike, side by side, by its place in the list. */
export const underStar = (
  context: CombatContext,
  fight: Fight,
  total: number,
): (readonly [side: Side, place: number])[] => {
  const doubts = asks(context);
  return SIDES.flatMap((side) => {
    const starred = d6.faces.some((face) => {
      const { value } = context.charts.combat.at(face + total).cells[side];
      return value.kind === 'disorganised' && value.star;
    });
    if (!starred) return [];
    return unitsOf(fight, side).flatMap((unit, i) => (!unit.out && lost(unit, doubts) ? [[side, i + 1] as const] : []));
  });
};
