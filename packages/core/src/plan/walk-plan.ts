import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import type { Check, Plan } from './plan.ts';
import { readTally, type Stage, startTally } from './stage.ts';
import { addState, type Mixture } from './state.ts';
import { takeStep, type Walk } from './take-step.ts';
import { createStart, type Start } from './test-check.ts';

/** More states than this are not gone through. */
const MOST_STATES = 300_000;

/** How a plan is gone through. */
export interface PlanOptions {
  /** The last step is counted by its calculator’s odds and not multiplied out: its stage is told, ends and goals are not. */
  readonly foldLast?: boolean;
  /** The most states after a step, 300,000 unless given: beyond them the answer says so. */
  readonly most?: number;
}

/** How far the work has come: of the states before this step, so many are done. */
export interface PlanProgress {
  readonly step: string;
  readonly done: number;
  readonly of: number;
}

/** The plan leads to more states than are gone through. */
export interface TooManyStates {
  readonly tooMany: { readonly step: string; readonly most: number };
}

export interface WalkedPlan {
  readonly start: Start;
  readonly stages: readonly Stage[];
  readonly mixture: Mixture;
}

const asksOf = (checks: readonly Check[] = []): string[] =>
  checks.flatMap((check) => ('step' in check ? [check.step] : []));

/**
 * Goes through a plan step by step, state by state. Between two states it yields how far it has come, so that who drives it may
 * pause, show that, or stop.
 */
export function* walkPlan<G extends BattleTypes>(
  board: GameBoard<G>,
  { steps, goals }: Plan,
  { foldLast = false, most = MOST_STATES }: PlanOptions = {},
): Generator<PlanProgress, WalkedPlan | TooManyStates> {
  const start = createStart(board);
  let mixture: Mixture = { of: 1n, states: new Map(), isLast: steps.length === 0 };
  addState(mixture, start, { document: board.document, versions: [], memory: {}, offers: {}, ways: 1n });
  const stages: Stage[] = [];
  for (const [i, step] of steps.entries()) {
    const later = steps.slice(i + 1);
    const asked = new Set([...later.flatMap(({ when }) => asksOf(when)), ...asksOf(goals)]);
    const followers = later.filter(({ follow }) => follow?.step === step.id);
    const tally = startTally(mixture.of, later.length === 0);
    const folded = foldLast && later.length === 0;
    const walk: Walk<G> = { board, start, step, asked, followers, tally, folded };
    let done = 0;
    for (const state of mixture.states.values()) {
      yield { step: step.id, done, of: mixture.states.size };
      takeStep(walk, state);
      done += 1;
      if (tally.next.states.size > most) return { tooMany: { step: step.id, most } };
    }
    stages.push(readTally(tally, step.id));
    mixture = tally.next;
  }
  return { start, stages, mixture };
}
