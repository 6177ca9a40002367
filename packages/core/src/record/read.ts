import { parseHex } from '@coup-doeil/hex';
import { applyChanges } from '../battle/apply-changes.ts';
import type { Battlefield } from '../battle/battlefield.ts';
import type { Change } from '../battle/change.ts';
import { getBattleGrid } from '../battle/paint-ground.ts';
import { MOST_ENTRIES, readBattlefield } from '../battle/read.ts';
import { actionAsk, id } from '../battle/read-ask.ts';
import { readShape } from '../battle/read-shape.ts';
import { parseJson } from '../battle/save.ts';
import {
  choice,
  list,
  number,
  object,
  optional,
  type Reader,
  record,
  text,
  wholeNumber,
  withDefault,
  word,
} from '../battle/values.ts';
import { InputError } from '../error.ts';
import { toInputError } from '../game/fault.ts';
import { readPlan } from '../plan/read-plan.ts';
import { followLetters } from './mail-state.ts';
import { readByKind, readChange } from './read-change.ts';
import { readMail } from './read-mail.ts';
import {
  type ActionEntry,
  type BattleRecord,
  countByHand,
  type MarchEntry,
  type NoteEntry,
  RECORD_FORMAT,
  RECORD_VERSION,
  type RecordEntry,
  type Thrown,
} from './record.ts';
import { getClosed } from './replay.ts';

export const MOST_RECORD_ENTRIES = 20_000;
export const MOST_CHANGES = 10_000;
export const MOST_FACES = 200;
export const MOST_FACE = 1_000_000;
export const MOST_NOTE = 10_000;
export const MOST_BORNE = 1_000_000;

const label = text(1, 20);
const faces = list(wholeNumber(-MOST_FACE, MOST_FACE), MOST_FACES);
const changes = withDefault(list(readChange, MOST_CHANGES), []);

const thrown = readByKind<Thrown>('by', {
  hand: { faces },
  seed: { faces, seed: text(1, 200), byHand: optional(wholeNumber(0, MOST_FACES)) },
  secrets: { faces, number: wholeNumber(1, MOST_RECORD_ENTRIES) },
});

const bears = optional(record(number(-MOST_BORNE, MOST_BORNE)));
const outcome = object<ActionEntry['outcome']>({
  row: text(0, 200),
  fates: record(id),
  bears: optional(object({ attacker: bears, defender: bears })),
});

type FieldsOf<E extends RecordEntry> = { readonly [F in Exclude<keyof E, 'entry'>]-?: Reader<E[F]> };
const action: FieldsOf<ActionEntry> = { ask: actionAsk, outcome, thrown, headline: text(0, 200), changes };
const march: FieldsOf<MarchEntry> = { counter: word, to: label, cost: optional(number(0, MOST_BORNE)), changes };
const note: FieldsOf<NoteEntry> = { text: text(1, MOST_NOTE) };

const entry = readByKind<RecordEntry>('entry', { action, march, hand: { changes }, note });

/** What stands within a place: its errors are named from the top. */
const readAt = <T>(place: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    const { code, field, allowed, given } = toInputError(error);
    throw new InputError({ code, field: field === 'document' ? place : `${place}.${field}`, allowed, given });
  }
};

const shape = object<BattleRecord>({
  format: choice([RECORD_FORMAT]),
  version: choice([RECORD_VERSION]),
  start: (raw, place) => readAt(place, () => readBattlefield(raw)),
  entries: withDefault(list(entry, MOST_RECORD_ENTRIES), []),
  at: wholeNumber(0, MOST_RECORD_ENTRIES),
  seed: text(1, 100),
  drawn: withDefault(wholeNumber(0, MOST_ENTRIES), 0),
  mail: optional(readMail),
  plan: optional((raw, place) => readAt(place, () => readPlan(raw))),
});

const checkHex = (document: Battlefield, hex: string | undefined, field: string): void => {
  if (hex !== undefined) parseHex(getBattleGrid(document), hex, field);
};

const replayChange = (document: Battlefield, change: Change): Battlefield => {
  if (change.change === 'move') checkHex(document, change.hex, 'hex');
  if (change.change === 'unit') checkHex(document, change.unit.hex, 'unit.hex');
  return applyChanges(document, [change]);
};

const replayEntry = (document: Battlefield, entry: RecordEntry): Battlefield => {
  if (entry.entry === 'note') return document;
  if (entry.entry === 'march') checkHex(document, entry.to, 'to');
  if (entry.entry === 'action') {
    const { ask, thrown } = entry;
    ask.targets.forEach((hex, i) => {
      checkHex(document, hex, `ask.targets.${i}`);
    });
    wholeNumber(0, thrown.faces.length)(countByHand(thrown), 'thrown.byHand');
  }
  return entry.changes.reduce(
    (before, change, j) => readAt(`changes.${j}`, () => replayChange(before, change)),
    document,
  );
};

/** Checks what no single field shows: that every entry can be replayed, that what comes of them is a document, and the order of letters. */
export const checkRecordParts = (read: BattleRecord): BattleRecord => {
  const end = read.entries.reduce(
    (document, entry, i) => readAt(`entries.${i}`, () => replayEntry(document, entry)),
    read.start,
  );
  readAt('end', () => readBattlefield(end));
  followLetters(read);
  wholeNumber(getClosed(read), read.entries.length)(read.at, 'at');
  return read;
};

/** Reads a record from data of any kind; what is wrong is one error that names the place: `entries.12.ask.parts.0`. */
export const readRecord = (given: unknown): BattleRecord => checkRecordParts(readShape(shape, given));

/** Reads the text of a record; damage is an error that names the place. */
export const loadRecord = (text: string): BattleRecord => readRecord(parseJson(text));
