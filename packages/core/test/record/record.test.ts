import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  applyChanges,
  applyMarch,
  changeBoard,
  findMarches,
  getCounter,
  loadBattlefield,
  openBoard,
} from '../../src/battle/index.ts';
import {
  addEntry,
  type BattleRecord,
  createRecord,
  drawSeed,
  getChanges,
  loadRecord,
  openThrow,
  readRecord,
  replayRecord,
  rollFaces,
  saveRecord,
  setPosition,
  writeAction,
} from '../../src/record/index.ts';
import { field, foot, horse } from '../battle/skirmish.ts';
import { faultOf } from '../fault.ts';
import { skirmish } from '../fixture/skirmish.ts';

const start = field([
  foot('a', '0505'),
  foot('b', '0505', 'blue', { strength: 2 }),
  horse('h', '0606'),
  foot('d', '0504', 'red', { ratings: { rating: 2, move: 3 } }),
]);
const ask = { action: 'fight', side: 'blue', parts: [{ counter: 'a', as: 'plain' }], targets: ['0504'] };

/** A battle with an entry of every kind, and the boards as they stood while it was played. */
const play = () => {
  let board = openBoard(skirmish, start);
  let record = createRecord(start, 'seed');
  const documents = [board.document];
  const add = (entry: Parameters<typeof addEntry>[1]): void => {
    record = addEntry(record, entry);
    board = changeBoard(board, getChanges(entry));
    documents.push(board.document);
  };
  add({ entry: 'note', text: 'They are coming.' });
  const arrival = [...findMarches(board, getCounter(board, 'h')).arrivals.values()].at(-1);
  if (!arrival) throw new Error('no way');
  add({
    entry: 'march',
    counter: 'h',
    to: '0607',
    cost: 1,
    changes: applyMarch(board, getCounter(board, 'h'), arrival),
  });
  const drawn = drawSeed(record);
  record = drawn.record;
  const open = openThrow(board, ask);
  if (!open) throw new Error('barred');
  const faces = rollFaces(open, drawn.seed);
  add(writeAction(board, ask, { by: 'seed', seed: drawn.seed, faces }).entry);
  add({
    entry: 'hand',
    changes: [
      { change: 'unit', unit: { ...getCounter(board, 'a').unit, id: 'new', hex: '0504', side: 'red' } },
      { change: 'unit', unit: { ...getCounter(board, 'a').unit, strength: 1 } },
      { change: 'unit', unit: { ...getCounter(board, 'b').unit, hex: '0101' } },
      { change: 'face', counter: 'a', facing: { vertex: 3 } },
      { change: 'eliminate', counter: 'd' },
    ],
  });
  add({
    entry: 'hand',
    changes: [
      {
        change: 'ground',
        hexes: [{ hex: '0303', terrains: ['wood'], level: 0 }],
        hexsides: [{ hexside: '0304/0303', features: ['ford'] }],
        unpainted: ['0102'],
      },
    ],
  });
  add({ entry: 'hand', changes: [{ change: 'turn', number: 2, phase: 'fight', active: 'red' }] });
  return { record, documents, board };
};

describe('a battle is replayed', () => {
  test('to what it was while it was played, at every entry', () => {
    const { record, documents } = play();
    expect(documents.map((_, i) => replayRecord(record, i))).toEqual(documents);
    expect(replayRecord(record)).toEqual(documents.at(-1));
  });
  test('ground that was painted is ground for marches', () => {
    const { board } = play();
    const painted = board.ground.hexes.filter(({ terrains }) => terrains[0] === 'wood');
    expect(painted).toHaveLength(1);
    expect(board.document.hexsides).toEqual([{ hexside: '0303/0304', features: ['ford'] }]);
  });
  test('undone, redone, and gone on from there', () => {
    const { record, documents } = play();
    const back = setPosition(record, 2);
    expect(replayRecord(back)).toEqual(documents[2]);
    expect(replayRecord(setPosition(back, 6))).toEqual(documents[6]);
    const other = addEntry(back, { entry: 'note', text: 'Otherwise.' });
    expect(other.entries).toHaveLength(3);
    expect(other.at).toBe(3);
    expect(faultOf(() => setPosition(record, 7))).toMatchObject({ field: 'at', allowed: { min: 0, max: 6 } });
    expect(faultOf(() => replayRecord(record, -1))).toMatchObject({ field: 'at' });
  });
  test('a throw that was undone is never drawn again', () => {
    const { record } = play();
    const [first, second] = [drawSeed(record), drawSeed(setPosition(record, 0))];
    expect(first.seed).toBe('seed-2');
    expect(second.seed).toBe('seed-2');
    expect(drawSeed(second.record).seed).toBe('seed-3');
  });
});

/** The record with another value at a dotted path, read. */
const spoil = (path: string, value: unknown) => {
  const data: unknown = JSON.parse(saveRecord(play().record));
  const names = path.split('.');
  const last = names.pop() ?? '';
  const at = names.reduce((inside, name) => Reflect.get(Object(inside), name), data);
  Reflect.set(Object(at), last, value);
  return faultOf(() => readRecord(data));
};

describe('a record is read', () => {
  test('and saved, and is the same', () => {
    const { record } = play();
    const text = saveRecord(record);
    const read: BattleRecord = loadRecord(text);
    expect(saveRecord(read)).toBe(text);
    expect(replayRecord(read)).toEqual(replayRecord(record));
  });
  test('what is wrong is named by its place', () => {
    expect(spoil('entries.2.ask.parts.0', 7)).toMatchObject({ field: 'entries.2.ask.parts.0' });
    expect(spoil('entries.2.thrown.by', 'luck')).toMatchObject({ field: 'entries.2.thrown.by' });
    expect(spoil('entries.0.entry', 'poem')).toMatchObject({ field: 'entries.0.entry' });
    expect(spoil('entries.3.changes.4.counter', 'x')).toMatchObject({
      field: 'entries.3.changes.4.counter',
    });
    expect(spoil('entries.1.changes.0.hex', '9999')).toMatchObject({
      field: 'entries.1.changes.0.hex',
    });
    expect(spoil('start.units.0.arm', 7)).toMatchObject({ field: 'start.units.0.arm' });
    expect(spoil('at', 9)).toMatchObject({ field: 'at' });
    expect(spoil('version', 2)).toMatchObject({ field: 'version', allowed: [1] });
  });
});

describe('records of every version open for ever', () => {
  const folder = new URL('old/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.json') && !name.endsWith('.end.json'));
  test.each(files)('%s comes to the document that it came to when it was written', (name) => {
    const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8');
    const record = loadRecord(read(name));
    expect(replayRecord(record)).toEqual(loadBattlefield(read(name.replace('.json', '.end.json'))));
  });
  test('there is one of each version', () => {
    expect(files).toContain('version-1.json');
    expect(files).toContain('version-1-mail.json');
    expect(files).toContain('version-1-by-hand.json');
  });
});

test('500 actions replay in 300 ms to what they came to when they were played', () => {
  const hexes = Array.from({ length: 2400 }, (_, i) => ({
    hex: `${String((i % 60) + 1).padStart(2, '0')}${String(Math.floor(i / 60) + 1).padStart(2, '0')}`,
    terrains: ['wood'],
  }));
  const units = Array.from({ length: 120 }, (_, i) => foot(`u${i}`, hexes[i * 20]?.hex, i < 60 ? 'blue' : 'red'));
  const grid = { columns: 60, rows: 40, orientation: 'flat', shifted: 'even' } as const;
  let document = field(units, { grid, hexes });
  let record = createRecord(document);
  for (let i = 0; i < 500; i++) {
    const counter = `u${i % 120}`;
    const changes = [
      { change: 'state', counter, add: ['shaken'], remove: [] },
      { change: 'mark', counter, add: ['moved'], remove: [] },
      { change: 'move', counter, hex: hexes[(i * 37) % 2400]?.hex },
    ] as const;
    const outcome = { row: 'shaken', fates: { [counter]: 'shaken' } };
    record = addEntry(record, {
      entry: 'action',
      ask,
      outcome,
      thrown: { by: 'hand', faces: [6] },
      headline: '0',
      changes,
    });
    document = applyChanges(document, changes);
  }
  const times = Array.from({ length: 3 }, () => {
    const before = performance.now();
    expect(replayRecord(record)).toEqual(document);
    return performance.now() - before;
  });
  expect(Math.min(...times)).toBeLessThan(300);
});
