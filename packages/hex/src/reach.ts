import type { Start } from './explore.ts';
import type { Grid } from './grid.ts';
import { type Arrival, searchAll } from './search.ts';
import type { StepCost } from './step-cost.ts';

/** Every hex that a unit can reach for a cost within an allowance, cheapest first, its start included: Dijkstra's search. */
export const findReach = (
  grid: Grid,
  step: StepCost,
  start: Start & { readonly allowance: number },
): readonly Arrival[] => searchAll(grid, step, start);
