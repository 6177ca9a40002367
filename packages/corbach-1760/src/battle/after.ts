import {
  type After,
  applyUnitEffects,
  type Change,
  type DoneAction,
  type EffectRules,
  findEnd,
  listEntries,
} from '@coup-doeil/core/battle';
import { listEffects, type Sequel } from '@coup-doeil/core/game';
import { findSide } from '@coup-doeil/hex';
import { aspectOf } from './facing.ts';
import { type CorbachBattle, type CorbachBoard, isFighter } from './types.ts';

const effectRules: EffectRules<CorbachBattle> = {
  set: (_, { id, order }, field, value) => {
    // What is routed already stays so: no line makes its order better or worse.
    if (order === 'routed') return [];
    if (field === 'byCombat') return [{ change: 'state', counter: id, add: ['disorganised-by-combat'], remove: [] }];
    const isShaken = field === 'state' && value === 'disorganised';
    return isShaken ? [{ change: 'state', counter: id, add: ['disorganised'], remove: ['good-order'] }] : [];
  },
  retreats: (board, counter, from) => {
    const hexes = listEntries(board, counter, from);
    if (board.reading('recoil-hexes') === 'any' || !isFighter(counter)) return hexes;
    return hexes.filter((hex) => aspectOf(board, counter, findSide(board.ground.grid, from, hex)) === 'rear');
  },
  loseStep: (board, { id, unit, reduced, strength }, before) => {
    // The faces in the file hold; else a step is a point of strength, unless its player keeps count.
    if (unit.back) {
      const isLast = reduced || before > 0;
      return isLast
        ? { changes: [{ change: 'eliminate', counter: id }], gone: true }
        : { changes: [{ change: 'state', counter: id, add: ['reduced'], remove: [] }], gone: false };
    }
    if (board.reading('step-is') === 'hand') return { changes: [], gone: false };
    const left = strength - before - 1;
    return left <= 0
      ? { changes: [{ change: 'eliminate', counter: id }], gone: true }
      : { changes: [{ change: 'strength', counter: id, left }], gone: false };
  },
};

/** The way that a battery was turned before it fired. */
const turnTo = (board: CorbachBoard, done: DoneAction<CorbachBattle>): Change[] =>
  done.parts.flatMap(({ counter: { id } }): Change[] => {
    const given = done.answer(`turn-to.${id}`);
    if (given === undefined) return [];
    const facing = board.reading('facing') === 'hexside' ? { side: Number(given) } : { vertex: Number(given) };
    return [{ change: 'face', counter: id, facing }];
  });

/** What the fates of an outcome change: orders, steps, hexes left, marks of this turn. */
export const changeCounters = (
  board: CorbachBoard,
  done: DoneAction<CorbachBattle>,
  sequel: Pick<Sequel, 'fates' | 'bears'>,
  mark: string,
): After => {
  const end = findEnd(board, done);
  const { changes, questions, facts } = end
    ? applyUnitEffects(board, effectRules, done, listEffects(sequel, end))
    : { changes: [], questions: [], facts: [] };
  const marked = done.parts.map(
    ({ counter }): Change => ({ change: 'mark', counter: counter.id, add: [mark], remove: [] }),
  );
  return { changes: [...turnTo(board, done), ...marked, ...changes], questions, facts };
};
