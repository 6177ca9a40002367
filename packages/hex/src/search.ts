import { cell } from './check.ts';
import { explore, type Start } from './explore.ts';
import type { Grid } from './grid.ts';
import type { StepCost } from './step-cost.ts';
import { giveBack } from './workspace.ts';

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

/** Every arrival of a search without a goal, cheapest first. */
export const searchAll = (grid: Grid, step: StepCost, start: Start): Arrival[] => {
  const { count, slots, workspace } = explore(grid, step, start);
  const { best, cost, before, side, order } = workspace;
  const arrivals: Arrival[] = [];
  for (let at = 0; at < count; at++) {
    const state = cell(order, at);
    const earlier = cell(before, state);
    const hex = (state / slots) | 0;
    const slot = state - hex * slots;
    // Settled, a state has no more use for its place in `best`: there stands its place in the list.
    best[state] = at;
    arrivals.push({
      hex,
      mode: slot >> 1,
      stopped: slot % 2 > 0,
      cost: cell(cost, state),
      before: earlier < 0 ? undefined : arrivals[cell(best, earlier)],
      side: earlier < 0 ? 0 : cell(side, state),
    });
  }
  giveBack(workspace);
  return arrivals;
};

/** The states from a start to a goal, if it was found, the goal first; each as an arrival without what came before it. */
export const searchGoal = (
  grid: Grid,
  step: StepCost,
  start: Start,
  goal: number,
  least: number,
  ahead?: (hex: number) => number,
): Omit<Arrival, 'before'>[] => {
  const { count, slots, workspace } = explore(grid, step, start, goal, least, ahead);
  const { cost, before, side, order } = workspace;
  const way: Omit<Arrival, 'before'>[] = [];
  let state = cell(order, count - 1);
  if (((state / slots) | 0) !== goal) state = -1;
  for (; state >= 0; state = cell(before, state)) {
    const hex = (state / slots) | 0;
    const slot = state - hex * slots;
    way.push({ hex, mode: slot >> 1, stopped: slot % 2 > 0, cost: cell(cost, state), side: cell(side, state) });
  }
  giveBack(workspace);
  return way;
};
