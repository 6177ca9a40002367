import { type BattleUnit, type Change, changeBoard } from '@coup-doeil/core/battle';
import { addEntry, getClosed, type RecordEntry, setPosition } from '@coup-doeil/core/record';
import { useRef, useState } from 'preact/hooks';
import type { Lang } from '../../lib/words.ts';
import type { Play } from '../play/use-play.ts';
import { makePattern, makeUnit, type Pattern } from './units.ts';

/** What kind of counter a tap sets down. */
export interface Making {
  readonly side: string;
  readonly arm: string;
}

type Made = Pattern & Pick<BattleUnit, 'name'>;

const keyOf = ({ side, arm }: Making): string => `${side} ${arm}`;

/** Counters made, set down, changed, copied and taken off: each an entry of the record. */
export const useCounters = (play: Play, lang: Lang) => {
  const { board, battle, change, selection } = play;
  const { document, door } = board;
  const { palette } = door;
  const [patterns, setPatterns] = useState<Readonly<Record<string, Made>>>({});
  const edited = useRef<RecordEntry | undefined>(undefined);
  const add = (changes: readonly Change[]) => change(changes, selection);
  const getPattern = (making: Making): Made =>
    patterns[keyOf(making)] ?? makePattern(document, palette, making.side, making.arm);
  return {
    getPattern,
    setPattern: (making: Making, pattern: Made) => setPatterns({ ...patterns, [keyOf(making)]: pattern }),
    setDown: (making: Making, hex: string) => {
      const pattern = getPattern(making);
      const unit = makeUnit(document, palette, { ...pattern, hex }, lang);
      // The next ones are the same, but for a name of its own.
      setPatterns({ ...patterns, [keyOf(making)]: { ...pattern, name: undefined } });
      add([{ change: 'unit', unit }]);
    },
    move: (id: string, hex: string | undefined) => add([{ change: 'move', counter: id, hex }]),
    turn: (id: string, facing: NonNullable<BattleUnit['facing']>) => add([{ change: 'face', counter: id, facing }]),
    remove: (id: string) => add([{ change: 'eliminate', counter: id }]),
    copy: ({ id: _, name: __, hex: ___, ...pattern }: BattleUnit): string => {
      const unit = makeUnit(document, palette, pattern, lang);
      add([{ change: 'unit', unit }]);
      return unit.id;
    },
    /** All changes of one counter in a row are one entry. */
    edit: (unit: BattleUnit) => {
      const entry: RecordEntry = { entry: 'hand', changes: [{ change: 'unit', unit }] };
      const { record, state } = battle;
      const last = record.entries[record.at - 1];
      const before = last?.entry === 'hand' && last === edited.current ? last.changes[0] : undefined;
      const goesOn = before?.change === 'unit' && before.unit.id === unit.id && record.at > getClosed(record);
      edited.current = entry;
      if (!goesOn) return battle.add([entry]);
      changeBoard(board, entry.changes);
      return state.change(addEntry(setPosition(record, record.at - 1), entry));
    },
  };
};

export type Counters = ReturnType<typeof useCounters>;
