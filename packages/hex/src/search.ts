import { cell, whole } from './check.ts';
import type { Grid } from './grid.ts';

/**
 * A game's function for the cost of one step: a whole number from 0 to `MOST_COST`, or `FORBIDDEN`. (Games with costs of
 * ½ count in half-points.) The unit stays in its mode unless the cost comes from `changing` or `stopping`.
 */
export type StepCost = (from: number, side: number, to: number, mode: number) => number;

/** The cost of a step that may not be made. */
export const FORBIDDEN = -1;
/** The highest cost of one step: 1,048,575. */
export const MOST_COST = 0xfffff;
const MOST_ALLOWANCE = 1e9;
const MOST_MODES = 500;
const MOST_STATES = 4e6;

/** A cost after which the unit moves on in another mode: it has left the road, formed column, limbered. */
export const changeMode = (cost: number, mode: number, stops = 0): number =>
  cost < 0 ? cost : cost + (whole(mode, 'mode', 0, MOST_MODES - 1) * 2 + stops + 1) * (MOST_COST + 1);

/** A cost after which the unit may not move on: it has entered a zone of control, say. */
export const stopAfter = (cost: number, mode = 0): number => changeMode(cost, mode, 1);

/** Where a search starts. Modes are numbers that a game declares: 0 to modes − 1. */
export interface Start {
  readonly from: number;
  /** 0 unless given. */
  readonly mode?: number;
  /** How many modes there are; 1 unless given. */
  readonly modes?: number;
  /** The most that the whole way may cost; unlimited unless given. */
  readonly allowance?: number;
}

/** A hex reached in a mode, and how: the arrival before it and the side crossed since (0 for the start itself). */
export interface Arrival {
  readonly hex: number;
  readonly mode: number;
  /** Whether the unit must stop here. If it can also arrive for no more and move on, that arrival stands instead. */
  readonly stopped: boolean;
  /** The cost from the start. */
  readonly cost: number;
  readonly before: Arrival | undefined;
  readonly side: number;
}

// The table of a search that has ended serves the next one; taken while in use, as a game's step may search too.
let spare: Int32Array | undefined;

/**
 * Dijkstra's search with a queue of buckets, one for each cost: all arrivals, cheapest first. With a goal, A*: `ahead`
 * is the least that remains from a hex, no step costing less than `least`; the last arrival is the goal, if it was found.
 */
export const search = (
  { near, size }: Grid,
  step: StepCost,
  { from, mode: first = 0, modes = 1, allowance = MOST_ALLOWANCE }: Start,
  goal = -1,
  least = 0,
  ahead = (_hex: number): number => 0,
): Arrival[] => {
  whole(from, 'from', 0, size - 1);
  whole(first, 'mode', 0, whole(modes, 'modes', 1, (MOST_STATES / size) | 0) - 1);
  whole(allowance, 'allowance', 0, MOST_ALLOWANCE);
  // By state, a hex in a mode, going on or stopped: its cost, at first more than is allowed, or −1 when settled.
  const slots = 2 * modes;
  const best = spare?.length === size * slots ? spare : new Int32Array(size * slots);
  spare = undefined;
  best.fill(allowance + 1);
  const settled: Arrival[] = [];
  const queue: Arrival[][] = [];
  let key = ahead(from);
  queue[key] = [{ hex: from, mode: first, stopped: false, cost: 0, before: undefined, side: 0 }];
  for (; key < queue.length; key++)
    for (let now = queue[key]?.pop(); now; now = queue[key]?.pop()) {
      const { hex, mode, stopped, cost } = now;
      const state = hex * slots + 2 * mode + (stopped ? 1 : 0);
      // It was queued again when a cheaper way was found; or the unit can go on from here at no more.
      if (cell(best, state) < 0) continue;
      best[state] = best[state | 1] = -1;
      settled.push(now);
      if (hex === goal) return settled;
      for (let side = stopped ? 6 : 0; side < 6; side++) {
        const to = cell(near, hex * 6 + side);
        // With one mode, no step can better what costs no more than the least step from here; the game need not be asked.
        if (to < 0 || (modes === 1 && cell(best, to * 2) <= cost + least)) continue;
        const outcome = step(hex, side, to, mode);
        if (outcome === FORBIDDEN) continue;
        const entry = outcome & MOST_COST;
        if (entry !== outcome) whole(outcome, 'step', 0, (slots + 1) * (MOST_COST + 1) - 1);
        const sum = cost + entry;
        // Above the cost stands 0 or the new slot + 1; a slot is twice a mode, and one more when stopped.
        const slot = (outcome >> 20 || 2 * mode + 1) - 1;
        const next = to * slots + slot;
        if (cell(best, next) <= sum) continue;
        best[next] = sum;
        const at = sum + ahead(to);
        queue[at] ??= [];
        queue[at].push({ hex: to, mode: slot >> 1, stopped: slot % 2 > 0, cost: sum, before: now, side });
      }
    }
  spare = best;
  return settled;
};
