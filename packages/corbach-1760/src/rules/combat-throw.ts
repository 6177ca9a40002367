import { type Text, t } from '@coup-doeil/core/chart';
import type { ThrowDie } from '@coup-doeil/core/game';
import { d6 } from '@coup-doeil/dice';
import { type CombatContext, type Fight, fighting } from './combat.ts';
import { asks, placesOf, SIDES, type Side, unitsOf } from './combat-odds.ts';
import { strike } from './outcomes.ts';

const SIDE_NAMES: Readonly<Record<Side, Text>> = {
  attacker: t('attacker', 'attaquant'),
  defender: t('defender', 'défenseur'),
};
/** A combat once, with dice. */
export const combatThrow = (
  context: CombatContext,
  fight: Fight,
  total: number,
  die: ThrowDie,
): Record<string, string> => {
  const row = context.charts.combat.at(die(d6, t('the combat', 'le combat')) + total);
  const came: Record<string, string> = { result: row.id };
  const doubts = asks(context);
  for (const side of SIDES) {
    const places = placesOf(fight, side);
    const { en, fr } = SIDE_NAMES[side];
    const foes = fighting<Fight[`${Side}s`][number]>(unitsOf(fight, side));
    const ends = strike(row.cells[side].value, foes, doubts, (i) =>
      die(d6, t(`morale test, ${en} ${places[i]}`, `test de moral, ${fr} ${places[i]}`)),
    );
    came[side] = ends.side;
    ends.units.forEach((end, i) => {
      came[`${side}-${places[i]}`] = end;
    });
  }
  came.both = `${came.attacker}_${came.defender}`;
  return came;
};
