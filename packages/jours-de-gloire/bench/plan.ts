import {
  type ActionAsk,
  applyOutcome,
  changeBoard,
  isUnpriced,
  prepareAction,
  readOutcome,
} from '@coup-doeil/core/battle';
import { checkAsk, computeAnswer, endWalk, isRefusal, walkDice } from '@coup-doeil/core/game';
import { computePlan, isTooMany, type Plan } from '@coup-doeil/core/plan';
import { fireBy, foot, guns, open, shockBy } from '../test/battle/fixture.ts';

// So many counters a side, no two alike, after two fires: the defenders in one hex, the attackers in three beside it.

const HEXES = ['0505', '0404', '0604'];
const FACINGS = [0, 1, 5];
const SIMULATED = 100_000;
const PLAYED = 200;

type Board = ReturnType<typeof open>;

export const createAssault = (
  counters: number,
): { readonly board: Board; readonly plan: Plan; readonly asks: ActionAsk[] } => {
  const places = Array.from({ length: counters }, (_, i) => i);
  const figures = (i: number) => ({ strength: 3 + i, ratings: { cohesion: 4 + (i % 4), movement: 4 } });
  const attackers = places.map((i) =>
    foot(`b${i}`, HEXES[i % 3], 'blue', { ...figures(i), facing: { side: FACINGS[i % 3] ?? 0 } }),
  );
  const defenders = places.map((i) => foot(`r${i}`, '0504', 'red', { ...figures(i), facing: { side: 3 } }));
  const batteries = ['0506', '0507'].map((hex, i) => guns(`g${i}`, hex, 'blue', { strength: 8 - i }));
  const attack = shockBy(
    attackers.map(({ id }) => id),
    '0504',
  );
  const asks = [...batteries.map(({ id }) => fireBy(id, '0504')), attack];
  return {
    board: open([...attackers, ...defenders, ...batteries]),
    plan: { steps: asks.map((action, i) => ({ id: `step-${i + 1}`, action })) },
    asks,
  };
};

/** The board after an action whose dice are thrown; whoever must choose takes the first option. */
const throwAction = (board: Board, ask: ActionAsk): Board => {
  const ready = prepareAction(board, ask);
  if (isRefusal(ready) || isUnpriced(ready)) return board;
  const calculator = board.door.calculators[ready.calculator];
  if (!calculator) throw new Error(ready.calculator);
  const readings = Object.fromEntries(Object.keys(calculator.readings).map((id) => [id, board.readings[id] ?? '']));
  const answer = computeAnswer(
    calculator,
    checkAsk(calculator, { edition: board.edition, readings, input: ready.input }),
  );
  if (isRefusal(answer) || !answer.branches) return board;
  const faces: number[] = [];
  let walk = walkDice(answer.branches, faces);
  while (walk.next) {
    const { die } = walk.next;
    faces.push(die.faces[Math.floor(Math.random() * die.faces.length)] ?? 0);
    walk = walkDice(answer.branches, faces);
  }
  const end = endWalk({}, answer.branches, walk);
  if (!end) throw new Error('not at an end');
  const outcome = readOutcome(ready, end);
  const { questions } = applyOutcome(board, ask, outcome);
  const answers = Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? '']));
  return changeBoard(board, applyOutcome(board, { ...ask, answers }, outcome).changes);
};

/** The milliseconds of one core, all threads together: what others do on the machine counts least so. */
const time = (work: () => unknown, rounds: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
};

/** Whether each size keeps to its figure: a hundredth of the simulation up to four counters a side, 1.5 s for six. */
export const benchPlans = (): boolean => {
  let met = true;
  console.log('| two fires and a shock | ms | ends | 100,000 simulated, ms | times as fast | at least | met |');
  console.log('| --- | ---: | ---: | ---: | ---: | ---: | --- |');
  for (const counters of [1, 2, 3, 4, 5, 6]) {
    const { board, plan, asks } = createAssault(counters);
    let ends = 0;
    const own = time(
      () => {
        const answer = computePlan(board, plan);
        if (isTooMany(answer)) throw new Error('too many states');
        ends = answer.ends.length;
      },
      counters > 4 ? 4 : 10,
    );
    const play = () => {
      for (let i = 0; i < PLAYED; i++) asks.reduce(throwAction, board);
    };
    const simulated = (time(play, 6) / PLAYED) * SIMULATED;
    const enough = counters <= 4 ? simulated / own >= 100 : counters < 6 || own <= 1500;
    met &&= enough;
    const least = counters <= 4 ? '100' : counters === 6 ? '1500 ms' : '–';
    const row = [`${counters} a side`, own.toFixed(1), ends, simulated.toFixed(0), (simulated / own).toFixed(0), least];
    console.log(`| ${row.join(' | ')} | ${enough ? 'yes' : 'no'} |`);
  }
  return met;
};
