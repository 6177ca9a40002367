import { expect, test } from 'vitest';
import { openBoard } from '../../src/battle/index.ts';
import { addEntry, createRecord, formatRecord, tellRecord, writeAction } from '../../src/record/index.ts';
import { tellEntry } from '../../src/record/tell.ts';
import { field, foot } from '../battle/skirmish.ts';
import { skirmish } from '../fixture/skirmish.ts';

const start = field(
  [
    foot('a', '0505', 'blue', { name: 'Alpha' }),
    foot('d', '0504', 'red', { name: 'Delta', ratings: { rating: 2 } }),
    foot('s', '0101', 'blue', { name: 'Sigma', state: ['shaken'] }),
  ],
  { sides: [{ side: 'blue', name: 'Bleus', state: [] }] },
);
const board = openBoard(skirmish, start);
const ask = { action: 'fight', side: 'blue', parts: [{ counter: 'a', as: 'plain' }], targets: ['0504'] };
const rally = { action: 'rally', side: 'blue', parts: [{ counter: 's', as: 'tries' }], targets: ['0101'] };

const linesOf = (entry: Parameters<typeof tellEntry>[1]) => {
  const { title, lines } = tellEntry(board, entry);
  return { en: [title, ...lines].map(({ en }) => en), fr: [title, ...lines].map(({ fr }) => fr) };
};

test('an action: who, where, the odds, the dice, what came of it', () => {
  const { entry } = writeAction(board, ask, { by: 'hand', faces: [6, 5] });
  const changes = [{ change: 'state', counter: 'd', add: ['shaken'], remove: [] }] as const;
  expect(linesOf({ ...entry, changes })).toEqual({
    en: [
      'Fight: Alpha, 0504',
      '0 · 0%',
      'Dice: 6, 5, entered by hand',
      '6: on the table: shaken; Delta rolls 5 against 2: ',
      'Delta: shaken',
    ],
    fr: [
      'Combat\u202f: Alpha, 0504',
      '0 · 0\u202f%',
      'Dés\u202f: 6, 5, entrés à la main',
      '6\u202f: sur la table\u202f: shaken\u202f; Delta obtient 5 contre 2\u202f: ',
      'Delta\u202f: ébranlé',
    ],
  });
});

test('an action without a table: what was said of each counter', () => {
  const { entry } = writeAction(board, rally, { by: 'hand', faces: [] }, { fates: { s: 'rallied' } });
  expect(linesOf(entry)).toEqual({
    en: ['Rally: Sigma, 0101', '+3', 'Sigma: rallied'],
    fr: ['Ralliement\u202f: Sigma, 0101', '+3', 'Sigma\u202f: rallié'],
  });
});

test('an action that the sheet bars now, of counters and words that are gone: what the record says of it', () => {
  const { entry } = writeAction(board, ask, { by: 'seed', seed: 's', faces: [1] });
  expect(linesOf({ ...entry, ask: { ...ask, targets: ['0909'] } }).en).toEqual([
    'Fight: Alpha, 0909',
    'Dice: 1, thrown by the program',
  ]);
  const gone = { ...rally, parts: [{ counter: 's', as: 'tries' }] };
  const said = writeAction(board, gone, { by: 'hand', faces: [] }, { fates: { s: 'lost' } }).entry;
  expect(linesOf(said).en).toEqual(['Rally: Sigma, 0101', '+3', 'Sigma: lost']);
});

test('a march, with its cost and without; a note without what commands a terminal', () => {
  const changes = [{ change: 'move', counter: 'a', hex: '0606' }] as const;
  expect(linesOf({ entry: 'march', counter: 'a', to: '0606', cost: 1.5, changes })).toEqual({
    en: ['March: Alpha, 0505 → 0606', 'Cost: 1½', 'Alpha: to 0606'],
    fr: ['Marche\u202f: Alpha, 0505 → 0606', 'Coût\u202f: 1½', 'Alpha\u202f: en 0606'],
  });
  expect(linesOf({ entry: 'march', counter: 'gone', to: '0606', changes: [] }).en).toEqual(['March: gone, – → 0606']);
  expect(linesOf({ entry: 'note', text: 'Il pleut\u001b[31m' }).en).toEqual(['Note', 'Il pleut [31m']);
});

test('what a hand changed: turn, table, ground, counters', () => {
  const { unit } = board.byId.get('a') ?? {};
  if (!unit) throw new Error('a');
  expect(
    linesOf({
      entry: 'hand',
      changes: [
        { change: 'turn', number: 2, phase: 'fight', active: 'blue' },
        { change: 'turn', phase: 'pursuit', active: 'white' },
        { change: 'turn' },
        { change: 'table', edition: '1999', readings: { zoc: 'horse', weather: 'fair' } },
        { change: 'table', readings: {} },
        {
          change: 'ground',
          hexes: [{ hex: '0101', terrains: ['wood'], level: 0 }],
          hexsides: [{ hexside: '0101/0102', features: ['ford'] }],
          unpainted: ['0202', '0203'],
        },
        { change: 'ground', hexes: [], hexsides: [], unpainted: [] },
        { change: 'unit', unit },
        { change: 'unit', unit: { ...unit, id: 'new', name: undefined, hex: undefined } },
        { change: 'eliminate', counter: 'd' },
      ],
    }),
  ).toEqual({
    en: [
      'By hand',
      'Turn: 2, fight, Bleus to move',
      'Turn: pursuit, white to move',
      'Table: printing 1999, Who has a zone?: horse, weather: fair',
      'Ground: hexes painted: 1, hexsides painted: 1, hexes wiped: 2',
      'Alpha: changed, in 0505',
      'new: set down, off the map',
      'Delta: eliminated',
    ],
    fr: [
      'À la main',
      'Tour\u202f: 2, combat, à Bleus de jouer',
      'Tour\u202f: pursuit, à white de jouer',
      'Table\u202f: édition 1999, Qui a une zone\u202f?\u202f: à cheval, weather\u202f: fair',
      'Terrain\u202f: hex peints\u202f: 1, côtés peints\u202f: 1, hex effacés\u202f: 2',
      'Alpha\u202f: modifié, en 0505',
      'new\u202f: posé, hors de la carte',
      'Delta\u202f: éliminé',
    ],
  });
});

test('a record as text: each entry with its number, in order, those undone as well', () => {
  let record = createRecord(start, 'x');
  record = addEntry(record, { entry: 'hand', changes: [{ change: 'eliminate', counter: 'd' }] });
  record = addEntry(record, { entry: 'note', text: 'Delta is gone.' });
  record = { ...record, at: 1 };
  expect(formatRecord(tellRecord(skirmish, record), 'en')).toBe(
    '1. By hand\n   Delta: eliminated\n2. Note\n   Delta is gone.\n',
  );
});

test('without the first entries those that follow are told as they are in the whole', () => {
  let record = createRecord(start, 'x');
  record = addEntry(record, { entry: 'hand', changes: [{ change: 'move', counter: 'd', hex: '0606' }] });
  record = addEntry(record, { entry: 'hand', changes: [{ change: 'move', counter: 'd', hex: '0607' }] });
  record = addEntry(record, { entry: 'note', text: 'Delta stands.' });
  for (const from of [0, 1, 2, 3])
    expect(tellRecord(skirmish, record, {}, from)).toEqual(tellRecord(skirmish, record).slice(from));
});
