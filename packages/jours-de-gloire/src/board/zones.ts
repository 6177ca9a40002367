import { ALL_FRONT, findSide, findZone, getAspect, getNeighbour } from '@coup-doeil/hex';
import { arcsOf, type BoardUnit, type Field, find, standing, type Table } from './setup.ts';

const turned = (at: Table, field: Field, id: string, wanted: 'front' | 'rear'): number[] => {
  const { unit, hex } = find(field, id);
  const arcs = arcsOf(at, field, unit, hex);
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => getAspect(arcs, unit.facing, side) === wanted)
    .map((side) => getNeighbour(field.grid, hex, side))
    .filter((to) => to >= 0);
};

/** The hexes in front of a unit, and those behind it. */
export const fronts = (at: Table, field: Field, id: string): number[] => turned(at, field, id, 'front');

/** The hexes behind a unit. */
export const rears = (at: Table, field: Field, id: string): number[] => turned(at, field, id, 'rear');

/** The hexes under a unit’s control; nothing on the sheet stops a zone, and a general alone has none. */
export const zoneOf = (at: Table, field: Field, id: string): number[] => {
  const { unit, hex } = find(field, id);
  if (unit.arm === 'general') return [];
  const arcs = at.reading('zoc') === 'all' ? ALL_FRONT : arcsOf(at, field, unit, hex);
  return findZone(field.grid, { hex, arcs, facing: unit.facing });
};

/** The hexes that the enemies of an owner control. */
export const enemyZones = (at: Table, field: Field, owner: string): ReadonlySet<number> =>
  new Set(
    standing(field)
      .filter(({ unit }) => unit.owner !== owner)
      .flatMap(({ unit }) => zoneOf(at, field, unit.id)),
  );

/** A unit that has a rear hex of another among its front hexes. */
export interface RearThreat {
  readonly unit: BoardUnit;
  readonly adjacent: boolean;
}

/** Who has one of a unit’s rear hexes among his front hexes; those in the fight left out. */
export const threats = (at: Table, field: Field, id: string, fighting: readonly string[] = []): RearThreat[] => {
  const own = find(field, id);
  const behind = rears(at, field, id);
  return standing(field)
    .filter(({ unit }) => unit.owner !== own.unit.owner && unit.arm !== 'general' && !fighting.includes(unit.id))
    .filter(({ unit }) => fronts(at, field, unit.id).some((hex) => behind.includes(hex)))
    .map(({ unit, hex }) => ({ unit, adjacent: findSide(field.grid, own.hex, hex) >= 0 }));
};
