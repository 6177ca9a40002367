/* A long record made on a ready battle, for measuring. */
import { applyChanges, type Battlefield, type Change, type GameBoard, listActions } from '@coup-doeil/core/battle';
import {
  addEntry,
  type BattleRecord,
  createRecord,
  openThrow,
  type RecordEntry,
  rollFaces,
  writeAction,
} from '@coup-doeil/core/record';

/** What puts the counters that some changes moved or marked back to where and how they were. */
const restore = (before: Battlefield, after: Battlefield): readonly Change[] =>
  before.units.flatMap((unit): readonly Change[] => {
    const now = after.units.find(({ id }) => id === unit.id);
    return JSON.stringify(now) === JSON.stringify(unit) ? [] : [{ change: 'unit', unit }];
  });

/** A record of so many thrown actions, each set back by hand so that the next can be. */
export const writeLongRecord = (board: GameBoard, actions: number): BattleRecord => {
  const asks = board.sides.flatMap((side) =>
    listActions(board, side).flatMap(({ sets }) => sets.slice(0, 1).map(({ ask }) => ask)),
  );
  let record = createRecord(board.document, 'proof');
  for (let i = 0; i < actions; i++) {
    const ask = asks[i % asks.length];
    const open = ask && openThrow(board, ask);
    if (!ask || !open) throw new Error('an action that was listed is none');
    const faces = rollFaces(open, `proof-${i}`);
    const { entry } = writeAction(board, ask, { by: 'seed', seed: `proof-${i}`, faces });
    const back: RecordEntry = {
      entry: 'hand',
      changes: restore(board.document, applyChanges(board.document, entry.changes)),
    };
    record = addEntry(addEntry(record, entry), back);
  }
  return record;
};
