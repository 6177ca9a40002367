import { getAspect, getNeighbour } from '@coup-doeil/hex';
import { terrain142 } from '../charts/terrain.ts';
import { turnedTo as turnedInPlace, zone } from '../rules/zone.ts';
import type { Arm, Aspect } from '../vocabulary.ts';
import { arcsOf, type BoardUnit, crossing, type Field, find, hexAt, standing, type Table } from './setup.ts';

/** What a unit turns to one of its sides; infantry in a village has its flanks for front. */
const turnedTo = (at: Table, field: Field, unit: BoardUnit, hex: number, side: number): Aspect => {
  const turned = getAspect(arcsOf(at, unit), unit.facing, side);
  return turnedInPlace(terrain142, { arm: armOf(unit), from: hexAt(field, hex), aspect: turned });
};

/** Of movers only the arm matters here; a commander, who has no zone, counts as cavalry. */
const armOf = ({ arm }: BoardUnit): Arm => (arm === 'infantry' || arm === 'artillery' ? arm : 'cavalry');

/** What a unit turns to whoever comes across a side of its hex. */
export const aspectTo = (at: Table, field: Field, id: string, side: number): Aspect => {
  const { unit, hex } = find(field, id);
  return turnedTo(at, field, unit, hex, side);
};

const turned = (at: Table, field: Field, id: string, wanted: Aspect): number[] => {
  const { unit, hex } = find(field, id);
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => turnedTo(at, field, unit, hex, side) === wanted)
    .map((side) => getNeighbour(field.grid, hex, side))
    .filter((to) => to >= 0);
};

/** The hexes in front of a unit, on its flanks, and behind it. */
export const fronts = (at: Table, field: Field, id: string): number[] => turned(at, field, id, 'front');

/** The hexes on a unit’s flanks. */
export const flanks = (at: Table, field: Field, id: string): number[] => turned(at, field, id, 'flank');

/** The hexes behind a unit. */
export const rears = (at: Table, field: Field, id: string): number[] => turned(at, field, id, 'rear');

/** The hexes under a unit’s control, as far as the ground lets its zone; a commander alone has none. */
export const zoneOf = (at: Table, field: Field, id: string): number[] => {
  const { unit, hex } = find(field, id);
  if (unit.arm === 'commander') return [];
  const context = { charts: { terrain: terrain142 }, reading: at.reading };
  return [0, 1, 2, 3, 4, 5].flatMap((side) => {
    const to = getNeighbour(field.grid, hex, side);
    if (to < 0) return [];
    const { hexsides, level } = crossing(field, hex, side);
    const beside = {
      arm: armOf(unit),
      from: hexAt(field, hex),
      aspect: turnedTo(at, field, unit, hex, side),
      hex: hexAt(field, to),
      hexsides,
      level,
    };
    return zone(context, beside) === 'reaches' ? [to] : [];
  });
};

/** The hexes that the enemies of an owner control. */
export const enemyZones = (at: Table, field: Field, owner: string): ReadonlySet<number> =>
  new Set(
    standing(field)
      .filter(({ unit }) => unit.owner !== owner)
      .flatMap(({ unit }) => zoneOf(at, field, unit.id)),
  );
