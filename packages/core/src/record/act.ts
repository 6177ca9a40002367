import type { ActionAsk, ReadyAction } from '../battle/action-rules.ts';
import { askCalculator, isUnpriced, prepareAction } from '../battle/actions.ts';
import type { BattleTypes } from '../battle/door.ts';
import type { GameBoard } from '../battle/game-board.ts';
import { computeMeasured } from '../game/answer.ts';
import { type AnyCalculator, type Branches, type DiceWalk, isRefusal, type OddsList, walkDice } from '../game/index.ts';
import { createAnswer, type Report } from '../game/report.ts';

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
