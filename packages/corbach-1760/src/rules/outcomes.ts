import { type Odds, sideCounts } from '@coup-doeil/core/game';
import type { Result } from '../charts/results.ts';
import { type Asks, type Blow, type Burden, blow, burden, FATES, type Fate, type Struck } from './fates.ts';

/** The die of combats and of morale tests. */
const FACES = 6;
export const DIE: readonly number[] = Array.from({ length: FACES }, (_, i) => i + 1);

/** A side at most, so that counts by fate fit one number. */
const BASE = 7;
const PLACE: Readonly<Record<Fate, number>> = {
  holds: 1,
  tests: BASE,
  disorganised: BASE ** 2,
  'disorganised-again': BASE ** 3,
  eliminated: BASE ** 4,
};

const addTo = <K>(ways: Map<K, number>, key: K, n: number): void => {
  ways.set(key, (ways.get(key) ?? 0) + n);
};

/** `holds-2-disorganised-1-steps-1-retreat-2`: how many units came to each fate, then what those left bear. */
const outcome = (count: (fate: Fate) => number, { steps, retreat }: Burden): string => {
  const parts = FATES.flatMap((fate) => (count(fate) > 0 ? [`${fate}-${count(fate)}`] : []));
  if (FATES.every((fate) => fate === 'eliminated' || count(fate) === 0)) return parts.join('-');
  if (steps > 0) parts.push(`steps-${steps}`);
  if (retreat > 0) parts.push(`retreat-${retreat}`);
  return parts.join('-');
};

const outcomeOf = (fates: readonly Fate[], bears: Burden): string =>
  outcome((fate) => fates.filter((one) => one === fate).length, bears);

/** How many faces pass the test. */
const passing = (need: number): number => Math.max(0, Math.min(FACES, need));

/** All the units of a side struck at once: exact, out of one die for each that tests. */
const sideOdds = (blows: readonly Blow[], bears: Burden): Odds => {
  let of = 1;
  let ways = new Map([[0, 1]]);
  for (const blow of blows) {
    const next = new Map<number, number>();
    const settled = typeof blow === 'string';
    const pass = settled ? 1 : passing(blow.need);
    const fail = settled ? 0 : FACES - pass;
    for (const [key, n] of ways) {
      if (pass > 0) addTo(next, key + PLACE[settled ? blow : 'holds'], n * pass);
      if (fail > 0 && !settled) addTo(next, key + PLACE[blow.fail], n * fail);
    }
    if (!settled) of *= FACES;
    ways = next;
  }
  return { of, ways: [...ways].map(([key, n]) => [nameOf(key, bears), n]) };
};

// The same few ends come up again and again.
const named = new Map<number, string>();
const nameOf = (key: number, bears: Burden): string => {
  const code = (key * 32 + bears.steps) * 4 + bears.retreat;
  const known = named.get(code);
  if (known !== undefined) return known;
  const name = outcome((fate) => Math.floor(key / PLACE[fate]) % BASE, bears);
  named.set(code, name);
  return name;
};

/** Two sides at once. */
export const together = (a: Odds, b: Odds): Odds => ({
  of: a.of * b.of,
  ways: a.ways.flatMap(([one, n]) => b.ways.map(([other, m]) => [`${one}_${other}`, n * m] as const)),
});

/** What every face of a die leads to, all of it out of one number. Every `of` is a power of six, or the whole of it. */
export const overFaces = (faces: readonly Odds[]): Odds => {
  const each = Math.max(...faces.map(({ of }) => of));
  const ways = new Map<string, number>();
  for (const face of faces) for (const [id, n] of face.ways) addTo(ways, id, n * (each / face.of));
  return { of: faces.length * each, ways: [...ways] };
};

/** Of one unit among several the retreat is said; the steps are its side's, unless each loses its own. */
const alone = (result: Result, units: number, asks: Asks): Burden => {
  const { steps, retreat } = burden(result, 1, asks);
  return { steps: steps > 0 && (units === 1 || asks.losses() === 'each') ? steps : 0, retreat };
};

/** What a result leaves of a side: all its units together, and each. */
export const struckSide = (
  result: Result,
  units: readonly Struck[],
  asks: Asks,
): { readonly side: Odds; readonly units: readonly Odds[] } => {
  const blows = units.map((unit) => blow(result, unit, asks));
  const side = sideOdds(blows, burden(result, units.length, asks));
  if (units.length === 1) return { side, units: [side] };
  const bears = alone(result, units.length, asks);
  return { side, units: blows.map((one) => sideOdds([one], bears)) };
};

/** The same once, with dice: `roll` throws the die of a unit's test. */
export const strike = (
  result: Result,
  units: readonly Struck[],
  asks: Asks,
  roll: (unit: number) => number,
): { readonly side: string; readonly units: readonly string[] } => {
  const fates = units.map((unit, i): Fate => {
    const one = blow(result, unit, asks);
    if (typeof one === 'string') return one;
    return roll(i) <= one.need ? 'holds' : one.fail;
  });
  const bears = alone(result, units.length, asks);
  return {
    side: outcomeOf(fates, burden(result, units.length, asks)),
    units: fates.map((fate) => outcomeOf([fate], bears)),
  };
};

/** Somebody is worse off. */
export const suffers = (outcome: string): boolean =>
  Object.keys(sideCounts(outcome)).some((what) => what !== 'holds' && what !== 'tests');
