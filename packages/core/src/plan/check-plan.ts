import { getRules, readAsk } from '../battle/actions.ts';
import type { BattleTypes } from '../battle/door.ts';
import { type GameBoard, getCounter, parseBoardHex } from '../battle/game-board.ts';
import { InputError, isInputError, rejectInput } from '../error.ts';
import type { Check, Plan, PlanStep } from './plan.ts';

/** Does something whose errors name a field of its own; here they name it from the top of the plan. */
const within = (place: string, work: () => void): void => {
  try {
    work();
  } catch (error) {
    throw isInputError(error) ? new InputError({ ...error, field: `${place}.${error.field}` }) : error;
  }
};

const expect = (given: string, place: string, allowed: readonly string[]): void => {
  if (!allowed.includes(given)) rejectInput('choice', place, allowed, given);
};

const checkCheck = (board: GameBoard, check: Check, place: string, earlier: readonly string[]): void => {
  const { states, marks } = board.door.palette;
  if ('hex' in check) parseBoardHex(board, check.hex, `${place}.hex`);
  if ('side' in check) expect(check.side, `${place}.side`, board.sides);
  if ('counter' in check) getCounter(board, check.counter, `${place}.counter`);
  if ('word' in check) expect(check.word, `${place}.word`, [...Object.keys(states), ...Object.keys(marks)]);
  if ('step' in check) expect(check.step, `${place}.step`, earlier);
};

const checkFates = (board: GameBoard, { action, fates }: PlanStep, place: string): void => {
  if (!fates) return;
  const words = Object.keys((action && getRules(board, action.action).fates) ?? {});
  for (const [counter, fate] of Object.entries(fates)) {
    getCounter(board, counter, `${place}.${counter}`);
    // Where the sheet has odds, nobody names what comes of it.
    expect(fate, `${place}.${counter}`, words);
  }
};

const checkStep = (board: GameBoard, step: PlanStep, place: string, earlier: readonly string[]): void => {
  const { id, when = [], action, march, follow } = step;
  if (earlier.includes(id)) rejectInput('duplicate', `${place}.id`, { rule: 'each-once' }, id);
  when.forEach((check, i) => {
    checkCheck(board, check, `${place}.when.${i}`, earlier);
  });
  if (action)
    within(`${place}.action`, () => {
      readAsk(board, getRules(board, action.action), action);
    });
  if (march) {
    getCounter(board, march.counter, `${place}.march.counter`);
    parseBoardHex(board, march.to, `${place}.march.to`);
  }
  if (follow) {
    expect(follow.step, `${place}.follow.step`, earlier);
    follow.counters?.forEach((id, i) => {
      getCounter(board, id, `${place}.follow.counters.${i}`);
    });
    follow.targets?.forEach((hex, i) => {
      parseBoardHex(board, hex, `${place}.follow.targets.${i}`);
    });
  }
  checkFates(board, step, `${place}.fates`);
};

/** Checks the names of a plan against the board that it starts from: what is unknown is one error that names the place. */
export const checkPlan = <G extends BattleTypes>(board: GameBoard<G>, { steps, goals = [] }: Plan): void => {
  const ids = steps.map(({ id }) => id);
  steps.forEach((step, i) => {
    checkStep(board as GameBoard, step, `steps.${i}`, ids.slice(0, i));
  });
  goals.forEach((goal, i) => {
    checkCheck(board as GameBoard, goal, `goals.${i}`, ids);
  });
};
