import { type BattleDoor, changeBoard, type GameBoard, openBoard } from '@coup-doeil/core/battle';
import { isInputError } from '@coup-doeil/core/game';
import {
  addEntry,
  type BattleRecord,
  createRecord,
  drawSeed,
  getChanges,
  getClosed,
  type RecordEntry,
  replayRecord,
  setPosition,
} from '@coup-doeil/core/record';
import { useEffect, useRef } from 'preact/hooks';
import { type RecordState, useRecord } from '../kept/use-record.ts';
import { openStart } from './open-start.ts';
import { rememberActions } from './search.ts';
import { getActive } from './sides.ts';
import type { BoardSubject } from './subject.ts';

/** The board after an entry, with the document that its record begins with: an entry stands in one place of its record. */
const known = new WeakMap<RecordEntry, { readonly start: GameBoard; readonly board: GameBoard }>();

/** The board after an entry: the same one for the same entry, so that after an undo what was worked out on it is still known. */
const follow = (start: GameBoard, before: GameBoard, entry: RecordEntry): GameBoard => {
  const board = changeBoard(before, getChanges(entry));
  known.set(entry, { start, board });
  return board;
};

/** So many entries are followed one by one; the document of more is replayed, and a board opened once at its end. */
const MOST_FOLLOWED = 20;

/** The board of a record as it stands. */
const openRecord = (door: BattleDoor, record: BattleRecord): GameBoard => {
  const start = openStart(door, record.start);
  const entries = record.entries.slice(0, record.at);
  const last = entries.findLastIndex((entry) => known.get(entry)?.start === start);
  const rest = entries.slice(last + 1);
  const from = (last < 0 ? undefined : known.get(entries[last] as RecordEntry)?.board) ?? start;
  if (rest.length <= MOST_FOLLOWED) return rest.reduce((board, entry) => follow(start, board, entry), from);
  const board = openBoard(door, replayRecord(record));
  known.set(rest[rest.length - 1] as RecordEntry, { start, board });
  return board;
};

/** The record that a page opens on, with what the build worked out for it. */
const createFirst = ({ door, ready: [start], opening }: BoardSubject): BattleRecord => {
  const board = openStart(door, start);
  rememberActions(board, getActive(board), opening);
  return createRecord(start);
};

/** Opens the battle that was kept last, unless the page was opened by a link to one. */
const useLast = ({ battles, open }: RecordState): void => {
  const asked = useRef(false);
  useEffect(() => {
    const [last] = battles;
    if (!last || asked.current) return;
    asked.current = true;
    if (location.hash === '') open(last.id);
  }, [battles]);
};

/** The battle as it stands, and what makes it another: each entry can be undone. */
export const useBattle = (subject: BoardSubject) => {
  const { door, game } = subject;
  const state = useRecord(game.id, door, () => createFirst(subject));
  useLast(state);
  const { record, change } = state;
  const board = openRecord(door, record);
  /** Adds entries; false where their changes cannot be, and nothing is changed. */
  const add = (entries: readonly RecordEntry[]): boolean => {
    try {
      const start = openStart(door, record.start);
      entries.reduce((before, entry) => follow(start, before, entry), board);
    } catch (error) {
      if (isInputError(error)) return false;
      throw error;
    }
    change(entries.reduce(addEntry, record));
    return true;
  };
  return {
    board,
    record,
    state,
    add,
    /** The seed of the next throw. */
    draw: (): string => {
      const { seed, record: drawn } = drawSeed(record);
      change(drawn);
      return seed;
    },
    undo: () => change(setPosition(record, record.at - 1)),
    canUndo: record.at > getClosed(record),
  };
};
