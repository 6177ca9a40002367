import { certainOdds, d10, type Odds } from '@coup-doeil/dice';
import { combineUnits, getMixture, type MixtureOdds, parseCounts } from '@coup-doeil/dice/together';
import { cohesionTest, FATES } from './units.ts';

/** What a shock makes of a unit: where it stands, and in what order. */
export const SHOCK_FATES = [
  ...FATES,
  'recoils',
  'recoils-disordered',
  'recoils-disordered-again',
  'recoils-routed',
] as const;
export type ShockFate = (typeof SHOCK_FATES)[number];

/** A unit under a result: the same fate twice where there is nothing to test. */
export interface Fated {
  readonly pass: ShockFate;
  readonly fail: ShockFate;
  readonly rating: number;
}

/** A side under a result; `rating` where one test stands for all. */
export interface Suffering {
  readonly units: readonly Fated[];
  readonly rating: number | null;
}

/** One unit, by a test of its own or by the one that stands for its side. */
export const unitOdds = (unit: Fated, rating: number | null): Odds<ShockFate, number> => {
  if (unit.pass === unit.fail) return certainOdds(unit.pass);
  const { of, ways } = cohesionTest(rating ?? unit.rating);
  return { of, ways: ways.map(([verdict, n]) => [unit[verdict], n]) };
};

const mixtureOdds = ({ units, rating }: Suffering): MixtureOdds<ShockFate> => {
  if (rating === null)
    return combineUnits(
      units.map((unit) => unitOdds(unit, null)),
      SHOCK_FATES,
    );
  const fates = cohesionTest(rating).ways.map(
    ([verdict, n]) =>
      [
        getMixture(
          units.map((unit) => unit[verdict]),
          SHOCK_FATES,
        ),
        n,
      ] as const,
  );
  return { of: d10.of, ways: fates };
};

/** A whole side, exactly, by the ids of its outcomes: `hold-2-recoils-1`. */
export const sideOdds = (side: Suffering): Odds<string, number> => {
  const { of, ways } = mixtureOdds(side);
  return { of, ways: ways.map(([{ id }, n]) => [id, n]) };
};

/** The id of what the units of a side came to. */
export const sideId = (fates: readonly ShockFate[]): string => getMixture(fates, SHOCK_FATES).id;

/** How many units came to each fate, by the id of the outcome; empty for what is no such id. */
export const sideCounts = (id: string): ReadonlyMap<ShockFate, number> => {
  const counts = parseCounts(id, SHOCK_FATES) ?? {};
  return new Map(SHOCK_FATES.flatMap((fate) => (counts[fate] ? [[fate, counts[fate]]] : [])));
};

/** The id of what both sides came to, the attackers first. */
export const bothId = (attacker: string, defender: string): string => `${attacker}--${defender}`;
