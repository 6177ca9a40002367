import { checkAsk, createReport, isRefusal, type ReadingUse, type Refusal, type Report } from '../game/index.ts';
import { listBoardReadings } from './action-readings.ts';
import type { ActionAsk, BoardFact, PartName, Question, Role, UnpricedAction } from './action-rules.ts';
import { askCalculator, isUnpriced, prepareAction } from './actions.ts';
import type { BattleTypes } from './door.ts';
import type { GameBoard } from './game-board.ts';
import { actionAsk } from './read-ask.ts';
import { readShape } from './read-shape.ts';

/** An action and all that is said of it. */
export interface ActionReport {
  readonly ask: ActionAsk;
  /** The calculator’s own report of the ready input. */
  readonly report: Report;
  readonly roles: readonly Role[];
  readonly questions: readonly Question[];
  readonly facts: readonly BoardFact[];
  /** What the report calls otherwise than the board does: see `nameParts`. */
  readonly names: readonly PartName[];
  /** The readings that the answer rests on: those of the board, then those of the calculator alone. */
  readonly readings: readonly ReadingUse[];
  /** A figure rests on what the document or the sheet does not give. */
  readonly incomplete: boolean;
}

/** The report of an action; or why there is none. */
export const runAction = <G extends BattleTypes>(
  board: GameBoard<G>,
  given: ActionAsk,
): ActionReport | UnpricedAction | Refusal => {
  const ask = readShape(actionAsk, given);
  const ready = prepareAction(board, ask);
  if (isRefusal(ready) || isUnpriced(ready)) return ready;
  const asked = askCalculator(board, ready.calculator, ready.input);
  const report = createReport(board.door.game, asked.calculator, checkAsk(asked.calculator, asked.ask));
  const { roles, questions, facts } = ready;
  const names = ready.names?.() ?? [];
  const incomplete = report.answer?.incomplete === true || facts.some((fact) => fact.incomplete);
  const onBoard = listBoardReadings(board, ask);
  const readings = [...onBoard, ...report.readings.filter(({ id }) => !onBoard.some((use) => use.id === id))];
  return { ask, report, roles, questions, facts, names, readings, incomplete };
};
