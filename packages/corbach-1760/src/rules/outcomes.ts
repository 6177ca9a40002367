import { certainOdds, d6, type Odds, pairOdds, testRating, toPlainOdds } from '@coup-doeil/dice';
import { type Counts, combineUnits, getMixture, type Mixture, parseCounts } from '@coup-doeil/dice/together';
import type { Result } from '../charts/results.ts';
import { type Asks, type Blow, type Burden, blow, burden, FATES, type Fate, type Struck } from './fates.ts';

const ENDS = [...FATES, 'steps', 'retreat'] as const;

/** `holds-2-disorganised-1-steps-1-retreat-2`: how many units came to each fate, then what those left bear. */
const outcomeId = ({ id, counts }: Mixture<Fate>, { steps, retreat }: Burden): string => {
  const lost = FATES.every((fate) => fate === 'eliminated' || !counts[fate]);
  return lost ? id : `${id}${steps > 0 ? `-steps-${steps}` : ''}${retreat > 0 ? `-retreat-${retreat}` : ''}`;
};

/** An outcome read back from its id; empty for what is no such id. */
export const outcomeCounts = (id: string): Counts<(typeof ENDS)[number]> => parseCounts(id, ENDS) ?? {};

// Whatever a unit needs, no more than all faces pass, and no fewer than none.
const TESTS = Array.from({ length: d6.faces.length + 1 }, (_, need) => testRating(d6, need));
const moraleTest = (need: number) => TESTS[Math.max(0, Math.min(d6.faces.length, need))] ?? testRating(d6, need);

const unitOdds = (blow: Blow): Odds<Fate, number> => {
  if (typeof blow === 'string') return certainOdds(blow);
  const { of, ways } = moraleTest(blow.need);
  return { of, ways: ways.map(([verdict, n]) => [verdict === 'pass' ? 'holds' : blow.fail, n]) };
};

/** Units struck at once, exactly: one die for each that tests. */
const sideOdds = (blows: readonly Blow[], bears: Burden): Odds<string, number> => {
  const { of, ways } = combineUnits(blows.map(unitOdds), FATES);
  return { of, ways: ways.map(([mixture, n]) => [outcomeId(mixture, bears), n]) };
};

/** The id of what both sides came to, the attackers first. */
export const bothId = (attacker: string, defender: string): string => `${attacker}_${defender}`;

/** Two sides at once. */
export const bothSides = (attacker: Odds<string, number>, defender: Odds<string, number>): Odds<string, number> =>
  toPlainOdds(pairOdds(attacker, defender, bothId));

/** Of one unit among several the retreat is said; the steps are its side's, unless each loses its own. */
const alone = (result: Result, units: readonly Struck[], asks: Asks): Burden => {
  const { steps, retreat } = burden(result, units.slice(0, 1), asks);
  return { steps: steps > 0 && (units.length === 1 || asks.losses() === 'each') ? steps : 0, retreat };
};

export interface SideOdds {
  readonly side: Odds<string, number>;
  readonly units: readonly Odds<string, number>[];
}

/** What a result leaves of a side: all its units together, and each. */
export const struckSide = (result: Result, units: readonly Struck[], asks: Asks): SideOdds => {
  const blows = units.map((unit) => blow(result, unit, asks));
  const side = sideOdds(blows, burden(result, units, asks));
  if (units.length === 1) return { side, units: [side] };
  const bears = alone(result, units, asks);
  return { side, units: blows.map((blow) => sideOdds([blow], bears)) };
};

/** The same once, with dice: `roll` throws the die of a unit's test. */
export const strike = (
  result: Result,
  units: readonly Struck[],
  asks: Asks,
  roll: (unit: number) => number,
): { readonly side: string; readonly units: readonly string[] } => {
  const fates = units.map((unit, i): Fate => {
    const struck = blow(result, unit, asks);
    if (typeof struck === 'string') return struck;
    return roll(i) <= struck.need ? 'holds' : struck.fail;
  });
  const bears = alone(result, units, asks);
  return {
    side: outcomeId(getMixture(fates, FATES), burden(result, units, asks)),
    units: fates.map((fate) => outcomeId(getMixture([fate], FATES), bears)),
  };
};

/** Somebody is worse off. */
export const suffers = (id: string): boolean =>
  Object.keys(outcomeCounts(id)).some((what) => what !== 'holds' && what !== 'tests');
