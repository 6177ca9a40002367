import type { Change, GameBoard } from '@coup-doeil/core/battle';
import type { OpenThrow, RecordEntry } from '@coup-doeil/core/record';
import { useState } from 'preact/hooks';
import { findCost, listMarchChanges } from './marching.ts';
import { type March, NOTHING, type Selection } from './selection.ts';
import type { Came, Result } from './throw.ts';
import type { useBattle } from './use-battle.ts';
import type { useThrown } from './use-thrown.ts';

/** A march as an entry of the record. */
export const writeMarch = (board: GameBoard, march: March): RecordEntry => {
  const cost = findCost(board, march);
  const changes = listMarchChanges(board, march);
  return { entry: 'march', counter: march.counter, to: march.hex, changes, ...(cost !== undefined && { cost }) };
};

/** The entry of the record for an action that came out, once all is chosen. */
const writeAction = ({ headline }: OpenThrow, came: Came, { ask, changes }: Result): RecordEntry => ({
  entry: 'action',
  ask,
  outcome: came.outcome,
  thrown: came.thrown,
  headline,
  changes,
});

interface Context {
  readonly battle: ReturnType<typeof useBattle>;
  /** The board before the march that is chosen. */
  readonly board: GameBoard;
  readonly selection: Selection;
  readonly thrown: ReturnType<typeof useThrown>;
  readonly show: (next: Selection) => void;
}

/** What is written into the record: marches, results, changes by hand. */
export const useWritten = ({ battle, board, selection, thrown: { came, result }, show }: Context) => {
  const [refused, setRefused] = useState(false);
  /** Adds entries to the record, and touches what comes next; what cannot be is said. */
  const add = (entries: readonly RecordEntry[], next: Selection = NOTHING): void => {
    const isAdded = battle.add(entries);
    setRefused(!isAdded);
    if (isAdded) show(next);
  };
  const change = (changes: readonly Change[], next?: Selection): void => add([{ entry: 'hand', changes }], next);
  return {
    /** Whether the last entry could not be. */
    refused,
    setRefused,
    change,
    go: (march: March, next?: Selection): void => add([writeMarch(board, march)], next),
    read: (id: string, option: string): void => change([{ change: 'table', readings: { [id]: option } }], selection),
    /** Puts what came of an action on the counters, after the march that it began with. */
    settle: (open: OpenThrow, more: readonly Change[] = [], next?: Selection): void => {
      if (!came || !result || selection.kind !== 'target') return;
      const march = selection.march ? [writeMarch(board, selection.march)] : [];
      const moved: readonly RecordEntry[] = more.length > 0 ? [{ entry: 'hand', changes: more }] : [];
      add([...march, writeAction(open, came, result), ...moved], next);
    },
  };
};
