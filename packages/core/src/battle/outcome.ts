import { isRefusal } from '../game/index.ts';
import type { ActionAsk, ActionOutcome, After, DoneAction, FollowUp } from './action-rules.ts';
import { getRules, isUnpriced, prepareParts, readAsk } from './actions.ts';
import type { BattleTypes } from './door.ts';
import type { GameBoard } from './game-board.ts';

const NOTHING: After = { changes: [], questions: [], facts: [] };

const doneOf = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
  outcome: ActionOutcome,
): DoneAction<G> | undefined => {
  const rules = getRules(board, ask.action);
  const read = readAsk(board, rules, ask);
  const ready = prepareParts(board, rules, read);
  return isRefusal(ready) || isUnpriced(ready) ? undefined : { ...read, ready, outcome };
};

/**
 * What an outcome changes, on the board that the action was asked on. Choices of players that it needs are questions, whose
 * answers stand in the ask; until they are answered, what hangs on them is not among the changes. An action that is refused
 * changes nothing.
 */
export const applyOutcome = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
  outcome: ActionOutcome,
): After => {
  const done = doneOf(board, ask, outcome);
  return (done && getRules(board, ask.action).after?.(board, done)) ?? NOTHING;
};

/** What the sheet says may come next: `after` is the board with all that the outcome changed. */
export const listFollowUps = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
  outcome: ActionOutcome,
  after: GameBoard<G>,
): readonly FollowUp[] => {
  const done = doneOf(board, ask, outcome);
  return (done && getRules(board, ask.action).follow?.(after, done)) ?? [];
};
