import { t } from '@coup-doeil/core/chart';
import { type Branches, listBandRows, type Test } from '@coup-doeil/core/game';
import { d6 } from '@coup-doeil/dice';
import type { CombatContext, Fight } from './combat.ts';
import { type Asks, FATES, lost } from './fates.ts';
import { GONE, type StruckSide, strike } from './outcomes.ts';

const asks = ({ reading }: CombatContext): Asks => ({
  losses: () => reading('losses'),
  moraleTest: () => reading('morale-test'),
  moraleAfterLoss: () => reading('morale-after-loss'),
  starCause: () => reading('star-cause'),
  starSteps: () => reading('star-steps'),
});

const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];

const unitsOf = (fight: Fight, side: Side) => (side === 'attacker' ? fight.attackers : fight.defenders);

/** A side of the fight: its units, each with its place in the list, where those out of the fight count too. */
const struckOf = (fight: Fight, side: Side): StruckSide => ({
  side,
  list: `${side}s`,
  units: unitsOf(fight, side).flatMap((unit, i) => (unit.out ? [] : [{ ...unit, place: i + 1 }])),
});

const DICE = [{ die: d6, why: t('the combat', 'le combat') }];

/** All that the dice of a combat can bring, once its modifiers are known. */
export const listCombatBranches = (context: CombatContext, fight: Fight, total: number): Branches => {
  const sides = SIDES.map((side) => struckOf(fight, side));
  const doubts = asks(context);
  return {
    dice: DICE,
    fates: FATES,
    gone: GONE,
    between: '_',
    rows: listBandRows(DICE, context.charts.combat, total, ({ id, cells }) => {
      const tests: Test[] = [];
      return { id, tests, parties: sides.map((struck) => strike(struck, cells[struck.side], doubts, tests)) };
    }),
  };
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
