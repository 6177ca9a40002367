import type { ActionOutcome } from '../battle/action-rules.ts';
import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import type { Branch } from '../game/branches.ts';
import { endBranch } from '../game/walk-dice.ts';
import { type Performance, settleOutcome } from './perform.ts';
import type { PlanStep } from './plan.ts';
import { noteChoice, type StageTally } from './stage.ts';
import type { Offer, Standing } from './state.ts';
import type { Start } from './test-check.ts';

/** An action that is carried out in one state. */
export interface Carried<G extends BattleTypes> {
  readonly start: Start;
  readonly tally: StageTally;
  readonly board: GameBoard<G>;
  readonly performance: Performance<G>;
  /** The answers that the plan gives. */
  readonly answers: Readonly<Record<string, string>> | undefined;
  /** The counters at the action. */
  readonly standing: Standing;
  readonly followers: readonly PlanStep[];
  /** A later step or a goal asks how it came out. */
  readonly isAsked: boolean;
}

/** How an action came out, so that the plan goes on from there. */
export interface CarriedEnd {
  readonly standing: Standing;
  readonly row: string;
  readonly succeeded: boolean | null;
  /** Out of those of the action. */
  readonly ways: bigint;
  readonly offers: Readonly<Record<string, Offer>>;
}

export type Add = (end: CarriedEnd) => void;

/** What an outcome changes; the choices that it takes are noted. */
export const settle = <G extends BattleTypes>(
  { board, performance, answers, tally }: Carried<G>,
  outcome: ActionOutcome,
) => {
  const settled = settleOutcome(board, performance, outcome, answers);
  for (const { question, option, given } of settled.choices) noteChoice(tally, question, option, given);
  return settled;
};

/** The end of a row under what its tests came to. */
export const endRow = <G extends BattleTypes>(
  { performance: { branches, calculator } }: Carried<G>,
  branch: Branch,
  passed: readonly (boolean | undefined)[],
) => {
  const { measure, odds = {} } = calculator;
  const lists = Object.fromEntries(Object.entries(odds).filter(([id]) => id === measure?.list));
  return branches && endBranch(lists, branches, branch, (test) => passed[test] === true);
};
