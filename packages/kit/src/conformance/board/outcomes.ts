import {
  type ActionAsk,
  type ActionOutcome,
  applyOutcome,
  changeBoard,
  type GameBoard,
  listFollowUps,
  loadBattlefield,
  openBoard,
  prepareAction,
  type ReadyAction,
  readOutcome,
  saveBattlefield,
} from '@coup-doeil/core/battle';
import { computeAnswer, endBranch, isInputError, isRefusal, listEnds } from '@coup-doeil/core/game';
import type { Check } from '../subject.ts';
import { checkBoardAsk, checkBoards, formatBoardAsk, prepareReady, sampleAsks } from './boards.ts';

const MOST_ASKS = 30;
const MOST_ENDS = 10;
/** More rounds of questions than any outcome has. */
const MOST_ROUNDS = 60;

/** Ends of an action's dice, or each fate that a player may name; and whether the ways are all there. */
export const sampleOutcomes = (board: GameBoard, ask: ActionAsk, ready: ReadyAction) => {
  const { calculator, asked } = checkBoardAsk(board, ready.calculator, ready.input);
  const answer = computeAnswer(calculator, asked);
  const branches = isRefusal(answer) ? undefined : answer.branches;
  const { fates = {} } = board.door.actions.find(({ id }) => id === ask.action) ?? {};
  if (!branches) {
    const sentences = Object.keys(fates).map(
      (fate): ActionOutcome => ({
        row: '',
        fates: Object.fromEntries(ready.roles.map(({ counter }) => [counter, fate])),
      }),
    );
    return { outcomes: sentences, isWhole: true };
  }
  const { of, ends } = listEnds(branches);
  const outcomes: ActionOutcome[] = [];
  let sum = 0n;
  for (const { branch, passed, ways } of ends) {
    sum += ways;
    if (outcomes.length < MOST_ENDS)
      outcomes.push(
        readOutcome(
          ready,
          endBranch({}, branches, branch, (test) => passed[test] ?? false),
        ),
      );
  }
  return { outcomes, isWhole: sum === of };
};

/** The changes of an outcome, every choice taken by its first option. */
export const settle = (board: GameBoard, ask: ActionAsk, outcome: ActionOutcome) => {
  let answered = ask;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { changes, questions } = applyOutcome(board, answered, outcome);
    const open = questions.filter(({ id }) => answered.answers?.[id] === undefined);
    if (open.length === 0) return { changes, answered };
    const first = open.map(({ id, options }) => [id, options[0]?.id ?? '']);
    answered = { ...answered, answers: { ...answered.answers, ...Object.fromEntries(first) } };
  }
  return undefined;
};

const explainOutcome = (board: GameBoard, ask: ActionAsk, outcome: ActionOutcome): string | undefined => {
  const settled = settle(board, ask, outcome);
  if (!settled) return 'its questions never end';
  const next = changeBoard(board, settled.changes);
  openBoard(board.door, loadBattlefield(saveBattlefield(next.document)));
  for (const { asks, changes = [] } of listFollowUps(board, settled.answered, outcome, next))
    for (const follow of asks) {
      const after = changeBoard(next, changes);
      if (isRefusal(prepareAction(after, follow))) return `it offers what is refused: ${formatBoardAsk(follow)}`;
    }
  return undefined;
};

const tryOutcome = (board: GameBoard, ask: ActionAsk, outcome: ActionOutcome): string | undefined => {
  try {
    return explainOutcome(board, ask, outcome);
  } catch (error) {
    if (!isInputError(error)) throw error;
    return `it leaves no document: ${error.field} may not be ${JSON.stringify(error.given)}`;
  }
};

export const boardOutcomes: Check = {
  id: 'board-outcomes',
  says: 'what an outcome changes is a battle again, what follows is legal, and no way of the dice is lost',
  run: checkBoards((board) =>
    sampleAsks(board, MOST_ASKS).flatMap((ask) => {
      const ready = prepareReady(board, ask);
      if (!ready) return [];
      const { outcomes, isWhole } = sampleOutcomes(board, ask, ready);
      const problems = outcomes.flatMap((outcome) => {
        const problem = tryOutcome(board, ask, outcome);
        return problem ? [`row ${outcome.row}: ${problem}`] : [];
      });
      return [...(isWhole ? [] : ['ways of its dice are lost']), ...problems].map(
        (line) => `${formatBoardAsk(ask)}: ${line}`,
      );
    }),
  ),
};
