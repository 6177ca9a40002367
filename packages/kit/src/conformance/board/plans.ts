import type { ActionAsk, GameBoard } from '@coup-doeil/core/battle';
import { computeAnswer, isRefusal } from '@coup-doeil/core/game';
import { createChain, createPlan } from '../../twin/chain.ts';
import { countPlan } from '../../twin/count-plan.ts';
import { rollEverySequence } from '../../twin/roll.ts';
import { thin } from '../spread.ts';
import type { Check } from '../subject.ts';
import { checkBoardAsk, checkBoards, formatBoardAsk, prepareReady, sampleAsks } from './boards.ts';

const MOST_ASKS = 30;
const MOST_ALONE = 3;
const MOST_PAIRS = 2;
/** Each unit may throw dice of its own: with more of them there are too many sequences to go through. */
const MOST_ROLES = 3;

/** Whether an action has dice that can all be thrown one after another. */
const isThrowable = (board: GameBoard, ask: ActionAsk): boolean => {
  const ready = prepareReady(board, ask);
  if (!ready || ready.roles.length > MOST_ROLES) return false;
  const { calculator, asked } = checkBoardAsk(board, ready.calculator, ready.input);
  const answer = computeAnswer(calculator, asked);
  return !isRefusal(answer) && answer.branches !== undefined;
};

/** Two actions of a side at one hex, by different counters: what comes of the first changes the second. */
const listPairs = (asks: readonly ActionAsk[]): ActionAsk[][] =>
  asks.flatMap((first, i) => {
    const used = new Set(first.parts.map(({ counter }) => counter));
    const second = asks
      .slice(i + 1)
      .find(
        ({ side, targets, parts }) =>
          side === first.side &&
          targets.join() === first.targets.join() &&
          parts.every(({ counter }) => !used.has(counter)),
      );
    return second ? [[first, second]] : [];
  });

/** A table of ways, to be compared with another. */
const spell = (ways: ReadonlyMap<string, bigint>): string =>
  [...ways]
    .map(([key, count]) => `${key} ${count}`)
    .sort()
    .join('\n');

const explainPlan = (board: GameBoard, asks: readonly ActionAsk[]): string[] => {
  const steps = asks.map((ask) => ({ ask }));
  const plan = countPlan(board, createPlan(steps));
  const thrown = rollEverySequence(board, createChain(steps));
  return [
    ...(spell(plan.ends) === spell(thrown.ends)
      ? []
      : ['a plan ends otherwise than its dice thrown one after another']),
    ...(spell(plan.stages) === spell(thrown.stages) ? [] : ['a plan’s stages are not those of its dice']),
  ];
};

export const boardPlans: Check = {
  id: 'board-plans',
  says: 'a plan of listed actions comes to what every sequence of their dice comes to, to the last way',
  run: checkBoards((board) => {
    const asks = sampleAsks(board, MOST_ASKS).filter((ask) => isThrowable(board, ask));
    const byAction = Map.groupBy(asks, ({ action }) => action);
    const alone = [...byAction.values()].flatMap((own) => thin(own, MOST_ALONE).map((ask) => [ask]));
    return [...alone, ...thin(listPairs(asks), MOST_PAIRS)].flatMap((chain) =>
      explainPlan(board, chain).map((line) => `${chain.map(formatBoardAsk).join(', then ')}: ${line}`),
    );
  }),
};
