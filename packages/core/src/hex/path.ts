import { cell, whole } from './check.ts';
import type { Grid } from './grid.ts';
import { checkHex } from './place.ts';
import { type Found, MOST_COST, type Start, type StepCost, search } from './search.ts';

/** One step of a path; `mode` is that in which it is made, `total` the cost so far. */
export interface PathStep {
  readonly from: number;
  readonly side: number;
  readonly to: number;
  readonly mode: number;
  readonly cost: number;
  readonly total: number;
  /** The mode after it. */
  readonly next: number;
  readonly stopped: boolean;
}

export type Path = readonly PathStep[];

/** The state one asks for: the cheapest of a hex, or the cheaper of its two in one mode; −1 when not reached. */
const stateOf = ({ slots, best, first }: Found, hex: number, mode?: number): number => {
  whole(hex, 'hex', 0, first.length - 1);
  if (mode === undefined) return cell(first, hex) - 1;
  const going = hex * slots + 2 * whole(mode, 'mode', 0, slots / 2 - 1);
  const cost = cell(best, going);
  const stopped = cell(best, going + 1);
  return cost > 0 && (stopped === 0 || cost <= stopped) ? going : stopped > 0 ? going + 1 : -1;
};

/** Cost to a hex, arriving in any mode or in the one named; undefined when it is out of reach. */
export const costTo = (found: Found, hex: number, mode?: number): number | undefined => {
  const state = stateOf(found, hex, mode);
  return state < 0 ? undefined : cell(found.best, state) - 1;
};

/** The cheapest way there, step by step; empty for the start itself, undefined when out of reach. */
export const pathTo = (found: Found, hex: number, mode?: number): Path | undefined => {
  const { best, came, slots, start } = found;
  let state = stateOf(found, hex, mode);
  if (state < 0) return undefined;
  const path: PathStep[] = [];
  while (state !== start) {
    const origin = Math.floor(cell(came, state) / 6);
    const total = cell(best, state) - 1;
    path.push({
      from: Math.floor(origin / slots),
      side: cell(came, state) % 6,
      to: Math.floor(state / slots),
      mode: (origin % slots) >> 1,
      cost: total - cell(best, origin) + 1,
      total,
      next: (state % slots) >> 1,
      stopped: state % 2 > 0,
    });
    state = origin;
  }
  return path.reverse();
};

/** The goal of a search for one path. */
export interface Goal extends Start {
  readonly to: number;
  /** The lowest cost that any step has, to search less; 0 unless told, which is always right. */
  readonly least?: number;
  readonly allowance?: number;
}

/** The cheapest path to one hex, whatever the mode on arrival; undefined when there is none. */
export const cheapestPath = (grid: Grid, step: StepCost, goal: Goal): Path | undefined => {
  const { to, least = 0, allowance = 2 ** 30 } = goal;
  checkHex(grid, to, 'to');
  whole(least, 'least', 0, MOST_COST);
  return pathTo(search(grid, step, goal, whole(allowance, 'allowance', 0, 2 ** 30), to, least), to);
};

/** Each step of a path with its own working, told by the game. */
export const working = <W>(
  path: Path,
  explain: (...step: Parameters<StepCost>) => W,
): (PathStep & { readonly working: W })[] =>
  path.map((step) => ({ ...step, working: explain(step.from, step.side, step.to, step.mode) }));
