import { isSameAnswer } from '../game/answer.ts';
import {
  type Answer,
  type Brief,
  computeAnswer,
  createBrief,
  isRefusal,
  listOptions,
  type ReadingUse,
  type Refusal,
} from '../game/index.ts';
import type { ActionAsk } from './action-rules.ts';
import { askCalculator, isUnpriced, prepareAction } from './actions.ts';
import type { BattleTypes } from './door.ts';
import { type GameBoard, watchReadings, withReadings } from './game-board.ts';

interface Answered {
  readonly result: Answer | Refusal;
  readonly brief: Brief;
}

const UNPRICED: Answered = {
  result: { total: null },
  brief: { total: null, headline: '', refused: null, measure: null, facts: [] },
};

/** What an ask comes to on a board: the answer with what the board says beside it, or the refusal. */
const answerAsk = <G extends BattleTypes>(board: GameBoard<G>, ask: ActionAsk): Answered => {
  const ready = prepareAction(board, ask);
  if (isUnpriced(ready)) return UNPRICED;
  if (isRefusal(ready))
    return { result: ready, brief: { ...UNPRICED.brief, headline: 'refused', refused: ready.refused } };
  const { calculator, ask: asked } = askCalculator(board, ready.calculator, ready.input);
  const result = computeAnswer(calculator, asked);
  const brief = createBrief(calculator, result);
  return {
    result: isRefusal(result) ? result : { ...result, facts: [...(result.facts ?? []), ...ready.facts] },
    brief,
  };
};

/** The readings that the board asked to make an action ready, and what it comes to under their other options. */
export const listBoardReadings = <G extends BattleTypes>(board: GameBoard<G>, ask: ActionAsk): ReadingUse[] => {
  const consulted = new Set<string>();
  prepareAction(watchReadings(board, consulted), ask);
  const own = answerAsk(board, ask);
  return Object.entries(board.door.readings).flatMap(([id, spec]): ReadingUse[] => {
    if (!consulted.has(id)) return [];
    // The board has an option for each reading of its door.
    const value = String(board.readings[id]);
    const answers = listOptions(spec).map((option) => ({
      value: option,
      ...(option === value ? own : answerAsk(withReadings(board, { readings: { [id]: option } }), ask)),
    }));
    if (answers.every(({ result }) => (isRefusal(result) && isRefusal(own.result)) || isSameAnswer(result, own.result)))
      return [{ id, value, decisive: false }];
    return [
      { id, value, decisive: true, options: answers.map(({ value: option, brief }) => ({ value: option, ...brief })) },
    ];
  });
};
