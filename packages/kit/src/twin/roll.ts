import {
  type ActionAsk,
  type ActionOutcome,
  applyOutcome,
  type BattleTypes,
  changeBoard,
  type GameBoard,
  isUnpriced,
  listFollowUps,
  prepareAction,
  readOutcome,
} from '@coup-doeil/core/battle';
import { checkAsk, computeAnswer, type DiceEnd, endWalk, isRefusal, walkDice } from '@coup-doeil/core/game';
import type { Came, Chain, ChainStep } from './chain.ts';
import { ALL_WAYS, addWays, describeCounter, joinCounters, type PlanWays, partOf } from './ways.ts';

/** The board after an outcome; whoever must choose takes the first option, until nothing is left to choose. */
const playOut = <G extends BattleTypes>(board: GameBoard<G>, ask: ActionAsk, outcome: ActionOutcome) => {
  let answered = ask;
  for (;;) {
    const { questions, changes } = applyOutcome(board, answered, outcome);
    const open = questions.filter(({ id }) => answered.answers?.[id] === undefined);
    if (open.length === 0) {
      const next = changeBoard(board, changes);
      return { next, follow: listFollowUps(board, answered, outcome, next) };
    }
    const firsts = open.map(({ id, options }) => [id, options[0]?.id ?? '']);
    answered = { ...ask, answers: { ...answered.answers, ...Object.fromEntries(firsts) } };
  }
};

interface Thrown {
  readonly end: DiceEnd;
  readonly succeeded: boolean | null;
  readonly parts: [ways: bigint, of: bigint][];
}

/** Every end of the dice of one action, each face of each die one after another; equal ends together. */
const throwDice = <G extends BattleTypes>(board: GameBoard<G>, ready: { calculator: string; input: unknown }) => {
  const calculator = board.door.calculators[ready.calculator];
  if (!calculator) throw new Error(ready.calculator);
  const readings = Object.fromEntries(Object.keys(calculator.readings).map((id) => [id, board.readings[id] ?? '']));
  const asked = checkAsk(calculator, { edition: board.edition, readings, input: ready.input });
  const answer = computeAnswer(calculator, asked);
  if (isRefusal(answer) || !answer.branches) return null;
  const { branches } = answer;
  const { measure } = calculator;
  const alike = new Map<string, Thrown>();
  const throwOn = (faces: readonly number[], of: bigint): void => {
    const walk = walkDice(branches, faces);
    if (walk.next) {
      const { die } = walk.next;
      for (const face of die.faces) throwOn([...faces, face], of * BigInt(die.faces.length));
      return;
    }
    const end = endWalk(calculator.odds ?? {}, branches, walk);
    if (!end) throw new Error('the dice are not at an end');
    const outcome = measure && end.outcome[measure.list];
    const succeeded = measure && outcome !== undefined ? measure.counts(outcome) : null;
    const key = JSON.stringify([end.branch.id, end.fates, succeeded]);
    const known = alike.get(key);
    if (known) known.parts.push([1n, of]);
    else alike.set(key, { end, succeeded, parts: [[1n, of]] });
  };
  throwOn([], 1n);
  return [...alike.values()];
};

/** One way that an action may come out: with the fates of its dice, or with those that are named. */
interface Outcome {
  readonly outcome: ActionOutcome;
  readonly came: Omit<Came, 'follow'>;
  readonly ways: bigint;
}

/** Every way that a step may come out; or that it is not done, and why. */
const listOutcomes = <G extends BattleTypes>(
  board: GameBoard<G>,
  step: ChainStep,
  ways: bigint,
): readonly Outcome[] | 'skipped' | 'stopped' => {
  if (step === 'skipped' || step === 'stopped') return step;
  const { ask, fates } = step;
  const isThere = ask.parts.every(({ counter }) => (board.byId.get(counter)?.hex ?? -1) >= 0);
  const ready = isThere ? prepareAction(board, ask) : null;
  if (!ready || isRefusal(ready) || isUnpriced(ready)) return 'stopped';
  if (fates) return [{ outcome: { row: '', fates }, came: { row: '', fates, succeeded: null }, ways }];
  const thrown = throwDice(board, ready);
  if (!thrown) return 'stopped';
  return thrown.map(({ end, succeeded, parts }) => ({
    outcome: readOutcome(ready, end),
    came: { row: end.branch.id, fates: end.fates, succeeded },
    ways: parts.reduce((sum, [some, of]) => sum + partOf(ways, some, of), 0n),
  }));
};

/** What a chain comes to by every sequence of dice. */
export const rollEverySequence = <G extends BattleTypes>(start: GameBoard<G>, chain: Chain<G>): PlanWays => {
  const ends = new Map<string, bigint>();
  const stages = new Map<string, bigint>();
  const go = (board: GameBoard<G>, before: readonly (Came | null)[], all: bigint): void => {
    const next = chain[before.length];
    if (!next) {
      const units = board.counters.map(({ id, unit }) => describeCounter(id, { ...unit, hex: unit.hex }));
      addWays(ends, joinCounters(units), all);
      return;
    }
    const stage = before.length + 1;
    const step = next(board, before);
    const outcomes = listOutcomes(board, step, all);
    if (typeof step === 'string' || typeof outcomes === 'string') {
      addWays(stages, `${stage} ${outcomes}`, all);
      go(board, [...before, null], all);
      return;
    }
    for (const { outcome, came, ways } of outcomes) {
      addWays(stages, `${stage} done`, ways);
      if (outcome.row !== '') addWays(stages, `${stage} row ${outcome.row}`, ways);
      if (came.succeeded) addWays(stages, `${stage} measure`, ways);
      for (const [counter, fate] of Object.entries(outcome.fates))
        addWays(stages, `${stage} fate ${counter} ${fate}`, ways);
      const { next: after, follow } = playOut(board, step.ask, outcome);
      go(after, [...before, { ...came, follow }], ways);
    }
  };
  go(start, [], ALL_WAYS);
  return { ends, stages };
};
