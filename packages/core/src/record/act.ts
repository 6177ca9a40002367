import { createRoller } from '@coup-doeil/dice/roll';
import type { ActionAsk, ActionOutcome, After, ReadyAction } from '../battle/action-rules.ts';
import { askCalculator, isUnpriced, prepareAction } from '../battle/actions.ts';
import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import { applyOutcome, readOutcome } from '../battle/outcome.ts';
import { refuseInput } from '../error.ts';
import { computeMeasured } from '../game/answer.ts';
import {
  type AnyCalculator,
  type Branches,
  type DiceWalk,
  endWalk,
  isRefusal,
  type OddsList,
  walkDice,
} from '../game/index.ts';
import { createAnswer, type Report } from '../game/report.ts';
import type { ActionEntry, Thrown } from './record.ts';

/** An action on its board with all that its dice can bring. */
export interface OpenThrow {
  readonly ready: ReadyAction;
  readonly calculator: AnyCalculator;
  readonly headline: string;
  /** The answer as a report has it. */
  readonly report: Pick<Report, 'answer' | 'edition'>;
  /** `null` where the sheet has no table: a player says what happened. */
  readonly branches: Branches | null;
  /** The calculator’s lists of odds. */
  readonly lists: Readonly<Record<string, OddsList>>;
}

/** Makes an action ready to be thrown; `undefined` where the sheet bars it, or a figure is missing. */
export const openThrow = <G extends BattleTypes>(board: GameBoard<G>, ask: ActionAsk): OpenThrow | undefined => {
  const ready = prepareAction(board, ask);
  if (isRefusal(ready) || isUnpriced(ready)) return undefined;
  const { calculator, ask: asked } = askCalculator(board, ready.calculator, ready.input);
  const { result, brief } = computeMeasured(calculator, asked);
  if (isRefusal(result)) return undefined;
  const { answer } = createAnswer(calculator, result);
  const report = { answer, edition: board.edition };
  return {
    ready,
    calculator,
    headline: brief.headline,
    report,
    branches: result.branches ?? null,
    lists: calculator.odds ?? {},
  };
};

/** Follows faces as far as they lead: what is thrown next, and for what. */
export const followFaces = ({ branches }: OpenThrow, faces: readonly number[]): DiceWalk | undefined =>
  branches ? walkDice(branches, faces) : undefined;

/** Throws all dice of an action. */
export const rollFaces = ({ branches }: OpenThrow, seed: string): readonly number[] => {
  const dice = createRoller(seed);
  const faces: number[] = [];
  for (;;) {
    const next = branches && walkDice(branches, faces).next;
    if (!next) return faces;
    faces.push(dice.roll(next.die));
  }
};

const refuseAction = (ask: ActionAsk): never => refuseInput('action', 'ask', { rule: 'legal-action' }, ask.action);

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
  const open = openThrow(board, ask) ?? refuseAction(ask);
  const { branches } = open;
  const walk = followFaces(open, thrown.faces);
  if (walk?.next) refuseInput('face', `thrown.faces.${thrown.faces.length}`, walk.next.die.faces, undefined);
  const end = walk && branches && endWalk(open.lists, branches, walk);
  const outcome = end ? readOutcome(open.ready, end) : { row: '', ...happened };
  const { changes, questions, facts } = applyOutcome(board, ask, outcome);
  return { entry: { entry: 'action', ask, outcome, thrown, headline: open.headline, changes }, questions, facts };
};
