/* A player rolls the first die, and the program the others. */
import { createRoller } from '@coup-doeil/dice/roll';
import { describe, expect, test } from 'vitest';
import { changeBoard, openBoard } from '../../src/battle/index.ts';
import {
  addEntry,
  type BattleRecord,
  checkRecord,
  countByHand,
  createRecord,
  formatRecord,
  getChanges,
  loadRecord,
  openThrow,
  readRecord,
  replayRecord,
  rollFaces,
  saveRecord,
  type Thrown,
  tellRecord,
  writeAction,
} from '../../src/record/index.ts';
import { recordSchema } from '../../src/zod/index.ts';
import { field, foot } from '../battle/skirmish.ts';
import { faultOf } from '../fault.ts';
import { skirmish } from '../fixture/skirmish.ts';

const start = field([
  foot('a', '0505', 'blue', { name: 'Alpha' }),
  foot('d', '0504', 'red', { name: 'Delta', ratings: { rating: 2 } }),
]);
const board = openBoard(skirmish, start);
const ask = { action: 'fight', side: 'blue', parts: [{ counter: 'a', as: 'plain' }], targets: ['0504'] };
const open = openThrow(board, ask);
if (!open) throw new Error('barred');

/** What a seed throws first: of a fresh roller, one die. */
const throwFirst = (seed: string): number => createRoller(seed).roll({ faces: [1, 2, 3, 4, 5, 6] });

// On a 6 the sheet calls for a test of the one attacked.
const face = throwFirst('k-1');
const mixed = { by: 'seed', seed: 'k-1', byHand: 1, faces: [6, face] } as const;
const recordOf = (thrown: Thrown): BattleRecord =>
  addEntry({ ...createRecord(start, 'k'), drawn: 1 }, writeAction(board, ask, thrown).entry);
const placesOf = async (record: BattleRecord): Promise<readonly string[]> =>
  (await checkRecord(skirmish, record)).map(({ place }) => place);

test('the seed throws what the row of the player’s die calls for, and nothing where it calls for nothing', () => {
  for (const seed of ['k-1', 'k-2', 'k-3', 'k-4']) expect(rollFaces(open, seed, [6])).toEqual([6, throwFirst(seed)]);
  expect(rollFaces(open, 'k-1', [6, 2])).toEqual([6, 2]);
  expect(rollFaces(open, 'k-1', [1])).toEqual([1]);
});

test('such a throw is saved, read, replayed, and agrees with its seed', async () => {
  const record = recordOf(mixed);
  const read = loadRecord(saveRecord(record));
  expect(read).toEqual(record);
  expect(recordSchema.parse(JSON.parse(saveRecord(record)))).toEqual(record);
  const [entry] = record.entries;
  expect(entry && replayRecord(read)).toEqual(entry && changeBoard(board, getChanges(entry)).document);
  expect(await placesOf(read)).toEqual([]);
});

describe('what does not agree with the seed is named', () => {
  test('another face of the program; whatever the player rolled is the player’s', async () => {
    for (const other of [1, 2, 3, 4, 5, 6])
      expect(await placesOf(recordOf({ ...mixed, faces: [6, other] }))).toEqual(
        other === face ? [] : ['entries.0.thrown.faces'],
      );
    expect(await placesOf(recordOf({ by: 'seed', seed: 'k-1', byHand: 1, faces: [1] }))).toEqual([]);
  });
  test('a die of the player’s that is said to be of the seed', async () => {
    const seed = ['k-1', 'k-2', 'k-3', 'k-4', 'k-5'].find((name) => throwFirst(name) !== 6) ?? '';
    const record = { ...recordOf({ by: 'seed', seed, faces: [6, throwFirst(seed)] }), drawn: 5 };
    expect(await placesOf(record)).toEqual(['entries.0.thrown.faces']);
  });
  test('a seed that the record never drew, or that served before', async () => {
    const record = recordOf(mixed);
    expect(await placesOf({ ...record, drawn: 0 })).toEqual(['entries.0.thrown.seed']);
    const [entry] = record.entries;
    if (entry?.entry !== 'action') throw new Error('no action');
    const idle = { ...entry, changes: [] };
    const twice = addEntry(addEntry({ ...record, entries: [], at: 0 }, idle), idle);
    expect(await placesOf(twice)).toContain('entries.1.thrown.seed');
  });
});

test('refused by its field: below none, a part of a die, more than there are, and beside dice that are all by hand', () => {
  const faultAt = (thrown: object) => {
    const data = JSON.parse(saveRecord(recordOf(mixed)));
    data.entries[0].thrown = { ...data.entries[0].thrown, ...thrown };
    const { success, error } = recordSchema.safeParse(data);
    expect(success).toBe(false);
    expect(error?.issues.map(({ path }) => path.join('.'))[0]).toMatch(/^entries\.0\.thrown/);
    return faultOf(() => readRecord(data));
  };
  for (const byHand of [-1, 0.5, 3, '1', null])
    expect(faultAt({ byHand }), String(byHand)).toMatchObject({ code: 'range', field: 'entries.0.thrown.byHand' });
  expect(faultAt({ byHand: 3 }).allowed).toEqual({ rule: 'whole-number', min: 0, max: 2 });
  expect(faultAt({ by: 'secrets', number: 1, seed: undefined }).field).toMatch(/^entries\.0\.thrown\./);
  const { seed: _, ...hand } = { ...mixed, by: 'hand' };
  const data = JSON.parse(saveRecord(recordOf(mixed)));
  data.entries[0].thrown = hand;
  expect(faultOf(() => readRecord(data))).toMatchObject({
    code: 'unknown-field',
    field: 'entries.0.thrown.byHand',
  });
});

test('the log says which dice the player rolled, and which the program', () => {
  const tellDice = (thrown: Thrown, language: 'en' | 'fr'): string =>
    formatRecord(tellRecord(skirmish, recordOf(thrown)), language)
      .split('\n')[2]
      ?.trim() ?? '';
  expect(tellDice(mixed, 'en')).toBe(`Dice: 6 entered by hand, then ${face} thrown by the program`);
  expect(tellDice(mixed, 'fr')).toBe(`Dés\u202f: 6 à la main, puis ${face} par le programme`);
  const all = { ...mixed, byHand: 2 };
  expect(tellDice(all, 'en')).toBe(`Dice: 6, ${face}, entered by hand`);
  expect(tellDice(all, 'fr')).toBe(`Dés\u202f: 6, ${face}, entrés à la main`);
  expect(tellDice({ ...mixed, byHand: 0 }, 'en')).toBe(`Dice: 6, ${face}, thrown by the program`);
});

test('how many of the dice a player rolled', () => {
  const faces = [6, 2];
  expect(countByHand({ by: 'hand', faces })).toBe(2);
  expect(countByHand({ by: 'seed', seed: 's', faces })).toBe(0);
  expect(countByHand({ by: 'seed', seed: 's', faces, byHand: 1 })).toBe(1);
  expect(countByHand({ by: 'secrets', number: 1, faces })).toBe(0);
});
