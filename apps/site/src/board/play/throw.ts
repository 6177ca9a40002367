/* Dice thrown for an action, followed to what they change. */
import {
  type ActionAsk,
  type ActionOutcome,
  type After,
  applyOutcome,
  type BattleDoor,
  changeBoard,
  type FollowUp,
  type GameBoard,
  isUnpriced,
  listFollowUps,
  loadResults,
  measureAction,
  prepareAction,
  type Question,
  readOutcome,
} from '@coup-doeil/core/battle';
import { type Brief, endWalk, isRefusal } from '@coup-doeil/core/game';
import { followFaces, type OpenThrow, rollFaces, type Thrown } from '@coup-doeil/core/record';

/** How an action came out: by its dice, or as a player says. */
export interface Came {
  readonly thrown: Thrown;
  readonly outcome: ActionOutcome;
  /** What was chosen since: by question. */
  readonly answers: Readonly<Record<string, string>>;
}

/** What some dice came to; nothing while others are still to be thrown. */
export const endThrow = (open: OpenThrow, thrown: Thrown): Came | undefined => {
  const walk = followFaces(open, thrown.faces);
  const end = walk && open.branches && endWalk(open.calculator.odds ?? {}, open.branches, walk);
  return end ? { thrown, outcome: readOutcome(open.ready, end), answers: {} } : undefined;
};

/** What the dice of a seed came to, after those that a player rolled. */
const throwSeed = (open: OpenThrow, seed: string, byHand: readonly number[] = []): Came | undefined => {
  const faces = rollFaces(open, seed, byHand);
  return endThrow(open, { faces, by: 'seed', seed, ...(byHand.length > 0 && { byHand: byHand.length }) });
};

/** What came of an action, as far as the players have chosen. */
export interface Result extends After {
  /** The ask with all that was chosen. */
  readonly ask: ActionAsk;
  /** The questions that nobody has answered. */
  readonly open: readonly Question[];
  /** The board with all changes, and what may come next; nothing while a question is open. */
  readonly after?: GameBoard;
  readonly next: readonly FollowUp[];
}

/** A question with one option answers itself. */
const answerAlone = (questions: readonly Question[], answers: Came['answers']): Came['answers'] => {
  const lone = questions.flatMap(({ id, options: [only, ...others] }) =>
    only && others.length === 0 && answers[id] === undefined ? [[id, only.id] as const] : [],
  );
  return { ...answers, ...Object.fromEntries(lone) };
};

/** How often an answer may bring another question that answers itself. */
const MOST_ROUNDS = 20;

const findResult = (board: GameBoard, ask: ActionAsk, { outcome, answers }: Came): Result => {
  let chosen: Came['answers'] = { ...ask.answers, ...answers };
  let answered: ActionAsk = { ...ask, answers: chosen };
  let after = applyOutcome(board, answered, outcome);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const more = answerAlone(after.questions, chosen);
    if (Object.keys(more).length === Object.keys(chosen).length) break;
    chosen = more;
    answered = { ...ask, answers: chosen };
    after = applyOutcome(board, answered, outcome);
  }
  // What was chosen before may be no option any more, since another choice took it.
  const open = after.questions.filter(({ id, options }) => !options.some((option) => option.id === chosen[id]));
  if (open.length > 0) return { ...after, ask: answered, open, next: [] };
  const changed = changeBoard(board, after.changes);
  return { ...after, ask: answered, open, after: changed, next: listFollowUps(board, answered, outcome, changed) };
};

/** What follows dice, with what the game's door left for later. */
export const openDice = async (early: BattleDoor) => {
  const door = await loadResults(early);
  return {
    endThrow,
    throwSeed,
    findResult: (board: GameBoard, ask: ActionAsk, came: Came): Result => findResult({ ...board, door }, ask, came),
  };
};

/** Something that may come next, on the board that it is asked on, with what comes of it. */
export interface Sequence {
  readonly board: GameBoard;
  readonly ask: ActionAsk;
  readonly brief: Brief;
}

/** The first way to do what may come next that has an answer. */
export const priceFollowUp = (after: GameBoard, { asks, changes = [] }: FollowUp): Sequence | undefined => {
  if (asks.length === 0) return undefined;
  const board = changeBoard(after, changes);
  for (const ask of asks) {
    const ready = prepareAction(board, ask);
    if (isRefusal(ready) || isUnpriced(ready)) continue;
    return { board, ask, brief: measureAction(board, ready) };
  }
  return undefined;
};
