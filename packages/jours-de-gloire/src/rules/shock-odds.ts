import { memoiseById, type Odds } from '@coup-doeil/core/game';
import { certainOdds, chain, type Odds as DiceOdds, d10, map, pairOdds, toPlainOdds } from '@coup-doeil/dice';
import { bothId, type Suffering, sideOdds, unitOdds } from './outcome.ts';
import type { Shock, ShockContext } from './shock.ts';
import { suffer } from './suffer.ts';

interface Ends {
  readonly attacker: DiceOdds<string, number>;
  readonly defender: DiceOdds<string, number>;
  /** The attackers one by one, then the defenders. */
  readonly units: readonly DiceOdds<string, number>[];
}

const unitsOf = ({ units, rating }: Suffering) => units.map((unit) => unitOdds(unit, rating));

/** The exact odds of a shock once its modifiers are known: the row, each side, both together, each unit by its place. */
export const shockOdds = (
  context: ShockContext,
  fight: Shock,
  total: number,
  places: readonly string[],
): Record<string, Odds> => {
  const table = context.charts.shock;
  const result = map(d10, (face) => table.at(face + total).id);
  const endsOf = memoiseById((row): Ends => {
    const { cells } = table.row(row);
    const attacker = suffer(context, fight.attackers, cells.attacker.value);
    const defender = suffer(context, fight.defenders, cells.defender.value);
    return {
      attacker: sideOdds(attacker),
      defender: sideOdds(defender),
      units: [...unitsOf(attacker), ...unitsOf(defender)],
    };
  });
  const over = (ends: (row: string) => DiceOdds<string>): Odds => toPlainOdds(chain(result, ends));
  const odds: Record<string, Odds> = {
    result,
    attacker: over((row) => endsOf(row).attacker),
    defender: over((row) => endsOf(row).defender),
    both: over((row) => pairOdds(endsOf(row).attacker, endsOf(row).defender, bothId)),
  };
  places.forEach((place, i) => {
    odds[place] = over((row) => endsOf(row).units[i] ?? certainOdds('hold'));
  });
  return odds;
};
