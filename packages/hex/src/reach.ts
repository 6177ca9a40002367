import type { Grid } from './grid.ts';
import { type Arrival, type Start, type StepCost, searchAll } from './search.ts';

/** Every hex that a unit can reach for a cost within an allowance, cheapest first, its start included: Dijkstra's search. */
export const findReach = (
  grid: Grid,
  step: StepCost,
  start: Start & { readonly allowance: number },
): readonly Arrival[] => searchAll(grid, step, start);
