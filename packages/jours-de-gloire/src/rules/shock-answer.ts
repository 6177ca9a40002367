import { type Answer, facesOf, type Odds, type Refusal, sideCounts } from '@coup-doeil/core/game';
import { DIE } from './die.ts';
import { overRows, unitWays } from './outcome.ts';
import { type Attacker, type Shock, type ShockContext, type ShockUnit, shock } from './shock.ts';
import { shockFacts } from './shock-facts.ts';
import { finalOdds, type Reached, reached } from './shock-odds.ts';

interface Listed {
  /** Out of the fight, it neither counts nor suffers. */
  readonly out: boolean;
}

/** A shock as it is asked, those out of the fight among the others. */
export interface ShockAsked extends Omit<Shock, 'attackers' | 'defenders'> {
  readonly attackers: readonly (Attacker & Listed)[];
  readonly defenders: readonly (ShockUnit & Listed)[];
}

/** Those in the fight, and where each stands in the list. */
export const fightOf = (asked: ShockAsked): Shock & { readonly places: readonly string[] } => ({
  ...asked,
  attackers: asked.attackers.filter(({ out }) => !out),
  defenders: asked.defenders.filter(({ out }) => !out),
  places: [
    ...asked.attackers.flatMap(({ out }, i) => (out ? [] : [`attacker-${i + 1}`])),
    ...asked.defenders.flatMap(({ out }, i) => (out ? [] : [`defender-${i + 1}`])),
  ],
});

const answer = (context: ShockContext, asked: ShockAsked): Answer | Refusal => {
  const fight = fightOf(asked);
  const total = shock(context, fight);
  if (typeof total !== 'number') return total;
  const rows = reached(context, fight, total);
  const odds: Record<string, Odds> = {
    result: { of: DIE.faces.length, ways: rows.map(({ id, faces }) => [id, faces]) },
    ...finalOdds(rows),
  };
  fight.places.forEach((place, i) => {
    const of = ({ attacker, defender }: Reached) => {
      const own = i < attacker.units.length ? attacker : defender;
      const one = own.units[i < attacker.units.length ? i : i - attacker.units.length];
      return one ? unitWays(one, own.together) : { of: 1, ways: [] };
    };
    odds[place] = overRows(rows.map((row) => [row.faces, of(row)]));
  });
  return {
    total,
    odds,
    faces: facesOf(DIE, total, context.charts.shock),
    facts: shockFacts(context, fight, total),
  };
};

/** The rules of a shock: its answer, and what its measure counts. */
export const shockRules = {
  answer,
  measure: {
    list: 'defender',
    counts: (outcome: string) => Object.keys(sideCounts(outcome)).some((fate) => fate.startsWith('recoils')),
  },
};
