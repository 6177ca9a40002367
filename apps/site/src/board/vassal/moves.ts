import { isInputError } from '@coup-doeil/core/game';
import { type Grid, parseHex } from '@coup-doeil/hex';
import type { Move } from '@coup-doeil/vassal/battlefield';

/** From where to where counters went, by the printed numbers. */
export type Ways = readonly (readonly [from: string, to: string])[];

const isOn = (grid: Grid, hex: string): boolean => {
  try {
    parseHex(grid, hex);
    return true;
  } catch (error) {
    if (isInputError(error)) return false;
    throw error;
  }
};

/** The ways to draw on a map; one where many went the same, none from a hex that the map no longer has. */
export const listWays = (grid: Grid, moves: readonly Move[]): Ways => {
  const ways = new Map<string, Ways[number]>();
  for (const { from, to } of moves)
    if (from !== null && to !== null && isOn(grid, from) && isOn(grid, to)) ways.set(`${from} ${to}`, [from, to]);
  return [...ways.values()];
};
