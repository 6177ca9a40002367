import type { BattleUnit } from '../battle/battlefield.ts';
import { memoise } from '../game/once.ts';

/** A unit as numbers: its place among those that something befell, and its version, where 0 is the one of the start. */
export interface UnitNumber {
  readonly place: number;
  readonly version: number;
}

/** Gives numbers to units, so that states are told apart without words; `undefined` is a unit that is no more. */
export type NumberUnit = (id: string, unit: BattleUnit | undefined) => UnitNumber;

const sorted = (words: readonly string[]): string => words.toSorted().join();

// A unit is a new object when it changes, and the same one until then.
const formatUnit = memoise(({ hex, state, marks, facing, steps, strength }: BattleUnit): string =>
  JSON.stringify([hex ?? '', sorted(state), sorted(marks), facing ?? null, steps ?? null, strength ?? null]),
);

export const createNumbering = (start: ReadonlyMap<string, BattleUnit>): NumberUnit => {
  const known = new Map<string, { readonly place: number; readonly versions: Map<string, number> }>();
  const format = (unit: BattleUnit | undefined): string => (unit ? formatUnit(unit) : '');
  return (id, unit) => {
    let slot = known.get(id);
    if (!slot) {
      slot = { place: known.size, versions: new Map([[format(start.get(id)), 0]]) };
      known.set(id, slot);
    }
    const { place, versions } = slot;
    const text = format(unit);
    const version = versions.get(text) ?? versions.size;
    versions.set(text, version);
    return { place, version };
  };
};

/** Versions by place with another in one of them. */
export const withVersion = (versions: readonly number[], { place, version }: UnitNumber): readonly number[] => {
  if (place < versions.length) return versions.with(place, version);
  const wider = versions.slice();
  while (wider.length < place) wider.push(0);
  wider.push(version);
  return wider;
};
