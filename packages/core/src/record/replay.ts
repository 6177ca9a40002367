import { createSeed } from '@coup-doeil/dice/roll';
import { applyChanges } from '../battle/apply-changes.ts';
import type { Battlefield } from '../battle/battlefield.ts';
import type { Change } from '../battle/change.ts';
import { checkInteger } from '../battle/check.ts';
import { type BattleRecord, RECORD_FORMAT, RECORD_VERSION, type RecordEntry } from './record.ts';

/** A record of a battle that begins with a document; its throws are drawn from a seed, a fresh one unless given. */
export const createRecord = (start: Battlefield, seed: string = createSeed()): BattleRecord => ({
  format: RECORD_FORMAT,
  version: RECORD_VERSION,
  start,
  entries: [],
  at: 0,
  seed,
  drawn: 0,
});

/** What an entry changes. */
export const getChanges = (entry: RecordEntry): readonly Change[] => (entry.entry === 'note' ? [] : entry.changes);

/** The entries that cannot be undone any more: a letter to the other side closed them. */
export const getClosed = ({ mail }: BattleRecord): number => mail?.letters.at(-1)?.at ?? 0;

/** The record with one more entry; what had been undone is forgotten. */
export const addEntry = (record: BattleRecord, entry: RecordEntry): BattleRecord => ({
  ...record,
  entries: [...record.entries.slice(0, record.at), entry],
  at: record.at + 1,
});

/** The record as it stands after so many entries: undo and redo, to any of them. */
export const setPosition = (record: BattleRecord, at: number): BattleRecord => ({
  ...record,
  at: checkInteger(at, 'at', getClosed(record), record.entries.length),
});

/** The document after the entries that hold, or after so many of them. */
export const replayRecord = ({ start, entries, at }: BattleRecord, to: number = at): Battlefield =>
  entries
    .slice(0, checkInteger(to, 'at', 0, entries.length))
    .reduce((document, entry) => applyChanges(document, getChanges(entry)), start);

/** The seed of the next throw, and the record that never gives it again. */
export const drawSeed = (record: BattleRecord): { readonly seed: string; readonly record: BattleRecord } => {
  const drawn = record.drawn + 1;
  return { seed: `${record.seed}-${drawn}`, record: { ...record, drawn } };
};
