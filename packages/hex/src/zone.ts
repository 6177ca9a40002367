import { cell } from './check.ts';
import { type Arcs, getAspect } from './facing.ts';
import type { Grid } from './grid.ts';
import { checkHex } from './place.ts';

/** A unit that controls the hexes across its front sides. */
export interface Controller {
  readonly hex: number;
  readonly arcs: Arcs;
  readonly facing: number;
}

/** A game's rule: whether the zone of a unit stops at this side, and does not extend into that hex. */
export type Stops<U> = (from: number, side: number, to: number, unit: U) => boolean;

/** The hexes that one unit controls. */
export const findZone = <U extends Controller>(grid: Grid, unit: U, stops?: Stops<U>): number[] => {
  const hexes: number[] = [];
  for (let side = 0; side < 6; side++) {
    const to = cell(grid.near, checkHex(grid, unit.hex) * 6 + side);
    if (to >= 0 && getAspect(unit.arcs, unit.facing, side) === 'front' && !stops?.(unit.hex, side, to, unit))
      hexes.push(to);
  }
  return hexes;
};

/** Every hex that some unit controls, with the units that do, in the order given. */
export const findZones = <U extends Controller>(grid: Grid, units: Iterable<U>, stops?: Stops<U>): Map<number, U[]> => {
  const control = new Map<number, U[]>();
  for (const unit of units)
    for (const hex of findZone(grid, unit, stops)) {
      const others = control.get(hex);
      if (others) others.push(unit);
      else control.set(hex, [unit]);
    }
  return control;
};
