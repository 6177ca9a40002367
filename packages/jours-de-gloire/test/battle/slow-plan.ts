import {
  type ActionAsk,
  type ActionOutcome,
  applyOutcome,
  changeBoard,
  type GameBoard,
  isUnpriced,
  listFollowUps,
  prepareAction,
  readOutcome,
} from '@coup-doeil/core/battle';
import { checkAsk, computeAnswer, type DiceEnd, endWalk, isRefusal, walkDice } from '@coup-doeil/core/game';
import type { JdgBattle } from '../../src/battle/types.ts';

type Board = GameBoard<JdgBattle>;

/** What a chain does next, once it is known how all that came before it came out; `null` where it ends. */
export type Chain = (
  board: Board,
  came: readonly { readonly row: string; readonly recoiled: boolean; readonly follow: readonly ActionAsk[] }[],
) => ActionAsk | null;

/** A sequence that ends early stands for all that twelve dice could show after it. */
export const ALL = 10n ** 12n;

const describe = ({ counters, document }: Board): string =>
  counters
    .map(({ id, unit }) => `${id}:${unit.hex}:${[...unit.state].sort().join('+')}:${[...unit.marks].sort().join('+')}`)
    .sort()
    .concat(document.units.length.toString())
    .join(' ');

/** The board after an outcome; whoever must choose takes the first option, until nothing is left to choose. */
const playOut = (board: Board, ask: ActionAsk, outcome: ActionOutcome) => {
  let answered = ask;
  for (;;) {
    const { questions, changes } = applyOutcome(board, answered, outcome);
    const open = questions.filter(({ id }) => answered.answers?.[id] === undefined);
    if (open.length === 0) {
      const next = changeBoard(board, changes);
      const offered = listFollowUps(board, answered, outcome, next);
      const follow = offered.flatMap(({ id, asks }) => (id === 'counter-shock' ? asks : []));
      return { next, follow, row: outcome.row };
    }
    const firsts = open.map(({ id, options }) => [id, options[0]?.id ?? '']);
    answered = { ...ask, answers: { ...answered.answers, ...Object.fromEntries(firsts) } };
  }
};

/** Goes through every sequence of dice, one face after another, and counts the ends. All dice have ten faces. */
export const throwEverything = (start: Board, chain: Chain): Map<string, bigint> => {
  const ends = new Map<string, bigint>();
  const go = (board: Board, came: Parameters<Chain>[1], ways: bigint): unknown => {
    const finish = () => {
      const key = describe(board);
      return ends.set(key, (ends.get(key) ?? 0n) + ways);
    };
    const ask = chain(board, came);
    if (!ask) return finish();
    const ready = prepareAction(board, ask);
    if (isRefusal(ready) || isUnpriced(ready)) return finish();
    const calculator = board.door.calculators[ready.calculator];
    if (!calculator) throw new Error(ready.calculator);
    const readings = Object.fromEntries(Object.keys(calculator.readings).map((id) => [id, board.readings[id] ?? '']));
    const answer = computeAnswer(
      calculator,
      checkAsk(calculator, { edition: board.edition, readings, input: ready.input }),
    );
    if (isRefusal(answer) || !answer.branches) return finish();
    const { branches } = answer;
    // Faces that leave the same behind are gone on from together.
    const alike = new Map<string, { readonly end: DiceEnd; ways: bigint }>();
    const throwOn = (faces: readonly number[], share: bigint): void => {
      const walk = walkDice(branches, faces);
      if (walk.next) {
        const { die } = walk.next;
        if (die.faces.length !== 10) throw new Error('not ten faces');
        for (const face of die.faces) throwOn([...faces, face], share / 10n);
        return;
      }
      const end = endWalk(calculator.odds ?? {}, branches, walk);
      if (!end) throw new Error('not at an end');
      const key = JSON.stringify([end.branch.id, end.fates]);
      const known = alike.get(key);
      if (known) known.ways += share;
      else alike.set(key, { end, ways: share });
    };
    throwOn([], ways);
    for (const { end, ways: share } of alike.values()) {
      const { next, follow, row } = playOut(board, ask, readOutcome(ready, end));
      const recoiled = Object.keys(end.fates).some(
        (unit) => unit.startsWith('defenders') && end.fates[unit]?.startsWith('recoils'),
      );
      go(next, [...came, { row, recoiled, follow }], share);
    }
    return alike;
  };
  go(start, [], ALL);
  return ends;
};
