import { Queue } from './queue.ts';

/** A search's tables by state, which is a hex in a mode, going on or stopped; and its queue. Lent from search to search. */
export interface Workspace {
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

export const borrow = (states: number): Workspace => {
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

/** Gives a workspace back for the next search. */
export const giveBack = (workspace: Workspace): void => {
  spare = workspace;
};
