import { d10 } from '@aide-de-camp/core/dice';
import type { Odds } from '@aide-de-camp/core/game';
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

const SIDES_OF_DIE = d10.faces.length;

/** A whole side, exactly: ways out of ten for every test, units that come to the same counted together. */
export const sideWays = ({ units, together }: Suffering): Odds => {
  if (together !== null) {
    const n = passes(together);
    return listed(SIDES_OF_DIE, [
      [sumOf(units.map(({ pass }) => pass)), n],
      [sumOf(units.map(({ fail }) => fail)), SIDES_OF_DIE - n],
    ]);
  }
  let sofar = new Map([[0, 1]]);
  let of = 1;
  for (const { pass, fail, rating } of units) {
    const tested = pass !== fail;
    const n = tested ? passes(rating) : 1;
    const next = new Map<number, number>();
    const add = (sum: number, ways: number) => {
      if (ways > 0) next.set(sum, (next.get(sum) ?? 0) + ways);
    };
    for (const [sum, ways] of sofar) {
      add(sum + WEIGHT[pass], ways * n);
      if (tested) add(sum + WEIGHT[fail], ways * (SIDES_OF_DIE - n));
    }
    if (tested) of *= SIDES_OF_DIE;
    sofar = next;
  }
  return listed(of, [...sofar]);
};

const listed = (of: number, sums: readonly (readonly [number, number])[]): Odds => ({
  of,
  ways: sums.filter(([, n]) => n > 0).map(([sum, n]) => [spell(sum), n] as const),
});

/** One unit of a side. */
export const unitWays = ({ pass, fail, rating }: Fated, together: number | null): Odds => {
  if (pass === fail) return { of: 1, ways: [[pass, 1]] };
  const n = passes(together ?? rating);
  const ways = [[pass, n] as const, [fail, SIDES_OF_DIE - n] as const];
  return { of: SIDES_OF_DIE, ways: ways.filter(([, one]) => one > 0) };
};

/** Rows of the table with their faces, each leading to odds of its own: all out of one number. */
export const overRows = (rows: readonly (readonly [faces: number, odds: Odds])[]): Odds => {
  // Powers of ten: the greatest is a multiple of each.
  const each = Math.max(...rows.map(([, { of }]) => of));
  const found = new Map<string, number>();
  for (const [faces, { of, ways }] of rows)
    for (const [id, n] of ways) found.set(id, (found.get(id) ?? 0) + faces * n * (each / of));
  return { of: SIDES_OF_DIE * each, ways: [...found] };
};

/** Two sides at once: the attackers’ fates, then the defenders’. */
export const bothSides = (attacker: Odds, defender: Odds): Odds => ({
  of: attacker.of * defender.of,
  ways: attacker.ways.flatMap(([a, n]) => defender.ways.map(([d, m]) => [`${a}--${d}`, n * m] as const)),
});
