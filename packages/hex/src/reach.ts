import type { Grid } from './grid.ts';
import { type Arrival, type Start, type StepCost, search } from './search.ts';

/** Everything within an allowance (whole half-points), cheapest first, the start among it. */
export const reach = (grid: Grid, step: StepCost, start: Start & { readonly allowance: number }): readonly Arrival[] =>
  search(grid, step, start);
