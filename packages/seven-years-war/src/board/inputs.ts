import { findSide, measureDistance, traceLine } from '@coup-doeil/hex';
import type { Path } from '../rules/attack.ts';
import type { Arm, Feature, Hex, Shelter } from '../vocabulary.ts';
import { crossing, type Field, find, hexesAt, hexNamed, standing } from './setup.ts';

/** Hexes from a unit to the nearest enemy; none where there is none. */
export const nearestEnemy = (field: Field, id: string): number | null => {
  const { unit, hex } = find(field, id);
  const away = standing(field)
    .filter((one) => one.unit.owner !== unit.owner)
    .map((one) => measureDistance(field.grid, hex, one.hex));
  return away.length > 0 ? Math.min(...away) : null;
};

/** Where no enemy is on the board, as far as can be said. */
const FARTHEST = 99;

const SHELTER: readonly (Hex & Shelter)[] = ['woods', 'town', 'walled-town'];

/** The input of a rally, but for the state of the army, which no board shows. */
export const rallyOnBoard = (field: Field, id: string) => {
  const { unit, hex } = find(field, id);
  const friends = standing(field).filter((one) => one.unit.owner === unit.owner && one.unit.id !== id);
  const leader = friends.find((one) => one.hex === hex && one.unit.arm === 'leader');
  const terrains = hexesAt(field, hex);
  const shaken = friends.some(
    (one) => (one.unit.state ?? 'good-order') !== 'good-order' && measureDistance(field.grid, hex, one.hex) <= 1,
  );
  return {
    arm: unit.arm,
    ...(unit.morale === undefined ? {} : { morale: unit.morale }),
    leader: leader !== undefined,
    ...(leader?.unit.modifier === undefined ? {} : { leaderModifier: leader.unit.modifier }),
    distance: Math.max(1, Math.min(FARTHEST, nearestEnemy(field, id) ?? FARTHEST)),
    shelter: SHELTER.find((one) => terrains.includes(one)) ?? ('none' as const),
    friends: shaken,
  };
};

/** The input of an attack’s terrain from the hexes that attack, each with its arm, and those that are attacked. */
export const attackOnBoard = (
  field: Field,
  attackers: readonly { readonly hex: number | string; readonly arm: Arm }[],
  defenders: readonly (number | string)[],
) => ({
  attackers: attackers.map(({ hex, arm }) => ({
    arm,
    terrains: hexesAt(field, hexNamed(field, hex)),
    paths: defenders.map((target) => pathOf(field, hexNamed(field, hex), hexNamed(field, target), arm)),
  })),
  defenders: defenders.map((hex) => ({ terrains: hexesAt(field, hexNamed(field, hex)) })),
});

const pathOf = (field: Field, from: number, to: number, arm: Arm): Path => {
  const side = findSide(field.grid, from, to);
  if (side >= 0) return { adjacent: true, hexsides: crossing(field, from, side), line: [] };
  if (arm !== 'bombardment' || from === to) return { adjacent: false, hexsides: [], line: [] };
  const crossed = sidesOnLine(field, from, to);
  return {
    adjacent: false,
    hexsides: crossed.at(-1) ?? [],
    line: crossed
      .slice(0, -1)
      .filter((features) => features.length > 0)
      .map((hexsides) => ({ hexsides })),
  };
};

/** What lies on each hexside of the straight line; where it runs along one, the hex on its left hand is taken. */
const sidesOnLine = (field: Field, from: number, to: number): Feature[][] => {
  const hexes = traceLine(field.grid, from, to).map((step) => (typeof step === 'number' ? step : step[0]));
  return hexes.slice(1).map((hex, i) => {
    const before = hexes[i] ?? from;
    return crossing(field, before, findSide(field.grid, before, hex));
  });
};
