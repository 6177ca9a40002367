import { checkInteger, item } from './check.ts';
import { gap } from './distance.ts';
import type { Start } from './explore.ts';
import type { Grid } from './grid.ts';
import { checkHex } from './place.ts';
import { type Arrival, searchGoal } from './search.ts';
import { COST_MASK, FORBIDDEN, MOST_COST, type StepCost } from './step-cost.ts';

/** One step of a path: from one hex across a side into the next. `mode` is the mode it is made in, `total` the cost so far. */
export interface PathStep {
  readonly from: number;
  readonly side: number;
  readonly to: number;
  readonly mode: number;
  readonly cost: number;
  readonly total: number;
  /** The mode after it, and whether the unit must stop. */
  readonly next: number;
  readonly stopped: boolean;
}

/** The steps from a start to a goal, in order. */
export type Path = readonly PathStep[];

/** The cheapest arrival at a hex, in any mode or in the one named; undefined when it is out of reach. */
export const findArrival = (arrivals: readonly Arrival[], hex: number, mode?: number): Arrival | undefined =>
  arrivals.find((arrival) => arrival.hex === hex && (mode === undefined || arrival.mode === mode));

/** Every hex reached, cheapest first, with its cheapest arrival. */
export const mapByHex = (arrivals: readonly Arrival[]): Map<number, Arrival> => {
  const hexes = new Map<number, Arrival>();
  for (const arrival of arrivals) if (!hexes.has(arrival.hex)) hexes.set(arrival.hex, arrival);
  return hexes;
};

type Stop = Omit<Arrival, 'before'>;

const stepBetween = (before: Stop, after: Stop): PathStep => ({
  from: before.hex,
  side: after.side,
  to: after.hex,
  mode: before.mode,
  cost: after.cost - before.cost,
  total: after.cost,
  next: after.mode,
  stopped: after.stopped,
});

/** The way to an arrival, step by step; empty for the start itself. */
export const tracePath = (arrival: Arrival): Path => {
  const path: PathStep[] = [];
  let { before } = arrival;
  for (let after = arrival; before; after = before, before = after.before) path.push(stepBetween(before, after));
  return path.reverse();
};

/** The goal of a search for one path. */
export interface Goal extends Start {
  readonly to: number;
  /** The lowest cost that any step has, to search less; 0 unless given, which is always right. */
  readonly least?: number;
}

/** The cheapest path to one hex, whatever the mode on arrival; undefined when there is none. */
export const findPath = (grid: Grid, step: StepCost, goal: Goal): Path | undefined => {
  const { to, least = 0 } = goal;
  checkHex(grid, to, 'to');
  checkInteger(least, 'least', 0, MOST_COST);
  const ahead = (hex: number): number => gap(grid, hex, to) * least;
  // A step that costs less than `least` would make the search miss cheaper paths, so it is refused.
  const checked: StepCost = (from, side, into, mode) => {
    const cost = step(from, side, into, mode);
    return cost === FORBIDDEN || (cost & COST_MASK) >= least ? cost : checkInteger(cost, 'step', least, MOST_COST);
  };
  const way = least > 0 ? searchGoal(grid, checked, goal, to, least, ahead) : searchGoal(grid, step, goal, to, 0);
  if (way.length === 0) return undefined;
  const path: PathStep[] = [];
  for (let at = way.length - 1; at > 0; at--) {
    path.push(stepBetween(item(way, at), item(way, at - 1)));
  }
  return path;
};
