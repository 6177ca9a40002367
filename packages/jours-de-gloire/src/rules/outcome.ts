import type { Odds } from '@coup-doeil/core/game';
import { DIE } from './die.ts';
import { FATES, passes } from './units.ts';

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

/** A side under a result; `together` where one test stands for all. */
export interface Suffering {
  readonly units: readonly Fated[];
  readonly together: number | null;
}

/** The fates of a side as one number: how many units came to each. */
const BASE = 7;
const WEIGHT = Object.fromEntries(SHOCK_FATES.map((fate, i) => [fate, BASE ** i])) as Record<ShockFate, number>;

const NAMES = new Map<number, string>();

/** `hold-2-recoils-1`: how many came to each fate. */
const spell = (sum: number): string => {
  const known = NAMES.get(sum);
  if (known) return known;
  const counts = SHOCK_FATES.map((fate, i) => [fate, Math.floor(sum / BASE ** i) % BASE] as const);
  const name = counts
    .filter(([, n]) => n > 0)
    .map(([fate, n]) => `${fate}-${n}`)
    .join('-');
  NAMES.set(sum, name);
  return name;
};

const sumOf = (fates: readonly ShockFate[]): number => fates.reduce((sum, fate) => sum + WEIGHT[fate], 0);
export const sideFate = (fates: readonly ShockFate[]): string => spell(sumOf(fates));

const FACES = DIE.faces.length;

/** Ways by sum of fates, in two plain lists: a handful, so that looking through them is quicker than a map. */
interface Spread {
  readonly sums: number[];
  readonly ways: number[];
}

const add = ({ sums, ways }: Spread, sum: number, n: number): void => {
  const i = sums.indexOf(sum);
  if (i >= 0) ways[i] = (ways[i] ?? 0) + n;
  else if (n > 0) {
    sums.push(sum);
    ways.push(n);
  }
};

/** A whole side, exactly: ways out of ten for every test, units that come to the same counted together. */
export const sideWays = ({ units, together }: Suffering): Odds => {
  let sofar: Spread = { sums: [0], ways: [1] };
  let of = 1;
  if (together !== null) {
    const n = passes(together);
    sofar = { sums: [], ways: [] };
    add(sofar, sumOf(units.map(({ pass }) => pass)), n);
    add(sofar, sumOf(units.map(({ fail }) => fail)), FACES - n);
    of = FACES;
  } else
    for (const { pass, fail, rating } of units) {
      const { sums, ways } = sofar;
      if (pass === fail) {
        for (let i = 0; i < sums.length; i++) sums[i] = (sums[i] ?? 0) + WEIGHT[pass];
        continue;
      }
      const n = passes(rating);
      const next: Spread = { sums: [], ways: [] };
      for (let i = 0; i < sums.length; i++) {
        const [sum, one] = [sums[i] ?? 0, ways[i] ?? 0];
        add(next, sum + WEIGHT[pass], one * n);
        add(next, sum + WEIGHT[fail], one * (FACES - n));
      }
      of *= FACES;
      sofar = next;
    }
  const { sums, ways } = sofar;
  return { of, ways: sums.map((sum, i) => [spell(sum), ways[i] ?? 0] as const) };
};

/** One unit of a side. */
export const unitWays = ({ pass, fail, rating }: Fated, together: number | null): Odds => {
  if (pass === fail) return { of: 1, ways: [[pass, 1]] };
  const n = passes(together ?? rating);
  const ways = [[pass, n] as const, [fail, FACES - n] as const];
  return { of: FACES, ways: ways.filter(([, one]) => one > 0) };
};

/** Rows of the table with their faces, each leading to odds of its own: all out of one number. */
export const overRows = (rows: readonly (readonly [faces: number, odds: Odds])[]): Odds => {
  // Powers of ten: the greatest is a multiple of each.
  let each = 1;
  for (const [, { of }] of rows) each = Math.max(each, of);
  const ids: string[] = [];
  const counts: number[] = [];
  for (const [faces, { of, ways }] of rows)
    for (const [id, n] of ways) {
      const more = faces * n * (each / of);
      const i = ids.indexOf(id);
      if (i >= 0) counts[i] = (counts[i] ?? 0) + more;
      else {
        ids.push(id);
        counts.push(more);
      }
    }
  return { of: FACES * each, ways: ids.map((id, i) => [id, counts[i] ?? 0] as const) };
};

const JOINED = new Map<string, Map<string, string>>();

/** The fates of both sides as one outcome; made once, so that it is compared at a glance. */
export const joint = (attacker: string, defender: string): string => {
  const row = JOINED.get(attacker) ?? new Map<string, string>();
  const known = row.get(defender);
  if (known !== undefined) return known;
  const made = `${attacker}--${defender}`;
  JOINED.set(attacker, row.set(defender, made));
  return made;
};

/** Two sides at once: the attackers’ fates, then the defenders’. */
export const bothSides = (attacker: Odds, defender: Odds): Odds => {
  const ways: (readonly [string, number])[] = [];
  for (const [a, n] of attacker.ways) for (const [d, m] of defender.ways) ways.push([joint(a, d), n * m]);
  return { of: attacker.of * defender.of, ways };
};
