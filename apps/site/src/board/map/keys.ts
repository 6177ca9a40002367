/* The hexes walked by keys. The keys around the arrows are those of a number pad: Home, PageUp, End and PageDown go by the corners. */
import { type Grid, getNeighbour } from '@coup-doeil/hex';

/** By side for flat hexes, whose columns stand upright; left and right stay in the printed row. */
const FLAT: Readonly<Record<string, number>> = { ArrowUp: 0, PageUp: 1, PageDown: 2, ArrowDown: 3, End: 4, Home: 5 };
/** By side for pointed hexes, whose rows lie level; up and down stay in the printed column. */
const POINTED: Readonly<Record<string, number>> = {
  PageUp: 0,
  ArrowRight: 1,
  PageDown: 2,
  End: 3,
  ArrowLeft: 4,
  Home: 5,
};

/** Lanes across: to the lane before or after, at the same place in it. */
const ACROSS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** The hex that a key goes to: the same at the edge of the map; `undefined` for a key that walks nowhere. */
export const walkHex = (grid: Grid, hex: number, key: string): number | undefined => {
  const side = (grid.turn ? POINTED : FLAT)[key];
  if (side !== undefined) {
    const next = getNeighbour(grid, hex, side);
    return next < 0 ? hex : next;
  }
  const lanes = ACROSS[key];
  if (lanes === undefined) return undefined;
  const next = hex + lanes * grid.length;
  return next < 0 || next >= grid.size ? hex : next;
};
