import type { Odds } from '@coup-doeil/core/game';
import { DIE } from './die.ts';
import { bothSides, overRows, type Suffering, sideWays } from './outcome.ts';
import type { Shock, ShockContext, ShockRow } from './shock.ts';
import { suffer } from './suffer.ts';

/** A row of the table that the die can reach: by how many faces, and what it does to each side. */
export interface Reached {
  readonly id: string;
  readonly faces: number;
  readonly attacker: Suffering;
  readonly defender: Suffering;
}

/** Every row that the die can reach from a total. */
export const reached = (context: ShockContext, fight: Shock, total: number): Reached[] => {
  const table = context.charts.shock;
  const rows: ShockRow[] = [];
  const faces: number[] = [];
  for (const face of DIE.faces) {
    const row = table.at(face + total);
    const i = rows.indexOf(row);
    if (i < 0) {
      rows.push(row);
      faces.push(1);
    } else faces[i] = (faces[i] ?? 0) + 1;
  }
  return rows.map(({ id, cells }, i) => ({
    id,
    faces: faces[i] ?? 0,
    attacker: suffer(context, fight.attackers, cells.attacker.value),
    defender: suffer(context, fight.defenders, cells.defender.value),
  }));
};

/** The final odds of each side, and of both together, exactly. */
export const finalOdds = (rows: readonly Reached[]): { attacker: Odds; defender: Odds; both: Odds } => {
  const sides = rows.map(({ faces, attacker, defender }) => [faces, sideWays(attacker), sideWays(defender)] as const);
  return {
    attacker: overRows(sides.map(([faces, attacker]) => [faces, attacker])),
    defender: overRows(sides.map(([faces, _, defender]) => [faces, defender])),
    both: overRows(sides.map(([faces, attacker, defender]) => [faces, bothSides(attacker, defender)])),
  };
};
