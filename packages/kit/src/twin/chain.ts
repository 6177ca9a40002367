import type { ActionAsk, BattleTypes, FollowUp, GameBoard } from '@coup-doeil/core/battle';
import type { Plan } from '@coup-doeil/core/plan';

/** How an action of a chain came out. */
export interface Came {
  readonly row: string;
  /** By place in the input. */
  readonly fates: Readonly<Record<string, string>>;
  /** Whether the calculator’s measure came out; `null` where it has none. */
  readonly succeeded: boolean | null;
  readonly follow: readonly FollowUp[];
}

/**
 * The next action of a chain, with the fates of its counters where the sheet has no odds; `skipped` where it is not called for,
 * `stopped` where it is and there is none.
 */
export type ChainStep =
  | { readonly ask: ActionAsk; readonly fates?: Readonly<Record<string, string>> }
  | 'skipped'
  | 'stopped';

/** What a chain does, action after action, once it is known how all before came out; `null` is one that was not done. */
export type Chain<G extends BattleTypes> = readonly ((
  board: GameBoard<G>,
  came: readonly (Came | null)[],
) => ChainStep)[];

/** Actions in order, each asked whatever came of those before it. */
export const createChain = <G extends BattleTypes>(steps: readonly Exclude<ChainStep, string>[]): Chain<G> =>
  steps.map((step) => () => step);

/** The same as a plan; its steps are called `step-1` and so on. */
export const createPlan = (steps: readonly Exclude<ChainStep, string>[]): Plan => ({
  steps: steps.map(({ ask: action, fates }, i) => ({ id: `step-${i + 1}`, action, ...(fates ? { fates } : {}) })),
});
