import type { ActionAsk, ActionOutcome, After } from '../battle/action-rules.ts';
import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import { applyOutcome, readOutcome } from '../battle/outcome.ts';
import { rejectInput } from '../error.ts';
import { endWalk } from '../game/index.ts';
import { followFaces, openThrow } from './act.ts';
import type { ActionEntry, Thrown } from './record.ts';

const rejectAction = (ask: ActionAsk): never => rejectInput('action', 'ask', { rule: 'legal-action' }, ask.action);

/**
 * The entry of an action whose dice were thrown: its outcome, and what that changes. Choices of players that are still open are
 * the questions: answer them in the ask, and make the entry again. `happened` says what happened where the sheet has no table.
 */
export const writeAction = <G extends BattleTypes>(
  board: GameBoard<G>,
  ask: ActionAsk,
  thrown: Thrown,
  happened: Pick<ActionOutcome, 'fates' | 'bears'> = { fates: {} },
): { readonly entry: ActionEntry } & Pick<After, 'questions' | 'facts'> => {
  const open = openThrow(board, ask) ?? rejectAction(ask);
  const { branches } = open;
  const walk = followFaces(open, thrown.faces);
  if (walk?.next) rejectInput('face', `thrown.faces.${thrown.faces.length}`, walk.next.die.faces, undefined);
  const end = walk && branches && endWalk(open.lists, branches, walk);
  const outcome = end ? readOutcome(open.ready, end) : { row: '', ...happened };
  const { changes, questions, facts } = applyOutcome(board, ask, outcome);
  return { entry: { entry: 'action', ask, outcome, thrown, headline: open.headline, changes }, questions, facts };
};
