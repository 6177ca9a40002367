import { ALL_FRONT, FRONT_3_REAR_3, findZones } from '@coup-doeil/hex';
import { type Field, find, type Stood, standing, type Table } from './setup.ts';

const controllers = (at: Table, units: readonly Stood[]) => {
  const arcs = at.reading('zoc') === 'all' ? ALL_FRONT : FRONT_3_REAR_3;
  // A leader alone controls nothing.
  return units
    .filter(({ unit }) => unit.arm !== 'leader')
    .map(({ unit, hex }) => ({ hex, arcs, facing: unit.facing ?? 0, unit }));
};

/** The hexes that one unit controls. */
export const zoneOf = (at: Table, field: Field, id: string): number[] => [
  ...findZones(field.grid, controllers(at, [find(field, id)])).keys(),
];

/** Every hex that the enemies of an owner control, and which of them do. */
export const enemyZones = (at: Table, field: Field, owner: string): ReadonlyMap<number, readonly Stood[]> =>
  findZones(
    field.grid,
    controllers(
      at,
      standing(field).filter(({ unit }) => unit.owner !== owner),
    ),
  );
