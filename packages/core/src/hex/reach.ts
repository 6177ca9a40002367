import { whole } from './check.ts';
import type { Grid } from './grid.ts';
import { type Found, type Start, type StepCost, search } from './search.ts';

/** What a unit can reach: `hexes`, cheapest first, itself among them; ask `costTo` and `pathTo` for the rest. */
export type Reach = Found;

/** Everything within an allowance, in whole half-points. */
export const reach = (grid: Grid, step: StepCost, start: Start & { readonly allowance: number }): Reach =>
  search(grid, step, start, whole(start.allowance, 'allowance', 0, 2 ** 30), -1, 0);
