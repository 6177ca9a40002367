import { cell, checkInteger } from './check.ts';
import { gap } from './distance.ts';
import { MOST_ALLOWANCE } from './explore.ts';
import type { Grid } from './grid.ts';
import type { Path, PathStep } from './path.ts';
import { checkHex } from './place.ts';
import { FORBIDDEN, MOST_COST } from './step-cost.ts';

/** What a step costs, whatever was before it: without modes and stops. */
type PlainCost = (from: number, side: number, to: number) => number;

/** Every step of a map with its cost, asked once, and the tables of searches over them. */
interface Steps {
  readonly grid: Grid;
  /** The lowest cost of any step. */
  readonly least: number;
  /** By hex the steps that may be made, at 12 × hex: for each the hex entered × 8 + the side crossed, then the cost; −1 after the last. */
  readonly steps: Int32Array;
  /** The cost of a hex so far, and −1 once it is settled; where in `steps` the step into it stands. */
  readonly best: Int32Array;
  readonly came: Int32Array;
  /** A ring of buckets by cost, each a chain of entries: the last of each, the one before each, the hex in it. */
  readonly heads: Int32Array;
  readonly next: Int32Array;
  readonly hexes: Int32Array;
}

const PER_HEX = 12;

const compileSteps = (grid: Grid, cost: PlainCost): Steps => {
  const { near, size } = grid;
  const steps = new Int32Array(size * PER_HEX).fill(-1);
  let least = MOST_COST;
  let most = 0;
  let count = 0;
  for (let from = 0; from < size; from++) {
    let at = from * PER_HEX;
    for (let side = 0; side < 6; side++) {
      const to = cell(near, from * 6 + side);
      const entry = to < 0 ? FORBIDDEN : cost(from, side, to);
      if (entry === FORBIDDEN) continue;
      if (!(entry >= 0 && entry <= MOST_COST && entry === (entry | 0))) checkInteger(entry, 'step', 0, MOST_COST);
      if (entry < least) least = entry;
      if (entry > most) most = entry;
      steps[at++] = to * 8 + side;
      steps[at++] = entry;
      count++;
    }
  }
  if (count === 0) least = 0;
  // No two keys in the queue lie farther apart than the dearest step, with what it may lead away from the goal.
  const ring = 2 ** Math.ceil(Math.log2(most + least + 1));
  return {
    grid,
    least,
    steps,
    best: new Int32Array(size),
    came: new Int32Array(size),
    heads: new Int32Array(ring).fill(-1),
    // Each step is queued once at most, as its hex is settled once.
    next: new Int32Array(count + 1),
    hexes: new Int32Array(count + 1),
  };
};

/** Settles hexes by A* until the goal is: whether it was. Nothing is allocated on the way. */
const settle = ({ grid, least, steps, best, came, heads, next, hexes }: Steps, from: number, goal: number) => {
  const { q, r } = grid;
  const mask = heads.length - 1;
  const goalQ = cell(q, goal);
  const goalR = cell(r, goal);
  best.fill(MOST_ALLOWANCE + 1);
  heads.fill(-1);
  best[from] = 0;
  let key = gap(grid, from, goal) * least;
  hexes[0] = from;
  next[0] = -1;
  heads[key & mask] = 0;
  let pending = 1;
  let entries = 1;
  while (pending > 0) {
    let entry = cell(heads, key & mask);
    while (entry < 0) entry = cell(heads, ++key & mask);
    heads[key & mask] = cell(next, entry);
    pending--;
    const hex = cell(hexes, entry);
    const sum = cell(best, hex);
    // It was queued again when a cheaper way was found.
    if (sum < 0) continue;
    if (hex === goal) return true;
    best[hex] = -1;
    const end = (hex + 1) * PER_HEX;
    for (let at = hex * PER_HEX; at < end; at += 2) {
      const step = cell(steps, at);
      if (step < 0) break;
      const to = step >> 3;
      const total = sum + cell(steps, at + 1);
      if (cell(best, to) <= total) continue;
      best[to] = total;
      came[to] = at;
      const across = goalQ - cell(q, to);
      const along = goalR - cell(r, to);
      const rank = total + ((Math.abs(across) + Math.abs(along) + Math.abs(across + along)) >> 1) * least;
      hexes[entries] = to;
      next[entries] = cell(heads, rank & mask);
      heads[rank & mask] = entries++;
      pending++;
    }
  }
  return false;
};

/** The steps that were settled up to a goal, in order. */
const traceSteps = ({ steps, best, came }: Steps, from: number, goal: number): Path => {
  const path: PathStep[] = [];
  let total = cell(best, goal);
  for (let to = goal; to !== from; ) {
    const at = cell(came, to);
    const before = (at / PER_HEX) | 0;
    const cost = cell(steps, at + 1);
    path.push({ from: before, side: cell(steps, at) & 7, to, mode: 0, cost, total, next: 0, stopped: false });
    total -= cost;
    to = before;
  }
  return path.reverse();
};

/**
 * What finds the cheapest path between two hexes, again and again, on ground that stays as it is: a game is asked for each step
 * once, here, and what it would answer otherwise later is not seen. It finds what `findPath` finds, where steps have no modes or stops.
 */
export const createPathFinder = (grid: Grid, cost: PlainCost): ((from: number, to: number) => Path | undefined) => {
  const steps = compileSteps(grid, cost);
  return (from, to) => {
    checkHex(grid, from, 'from');
    checkHex(grid, to, 'to');
    return settle(steps, from, to) ? traceSteps(steps, from, to) : undefined;
  };
};
