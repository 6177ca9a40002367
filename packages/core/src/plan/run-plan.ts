import type { BattleTypes } from '../battle/door.ts';
import { type GameBoard, withReadings } from '../battle/game-board.ts';
import { listOptions } from '../game/reading.ts';
import { checkPlan } from './check-plan.ts';
import { averageLosses, type CounterEnds, describeEnds, type PlanEnd, type SideLosses } from './ends.ts';
import { type Fraction, reduce } from './fraction.ts';
import type { Check, Plan } from './plan.ts';
import type { Stage } from './stage.ts';
import { testCheck } from './test-check.ts';
import { type PlanOptions, type PlanProgress, type TooManyStates, type WalkedPlan, walkPlan } from './walk-plan.ts';

/** A goal and its chance. */
export interface GoalChance {
  readonly goal: Check;
  readonly chance: Fraction;
  /** The same under each option of the readings on which it hangs whether a hex is empty. */
  readonly under: readonly { readonly reading: string; readonly option: string; readonly chance: Fraction }[];
}

/** What a plan comes to, exactly. */
export interface PlanAnswer {
  readonly stages: readonly Stage[];
  /** The ways of the ends add up to this. */
  readonly of: bigint;
  /** Every end, the likeliest first; equal ones are one. Empty where the last step is only counted. */
  readonly ends: readonly PlanEnd[];
  readonly counters: readonly CounterEnds[];
  readonly losses: readonly SideLosses[];
  readonly goals: readonly GoalChance[];
}

/** Whether a plan was given up, as it has more states than are followed. */
export const isTooMany = (result: object): result is TooManyStates => 'tooMany' in result;

const measureGoal = ({ start, mixture }: WalkedPlan, goal: Check): Fraction => {
  let ways = 0n;
  for (const state of mixture.states.values()) if (testCheck(start, state, goal)) ways += state.ways;
  return reduce(ways, mixture.of);
};

const NOT_EMPTY = ['empty', 'held'];

/** The other tables at which a plan is told, where one of its goals is a hex left or held. */
const listOtherTables = <G extends BattleTypes>(board: GameBoard<G>, goals: readonly Check[]) => {
  const { emptyReadings = [], readings } = board.door;
  if (!goals.some(({ check }) => NOT_EMPTY.includes(check))) return [];
  return Object.entries(readings).flatMap(([reading, spec]) =>
    emptyReadings.includes(reading) ? listOptions(spec).map((option) => ({ reading, option })) : [],
  );
};

/**
 * What a plan comes to from a board, as a generator: between two states it yields how far it has come, so that a worker may
 * show that, or stop.
 */
export function* runPlan<G extends BattleTypes>(
  board: GameBoard<G>,
  plan: Plan,
  options: PlanOptions = {},
): Generator<PlanProgress, PlanAnswer | TooManyStates> {
  checkPlan(board, plan);
  const walked = yield* walkPlan(board, plan, options);
  if (isTooMany(walked)) return walked;
  const { stages, start, mixture } = walked;
  if (options.foldLast) return { stages, of: mixture.of, ends: [], counters: [], losses: [], goals: [] };
  const { goals = [] } = plan;
  const others: (WalkedPlan & { readonly reading: string; readonly option: string })[] = [];
  for (const { reading, option } of listOtherTables(board, goals)) {
    if (board.readings[reading] === option) {
      others.push({ ...walked, reading, option });
      continue;
    }
    const other = yield* walkPlan(withReadings(board, { readings: { [reading]: option } }), plan, options);
    if (isTooMany(other)) return other;
    others.push({ ...other, reading, option });
  }
  return {
    stages,
    of: mixture.of,
    ...describeEnds(start, mixture),
    losses: averageLosses(start, mixture, board.door.palette),
    goals: goals.map((goal) => ({
      goal,
      chance: measureGoal(walked, goal),
      under: NOT_EMPTY.includes(goal.check)
        ? others.map((other) => ({ reading: other.reading, option: other.option, chance: measureGoal(other, goal) }))
        : [],
    })),
  };
}

/** Runs such work to its end. */
export const finish = <P, R>(work: Generator<P, R>): R => {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
};

/** What a plan comes to from a board. */
export const computePlan = <G extends BattleTypes>(
  board: GameBoard<G>,
  plan: Plan,
  options: PlanOptions = {},
): PlanAnswer | TooManyStates => finish(runPlan(board, plan, options));
