import { cell, whole } from './check.ts';
import type { Grid } from './grid.ts';
import { Queue } from './queue.ts';

/**
 * A game's function for the cost of one step: a whole number from 0 to `MOST_COST`, or `FORBIDDEN`. (Games with costs of
 * ½ count in half-points.) The unit stays in its mode unless the cost comes from `changing` or `stopping`.
 */
export type StepCost = (from: number, side: number, to: number, mode: number) => number;

/** The cost of a step that may not be made. */
export const FORBIDDEN = -1;
/** The bits of a step's outcome that are its cost. */
export const COST_MASK = 0xfffff;
/** The highest cost of one step: 1,048,574. */
export const MOST_COST = COST_MASK - 1;
const MOST_ALLOWANCE = 1e9;
const MOST_MODES = 500;
const MOST_STATES = 4e6;

/** A cost after which the unit moves on in another mode: it has left the road, formed column, limbered. */
export const changeMode = (cost: number, mode: number, stops = 0): number =>
  cost < 0 ? cost : cost + (whole(mode, 'mode', 0, MOST_MODES - 1) * 2 + stops + 1) * (COST_MASK + 1);

/** A cost after which the unit may not move on: it has entered a zone of control, say. */
export const stopAfter = (cost: number, mode = 0): number => changeMode(cost, mode, 1);

/** A step that takes all that is left of the allowance, and may not be made when nothing is; the unit stops after it. */
export const takeRest = (mode = 0): number => stopAfter(COST_MASK, mode);

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

/** A search's tables by state, which is a hex in a mode, going on or stopped; and its queue. Lent from search to search. */
interface Workspace {
  /** The cost of a state so far; more than is allowed at first, and −1 once it is settled. */
  readonly best: Int32Array;
  /** The cost at which it was settled. */
  readonly cost: Int32Array;
  /** The state before it, and the side crossed since. */
  readonly before: Int32Array;
  readonly side: Int32Array;
  /** The settled states, in order. */
  readonly order: Int32Array;
  readonly queue: Queue;
}

// Taken while in use, as a game's step may search too.
let spare: Workspace | undefined;

const borrow = (states: number): Workspace => {
  const known = spare;
  spare = undefined;
  if (known?.best.length === states) return known;
  return {
    best: new Int32Array(states),
    cost: new Int32Array(states),
    before: new Int32Array(states),
    side: new Int32Array(states),
    order: new Int32Array(states),
    queue: new Queue(),
  };
};

/** What a search found: the states settled, by number, in the order of their costs. */
interface Found {
  readonly count: number;
  readonly slots: number;
  readonly workspace: Workspace;
}

/**
 * Dijkstra's search with a queue of buckets, one for each cost: all states that can be reached, cheapest first. With a goal,
 * A*: `ahead` is the least that remains from a hex, no step costing less than `least`; the last state is the goal, if it was
 * found. Nothing is allocated on the way.
 */
const explore = (
  { near, size }: Grid,
  step: StepCost,
  { from, mode: first = 0, modes = 1, allowance = MOST_ALLOWANCE }: Start,
  goal = -1,
  least = 0,
  ahead = (_hex: number): number => 0,
): Found => {
  whole(from, 'from', 0, size - 1);
  whole(first, 'mode', 0, whole(modes, 'modes', 1, (MOST_STATES / size) | 0) - 1);
  whole(allowance, 'allowance', 0, MOST_ALLOWANCE);
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
      if (entry !== outcome) whole(outcome, 'step', 0, (slots + 1) * (COST_MASK + 1) - 1);
      else if (entry === COST_MASK) whole(entry, 'step', 0, MOST_COST);
      const takesRest = entry === COST_MASK;
      if (takesRest && (sum >= allowance || allowance === MOST_ALLOWANCE)) continue;
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
      stopped: (slot & 1) > 0,
      cost: cell(cost, state),
      before: earlier < 0 ? undefined : arrivals[cell(best, earlier)],
      side: earlier < 0 ? 0 : cell(side, state),
    });
  }
  spare = workspace;
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
    way.push({ hex, mode: slot >> 1, stopped: (slot & 1) > 0, cost: cell(cost, state), side: cell(side, state) });
  }
  spare = workspace;
  return way;
};
