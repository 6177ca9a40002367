import { cell, checkInteger } from './check.ts';
import type { Grid } from './grid.ts';
import { COST_MASK, FORBIDDEN, MOST_COST, type StepCost } from './step-cost.ts';
import { borrow, type Workspace } from './workspace.ts';

export const MOST_ALLOWANCE = 1e9;
const MOST_STATES = 4e6;

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

/** What a search found: the states settled, by number, in the order of their costs. */
export interface Found {
  readonly count: number;
  readonly slots: number;
  readonly workspace: Workspace;
}

/**
 * Dijkstra's search with a queue of buckets, one for each cost: all states that can be reached, cheapest first. With a goal,
 * A*: `ahead` is the least that remains from a hex, no step costing less than `least`; the last state is the goal, if it was
 * found. Nothing is allocated on the way. One function: parted, it was a fifth slower.
 */
export const explore = (
  { near, size }: Grid,
  step: StepCost,
  { from, mode: first = 0, modes = 1, allowance = MOST_ALLOWANCE }: Start,
  goal = -1,
  least = 0,
  ahead = (_hex: number): number => 0,
): Found => {
  checkInteger(from, 'from', 0, size - 1);
  checkInteger(first, 'mode', 0, checkInteger(modes, 'modes', 1, (MOST_STATES / size) | 0) - 1);
  checkInteger(allowance, 'allowance', 0, MOST_ALLOWANCE);
  const slots = 2 * modes;
  const workspace = borrow(size * slots);
  const { best, cost, before, side: sides, order, queue } = workspace;
  best.fill(allowance + 1);
  const start = from * slots + 2 * first;
  best[start] = 0;
  before[start] = -1;
  queue.reset(ahead(from));
  queue.push(queue.key, start);
  let count = 0;
  for (let state = queue.pop(); state >= 0; state = queue.pop()) {
    const sum = cell(best, state);
    // It was queued again when a cheaper way was found; or the unit can go on from here at no more.
    if (sum < 0) continue;
    best[state] = best[state | 1] = -1;
    cost[state] = sum;
    order[count++] = state;
    const hex = (state / slots) | 0;
    if (hex === goal) break;
    const slot = state - hex * slots;
    if (slot & 1) continue;
    const mode = slot >> 1;
    for (let side = 0; side < 6; side++) {
      const to = cell(near, hex * 6 + side);
      // With one mode, no step can better what costs no more than the least step from here; the game need not be asked.
      if (to < 0 || (modes === 1 && cell(best, to * 2) <= sum + least)) continue;
      const outcome = step(hex, side, to, mode);
      if (outcome === FORBIDDEN) continue;
      const entry = outcome & COST_MASK;
      if (entry !== outcome) checkInteger(outcome, 'step', 0, (slots + 1) * (COST_MASK + 1) - 1);
      else if (entry > MOST_COST) checkInteger(entry, 'step', 0, MOST_COST);
      const takesRest = entry > MOST_COST;
      // What it needs is what its entry is short of the mask.
      if (takesRest && (sum + COST_MASK - entry >= allowance || allowance === MOST_ALLOWANCE)) continue;
      const total = takesRest ? allowance : sum + entry;
      // Above the cost stands 0 or the new slot + 1; a slot is twice a mode, and one more when stopped.
      const next = to * slots + (outcome >> 20 || slot + 1) - 1;
      if (cell(best, next) <= total) continue;
      best[next] = total;
      before[next] = state;
      sides[next] = side;
      queue.push(total + ahead(to), next);
    }
  }
  return { count, slots, workspace };
};
