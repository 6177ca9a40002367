/* Where the hexes of a way lie on its drawing: three in a row, then down and back. */
import type { Axial } from '@coup-doeil/hex';
import { getAcross } from '../../map-parts/geometry.ts';

const IN_ROW = 3;
const [NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST] = [1, 2, 3, 4, 5];

/** Over which side the way leaves a hex; the first hex, where it begins, is 0. */
const getWayOut = (from: number): number => {
  const [row, column] = [Math.floor(from / IN_ROW), from % IN_ROW];
  if (column === IN_ROW - 1) return SOUTH;
  const isDown = column % 2 === 0;
  if (row % 2 === 0) return isDown ? SOUTH_EAST : NORTH_EAST;
  return isDown ? SOUTH_WEST : NORTH_WEST;
};

/** A hex of the way, and the side of it over which it is entered. */
export interface Entered {
  readonly hex: Axial;
  readonly side: number;
}

/** The hex where a way begins, and the hexes that its steps enter. */
export const layWay = (steps: number): { readonly start: Axial; readonly entered: readonly Entered[] } => {
  const start = { q: 0, r: 0 };
  const entered: Entered[] = [];
  let from = start;
  for (let i = 0; i < steps; i++) {
    const out = getWayOut(i);
    from = getAcross(from, out);
    entered.push({ hex: from, side: (out + 3) % 6 });
  }
  return { start, entered };
};
