import { parseCounts } from '@coup-doeil/dice/together';
import { FATES } from './units.ts';

/** What a shock makes of a unit: where it stands, and in what order. */
export const SHOCK_FATES = [
  ...FATES,
  'recoils',
  'recoils-disordered',
  'recoils-disordered-again',
  'recoils-routed',
] as const;

/** What a shock makes of a unit. */
export type ShockFate = (typeof SHOCK_FATES)[number];

/** How many units came to each fate, by the id of the outcome; empty for what is no such id. */
export const countFates = (id: string): ReadonlyMap<ShockFate, number> => {
  const counts = parseCounts(id, SHOCK_FATES) ?? {};
  return new Map(SHOCK_FATES.flatMap((fate) => (counts[fate] ? [[fate, counts[fate]]] : [])));
};

/** Whether an outcome leaves a unit, or anybody of a side, worse off. */
export const harmsUnit = (id: string): boolean => id !== 'hold';
export const harmsSide = (id: string): boolean => [...countFates(id).keys()].some(harmsUnit);
