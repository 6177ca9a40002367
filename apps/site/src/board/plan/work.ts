/* The work of a plan's worker: it tells how far it is, then what it found. */
import { type BattleDoor, type GameBoard, openBoard } from '@coup-doeil/core/battle';
import { isInputError } from '@coup-doeil/core/game';
import {
  isTooMany,
  type Plan,
  type PlanAnswer,
  type PlanProgress,
  runPlan,
  searchWays,
  type WaysProgress,
} from '@coup-doeil/core/plan';
import { removeStep } from './edit.ts';
import type { Job, PlanMessage, ShownAnswer, Without } from './job.ts';
import { listOffers } from './offers.ts';

type Tell = (message: PlanMessage) => void;

/** So many milliseconds pass between two reports of how far the work is. */
const REPORT = 80;
/** So many ends are shown. */
const SHOWN = 60;

/** Runs work to its end, and tells how far it is now and then. */
const follow = <R>(work: Generator<PlanProgress | WaysProgress, R>, tell: Tell): R => {
  let last = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - last < REPORT) continue;
    last = performance.now();
    tell({ kind: 'progress', progress: value });
  }
};

const cutEnds = (answer: PlanAnswer): ShownAnswer => ({
  ...answer,
  ends: answer.ends.slice(0, SHOWN),
  allEnds: answer.ends.length,
});

/** The goals without each step in turn: what the step brings, and what it costs. */
const compareSteps = (board: GameBoard, plan: Plan, tell: Tell): readonly Without[] =>
  plan.steps.flatMap(({ id }) => {
    const rest = removeStep(plan, id);
    const answer = rest && follow(runPlan(board, rest), tell);
    if (!answer || isTooMany(answer)) return [];
    // A goal that hung on the step is not among the rest's.
    const goals = plan.goals?.map((goal) => answer.goals.find((other) => other.goal === goal)?.chance) ?? [];
    return [{ step: id, goals }];
  });

const answerPlan = (board: GameBoard, plan: Plan, tell: Tell): void => {
  tell({ kind: 'offers', offers: listOffers(board, plan) });
  const answer = follow(runPlan(board, plan), tell);
  tell({ kind: 'answer', answer: isTooMany(answer) ? answer : cutEnds(answer) });
  if (!isTooMany(answer) && plan.goals?.length && plan.steps.length > 1)
    tell({ kind: 'without', without: compareSteps(board, plan, tell) });
};

/** Does a job on the game’s battle door. */
export const work = (door: BattleDoor, job: Job, tell: Tell): void => {
  try {
    const board = openBoard(door, job.document);
    if ('plan' in job) answerPlan(board, job.plan, tell);
    else tell({ kind: 'ways', ways: follow(searchWays(board, job.ways), tell) });
  } catch (error) {
    if (!isInputError(error)) throw error;
    tell({ kind: 'fault' });
  }
  tell({ kind: 'end' });
};
