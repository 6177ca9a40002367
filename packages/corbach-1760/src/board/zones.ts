import { ALL_FRONT, aspect, featuresAt, neighbour, zone } from '@coup-doeil/hex';
import { terrain142 } from '../charts/terrain.ts';
import { noFlank } from '../rules/ground.ts';
import type { Aspect } from '../vocabulary.ts';
import { arcsOf, type BoardUnit, type Field, find, hexAt, standing, type Table } from './setup.ts';

/** What a unit turns to one of its sides; infantry in a village has its flanks for front. */
const turnedTo = (at: Table, field: Field, unit: BoardUnit, hex: number, side: number): Aspect => {
  const turned = aspect(arcsOf(at, unit), unit.facing, side);
  const inPlace = unit.arm === 'infantry' && noFlank(terrain142, hexAt(field, hex), [unit.arm]);
  return turned === 'flank' && inPlace ? 'front' : turned;
};

/** What a unit turns to whoever comes across a side of its hex. */
export const aspectTo = (at: Table, field: Field, id: string, side: number): Aspect => {
  const { unit, hex } = find(field, id);
  return turnedTo(at, field, unit, hex, side);
};

const turned = (at: Table, field: Field, id: string, wanted: Aspect): number[] => {
  const { unit, hex } = find(field, id);
  return [0, 1, 2, 3, 4, 5]
    .filter((side) => turnedTo(at, field, unit, hex, side) === wanted)
    .map((side) => neighbour(field.grid, hex, side))
    .filter((to) => to >= 0);
};

/** The hexes in front of a unit, on its flanks, and behind it. */
export const fronts = (at: Table, field: Field, id: string): number[] => turned(at, field, id, 'front');
export const flanks = (at: Table, field: Field, id: string): number[] => turned(at, field, id, 'flank');
export const rears = (at: Table, field: Field, id: string): number[] => turned(at, field, id, 'rear');

/** The hexes under a unit’s control, as far as the ground lets its zone; a commander alone has none. */
export const zoneOf = (at: Table, field: Field, id: string): number[] => {
  const { unit, hex } = find(field, id);
  if (unit.arm === 'commander') return [];
  const stops = (from: number, side: number, to: number): boolean =>
    [hexAt(field, to), ...featuresAt(field, from, side)].some((row) => terrain142.at(row, 'blocks-zone').value);
  if (at.reading('zoc') === 'six') return zone(field.grid, { hex, arcs: ALL_FRONT, facing: 0 }, stops);
  const front = fronts(at, field, id);
  return zone(field.grid, { hex, arcs: ALL_FRONT, facing: 0 }, stops).filter((to) => front.includes(to));
};

/** The hexes that the enemies of an owner control. */
export const enemyZones = (at: Table, field: Field, owner: string): ReadonlySet<number> =>
  new Set(
    standing(field)
      .filter(({ unit }) => unit.owner !== owner)
      .flatMap(({ unit }) => zoneOf(at, field, unit.id)),
  );
