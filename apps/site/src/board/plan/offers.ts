/* What the steps of a plan may lead to: what the sheet says may come next, and the choices of players. */
import {
  type ActionAsk,
  type ActionOutcome,
  applyOutcome,
  changeBoard,
  type FollowUp,
  type GameBoard,
  listFollowUps,
  type Question,
  readOutcome,
} from '@coup-doeil/core/battle';
import { endBranch, listEnds } from '@coup-doeil/core/game';
import type { Plan, PlanStep } from '@coup-doeil/core/plan';
import { openThrow } from '@coup-doeil/core/record';
import type { StepOffers } from './job.ts';
import { makePlanBoard } from './plan-board.ts';

/** So many ends of an action's dice are gone through; of an action with more those that come first. */
const MOST_ENDS = 600;
/** How often an answer may bring another question. */
const MOST_ROUNDS = 20;

/** Something that may come next, on the board after all that leads to it. */
interface Offer {
  readonly up: FollowUp;
  readonly after: GameBoard;
}

interface Possible {
  readonly offers: readonly Offer[];
  readonly questions: readonly Question[];
}

function* listOutcomes(board: GameBoard, ask: ActionAsk, fates: PlanStep['fates']): Generator<ActionOutcome> {
  const open = openThrow(board, ask);
  if (!open) return;
  if (!open.branches) {
    if (fates) yield { row: '', fates };
    return;
  }
  let count = 0;
  for (const { branch, passed } of listEnds(open.branches).ends) {
    if (count++ >= MOST_ENDS) return;
    yield readOutcome(
      open.ready,
      endBranch(open.calculator.odds ?? {}, open.branches, branch, (test) => passed[test] === true),
    );
  }
}

/** What an outcome changes where every choice is taken as the ask says, else by default. */
const settleOutcome = (board: GameBoard, ask: ActionAsk, outcome: ActionOutcome) => {
  let answers = ask.answers ?? {};
  const questions = new Map<string, Question>();
  let after = applyOutcome(board, ask, outcome);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const question of after.questions) questions.set(question.id, question);
    const open = after.questions.filter(({ id, options }) => answers[id] === undefined && options.length > 0);
    if (open.length === 0) break;
    answers = { ...answers, ...Object.fromEntries(open.map(({ id, options }) => [id, options[0]?.id ?? ''])) };
    after = applyOutcome(board, { ...ask, answers }, outcome);
  }
  return { answered: { ...ask, answers }, changes: after.changes, questions: [...questions.values()] };
};

/** The same question with the options of both. */
const joinQuestions = (a: Question | undefined, b: Question): Question =>
  a
    ? { ...a, options: [...a.options, ...b.options.filter(({ id }) => !a.options.some((option) => option.id === id))] }
    : b;

const listPossible = (board: GameBoard, ask: ActionAsk, fates: PlanStep['fates']): Possible => {
  const offers = new Map<string, Offer>();
  const questions = new Map<string, Question>();
  for (const outcome of listOutcomes(board, ask, fates)) {
    const settled = settleOutcome(board, ask, outcome);
    for (const question of settled.questions)
      questions.set(question.id, joinQuestions(questions.get(question.id), question));
    const after = changeBoard(board, settled.changes);
    for (const up of listFollowUps(board, settled.answered, outcome, after))
      if (up.asks.length > 0 && !offers.has(up.id)) offers.set(up.id, { up, after });
  }
  return { offers: [...offers.values()], questions: [...questions.values()] };
};

/** What the steps of a plan may lead to, each from the board as the plan's marches leave it. */
export const listOffers = (start: GameBoard, plan: Plan): readonly StepOffers[] => {
  const board = makePlanBoard(start, plan);
  const known = new Map<string, Possible>();
  for (const { id, action, follow, fates } of plan.steps) {
    if (action) known.set(id, listPossible(board, action, fates));
    const offer = follow && known.get(follow.step)?.offers.find(({ up }) => up.id === follow.id);
    const [ask] = offer?.up.asks ?? [];
    if (offer && ask)
      known.set(
        id,
        listPossible(changeBoard(offer.after, offer.up.changes ?? []), { ...ask, answers: follow?.answers }, fates),
      );
  }
  return [...known].map(([step, { offers, questions }]) => ({
    step,
    followUps: offers.map(({ up: { id, label, side } }) => ({ id, label, side })),
    questions: questions.filter(({ options }) => options.length > 1),
  }));
};
