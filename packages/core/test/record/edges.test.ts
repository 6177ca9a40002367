import { describe, expect, test } from 'vitest';
import { changeBoard, readBattlefield, tellChanges } from '../../src/battle/index.ts';
import { addEntry, createRecord, readRecord, replayRecord, writeAction } from '../../src/record/index.ts';
import { tellEntry } from '../../src/record/tell.ts';
import { field, foot, open } from '../battle/skirmish.ts';
import { faultOf } from '../fault.ts';

const units = [foot('a', '0505', 'blue', { steps: 2, formation: 'Garde' }), foot('d', '0504', 'red')];
const board = open(units, { sides: [{ side: 'blue', name: 'Bleus', state: [] }] });
const ask = { action: 'fight', side: 'blue', parts: [{ counter: 'a', as: 'plain' }], targets: ['0504'] };

describe('an action is written', () => {
  test('once all its dice are thrown, and where the sheet allows it', () => {
    expect(faultOf(() => writeAction(board, ask, { by: 'hand', faces: [] }))).toMatchObject({
      field: 'thrown.faces.0',
      allowed: [1, 2, 3, 4, 5, 6],
    });
    expect(faultOf(() => writeAction(board, { ...ask, targets: ['0909'] }, { by: 'hand', faces: [1] }))).toMatchObject({
      field: 'ask',
      allowed: { rule: 'legal-action' },
    });
    // Two hexes have no price; nobody fights in a lake.
    for (const other of [{ ...ask, targets: ['0504', '0503'] }, ask]) {
      const lake = changeBoard(board, [
        { change: 'ground', hexes: [{ hex: '0504', terrains: ['lake'], level: 0 }], hexsides: [], unpainted: [] },
      ]);
      expect(faultOf(() => writeAction(lake, other, { by: 'hand', faces: [1] }))).toMatchObject({ field: 'ask' });
    }
  });
  test('and told by what the record says where an action, its words or its dice are unknown', () => {
    const { entry } = writeAction(board, ask, { by: 'hand', faces: [1] });
    const titleOf = (other: Partial<typeof entry>) => {
      const { title, lines } = tellEntry(board, { ...entry, ...other });
      return [title.en, ...lines.map(({ en }) => en)];
    };
    expect(titleOf({ ask: { ...ask, action: 'storm' } })).toEqual(['storm: a, 0504', 'Dice: 1, entered by hand']);
    expect(titleOf({ ask: { ...ask, parts: [{ counter: 'x', as: 'plain' }] } })).toEqual([
      'Fight: x, 0504',
      'Dice: 1, entered by hand',
    ]);
    expect(titleOf({ thrown: { by: 'hand', faces: [9] } })).toEqual([
      'Fight: a, 0504',
      '0 · 0%',
      'Dice: 9, entered by hand',
      'd: stands',
    ]);
    expect(titleOf({ thrown: { by: 'hand', faces: [] }, outcome: { row: '', fates: { d: 'shaken' } } })).toEqual([
      'Fight: a, 0504',
      '0 · 0%',
      'd: shaken',
    ]);
  });
});

describe('changes by hand', () => {
  const ground = { change: 'ground', hexes: [], hexsides: [], unpainted: [] } as const;
  test('ground: painted over, wiped, and refused where it stands twice or off the map', () => {
    const start = field([], {
      hexes: [{ hex: '0101', terrains: ['wood'] }],
      hexsides: [
        { hexside: '0101/0102', features: ['ford'] },
        { hexside: '0102/0103', features: ['ford'] },
      ],
    });
    const record = addEntry(createRecord(start), {
      entry: 'hand',
      changes: [
        {
          ...ground,
          hexes: [
            { hex: '0303', terrains: [], level: 1 },
            { hex: '0102', terrains: [], level: 0 },
          ],
          unpainted: ['0101'],
        },
        {
          ...ground,
          hexsides: [
            { hexside: '0102/0101', features: [] },
            { hexside: '0103/0102', features: [], road: 'path' },
          ],
        },
      ],
    });
    const { hexes, hexsides } = replayRecord(record);
    expect(hexes).toEqual([
      { hex: '0102', terrains: [], level: 0 },
      { hex: '0303', terrains: [], level: 1 },
    ]);
    expect(hexsides).toEqual([{ hexside: '0102/0103', features: [], road: 'path' }]);
    const faultAt = (change: object) =>
      faultOf(() => readRecord({ ...record, entries: [{ entry: 'hand', changes: [change] }], at: 1 })).field;
    expect(faultAt({ ...ground, unpainted: ['9999'] })).toBe('entries.0.changes.0.unpainted.0');
    expect(faultAt({ ...ground, hexes: [{ hex: '9999' }] })).toBe('entries.0.changes.0.hexes.0.hex');
    expect(faultAt({ ...ground, hexes: [{ hex: '0101', terrains: ['wood', 'wood'] }] })).toBe(
      'entries.0.changes.0.hexes.0.terrains.1',
    );
    expect(faultAt({ ...ground, hexsides: [{ hexside: '0101/0102', features: ['ford', 'ford'] }] })).toBe(
      'entries.0.changes.0.hexsides.0.features.1',
    );
    expect(faultAt({ change: 'unit', unit: { id: 'a', side: 'blue', arm: 'foot', hex: '9999' } })).toBe(
      'entries.0.changes.0.unit.hex',
    );
  });
  test('the table: other readings from here on, on the board and in the document', () => {
    const other = changeBoard(board, [
      { change: 'table', readings: { zoc: 'horse' } },
      { change: 'table', edition: '1999', readings: { sight: 'woods' } },
      { change: 'eliminate', counter: 'd' },
    ]);
    expect([other.edition, other.reading('zoc'), other.reading('sight')]).toEqual(['1999', 'horse', 'woods']);
    expect(other.document).toMatchObject({ edition: '1999', readings: { zoc: 'horse', sight: 'woods' } });
    expect(readBattlefield(other.document)).toEqual(other.document);
    const later = changeBoard(other, [{ change: 'table', readings: { zoc: 'foot' } }]);
    expect([later.edition, later.reading('zoc'), later.reading('sight')]).toEqual(['1999', 'foot', 'woods']);
  });
  test('told, a line for each counter, formation and side', () => {
    const shaken = changeBoard(board, [
      { change: 'state', counter: 'd', add: ['shaken'], remove: [] },
      { change: 'formation', formation: 'Garde', side: 'blue', add: ['weary'], remove: [] },
    ]);
    const told = tellChanges(shaken, [
      { change: 'state', counter: 'a', add: ['shaken'], remove: ['gone'] },
      { change: 'mark', counter: 'a', add: ['moved'], remove: [] },
      { change: 'move', counter: 'a' },
      { change: 'move', counter: 'a', hex: '0101' },
      { change: 'face', counter: 'a', facing: { side: 1 } },
      { change: 'steps', counter: 'a', left: 1 },
      { change: 'strength', counter: 'a', left: 2 },
      { change: 'state', counter: 'd', add: [], remove: ['shaken', 'other'] },
      { change: 'state', counter: 'x', add: ['odd'], remove: [] },
      { change: 'mark', counter: 'y', add: ['odd'], remove: [] },
      { change: 'formation', formation: 'Garde', side: 'blue', add: [], remove: ['weary'] },
      { change: 'formation', formation: 'Autre', side: 'red', add: ['weary'], remove: [] },
      { change: 'side', side: 'blue', add: ['beaten'], remove: [] },
      { change: 'side', side: 'red', add: ['beaten'], remove: [] },
      { change: 'turn', number: 1 },
    ]);
    expect(told.map(({ name, text }) => `${name.en}: ${text.en}`)).toEqual([
      'a: shaken, moved, off the map, to 0101, turns, steps left: 1, Strength 2',
      'd: no longer: shaken',
      'x: odd',
      'y: odd',
      'Garde: no longer: weary',
      'Autre: weary',
      'Bleus: beaten',
      'red: beaten',
    ]);
    expect(told.map(({ counter }) => counter)).toEqual(['a', 'd', 'x', 'y', ...Array(4).fill(undefined)]);
  });
});

describe('a record is read', () => {
  const record = createRecord(field(units));
  const faultAt = (other: object) => faultOf(() => readRecord({ ...record, ...other }));
  test('with letters and answers that are such', () => {
    const join = { letter: 'join', from: 'blue', at: 0, hash: '0'.repeat(64), seal: '0'.repeat(64) };
    const mail = (letter: object) => ({ mail: { letters: [letter] } });
    expect(readRecord({ ...record, ...mail(join) }).mail?.letters).toEqual([join]);
    expect(faultAt(mail({ ...join, seal: 'x' }))).toMatchObject({ code: 'hash', field: 'mail.letters.0.seal' });
    expect(faultAt(mail({ ...join, hash: undefined }))).toMatchObject({
      code: 'missing',
      field: 'mail.letters.0.hash',
    });
    expect(faultAt(mail({ ...join, at: 1 }))).toMatchObject({ field: 'mail.letters.0.at' });
    const { hash: _, ...pass } = { ...join, letter: 'pass' };
    expect(faultAt(mail(pass))).toMatchObject({ field: 'mail.letters.0.letter' });
    const answers = JSON.parse('{"__proto__":"x"}');
    const { entry } = writeAction(board, ask, { by: 'hand', faces: [1] });
    expect(faultAt({ entries: [{ ...entry, ask: { ...ask, answers } }], at: 1 })).toMatchObject({
      field: 'entries.0.ask.answers.__proto__',
    });
  });
  test('of which the start is a battlefield, and every hex on its map', () => {
    expect(faultAt({ start: 7 })).toMatchObject({ field: 'start' });
    const off = readRecord({
      ...record,
      entries: [{ entry: 'hand', changes: [{ change: 'move', counter: 'a' }] }],
      at: 1,
    });
    expect(replayRecord(off).units[0]?.hex).toBeUndefined();
    const march = { entry: 'march', counter: 'a', to: '9999', changes: [] };
    expect(faultAt({ entries: [march], at: 0 })).toMatchObject({ field: 'entries.0.to' });
    const many = Array.from({ length: 101 }, (_, i) => `word-${i}`);
    const [some, others] = [many.slice(0, 60), many.slice(60)];
    const state = (add: readonly string[]) => ({ change: 'state', counter: 'a', add, remove: [] });
    expect(faultAt({ entries: [{ entry: 'hand', changes: [state(some), state(others)] }], at: 0 })).toMatchObject({
      field: 'end.units.0.state',
    });
  });
});
