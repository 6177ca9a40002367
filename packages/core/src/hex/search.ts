import { InputError } from '../error.ts';
import { cell, whole } from './check.ts';
import { gap } from './distance.ts';
import type { Grid } from './grid.ts';
import { checkHex } from './place.ts';

/**
 * The game's cost of one step: whole half-points from 0 to `MOST_COST`, or `FORBIDDEN`. `stopping` and `changing` add to
 * a cost that the unit must stop there, or goes on in another mode.
 */
export type StepCost = (from: number, side: number, to: number, mode: number) => number;

export const FORBIDDEN = -1;
export const MOST_COST = 0xfffff;
const STOP = MOST_COST + 1;
const MOST_MODES = 127;
const MOST_STATES = 2 ** 23;
const MODE_SHIFT = 21;

/** The same step, after which the unit may not go on. */
export const stopping = (cost: number): number => (cost < 0 || cost & STOP ? cost : cost + STOP);

/** The same step, after which the unit is in another mode. */
export const changing = (cost: number, mode: number): number =>
  cost < 0 ? cost : (cost % (2 * STOP)) + (whole(mode, 'mode', 0, MOST_MODES - 1) + 1) * 2 * STOP;

/** Where a search starts. Modes are numbers that a game declares: 0 to modes − 1. */
export interface Start {
  readonly from: number;
  /** 0 unless told. */
  readonly mode?: number;
  /** How many modes there are; 1 unless told. */
  readonly modes?: number;
}

/**
 * What a search found, as tables over states: a hex in a mode, stopped or not, numbered
 * (hex × modes + mode) × 2 + stopped. For `costTo` and `pathTo`.
 */
export interface Found {
  readonly slots: number;
  readonly start: number;
  /** Cost + 1 by state, 0 where it was not reached. */
  readonly best: Int32Array;
  /** Six times the state one comes from, plus the side crossed. */
  readonly came: Int32Array;
  /** The cheapest state of each hex + 1, 0 where the hex was not reached. */
  readonly first: Int32Array;
  /** The hexes reached, cheapest first, beginning with the start. */
  readonly hexes: readonly number[];
}

/**
 * Dijkstra's search with a queue of buckets, one for each cost; with a goal, A*: `least` is the lowest cost that any
 * step has, so that what remains is at least the distance times that.
 */
export const search = (
  grid: Grid,
  step: StepCost,
  { from, mode = 0, modes = 1 }: Start,
  allowance: number,
  goal: number,
  least: number,
): Found => {
  const { near, size } = grid;
  const slots = 2 * whole(modes, 'modes', 1, Math.min(MOST_MODES, Math.floor(MOST_STATES / size)));
  const start = checkHex(grid, from, 'from') * slots + 2 * whole(mode, 'mode', 0, modes - 1);
  const best = new Int32Array(size * slots);
  const came = new Int32Array(size * slots);
  const first = new Int32Array(size);
  const hexes: number[] = [];
  const ahead = (hex: number): number => (least > 0 ? gap(grid, hex, goal) * least : 0);
  const buckets: number[][] = [];
  let waiting = 1;
  best[start] = 1;
  let total = ahead(from);
  buckets[total] = [start];
  for (; waiting > 0; total++) {
    const bucket = buckets[total] ?? [];
    // Steps that cost nothing lengthen the bucket while it is read.
    for (const state of bucket) {
      waiting--;
      const hex = Math.floor(state / slots);
      const cost = cell(best, state) - 1;
      // A state was queued again when a cheaper way was found: then this entry is stale.
      if (cost + ahead(hex) < total) continue;
      if (cell(first, hex) === 0) {
        first[hex] = state + 1;
        hexes.push(hex);
        if (hex === goal) return { slots, start, best, came, first, hexes };
      }
      if (state % 2) continue;
      const here = (state % slots) >> 1;
      for (let side = 0; side < 6; side++) {
        const to = cell(near, hex * 6 + side);
        if (to < 0) continue;
        const outcome = step(hex, side, to, here);
        if (outcome === FORBIDDEN) continue;
        const then = outcome >> MODE_SHIFT;
        const entry = outcome & MOST_COST;
        if (outcome !== (outcome | 0) || outcome < 0 || then > modes || entry < least)
          throw new InputError({
            code: 'range',
            field: 'step',
            allowed: `FORBIDDEN or a whole cost from ${least}`,
            given: outcome,
          });
        const next = to * slots + 2 * (then > 0 ? then - 1 : here) + (outcome & STOP ? 1 : 0);
        const sum = cost + entry + 1;
        const known = cell(best, next);
        if (sum - 1 > allowance || (known > 0 && known <= sum)) continue;
        best[next] = sum;
        came[next] = state * 6 + side;
        waiting++;
        const key = sum - 1 + ahead(to);
        const queue = buckets[key];
        if (queue) queue.push(next);
        else buckets[key] = [next];
      }
    }
  }
  return { slots, start, best, came, first, hexes };
};
