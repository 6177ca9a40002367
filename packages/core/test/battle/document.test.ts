import {
  createBoard,
  createGrid,
  formatHex,
  GRID_WORDS,
  getFeatures,
  getNeighbours,
  getUnits,
  parseHex,
} from '@coup-doeil/hex';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Battlefield,
  type BattlefieldInput,
  createBattleGrid,
  loadBattlefield,
  nameSide,
  readBattlefield,
  saveBattlefield,
} from '../../src/battle/index.ts';
import { isInputError } from '../../src/error.ts';
import { same } from '../../src/text/index.ts';
import { faultOf } from '../fault.ts';
import { says } from '../says.ts';
import { RUNS, takeTime } from './fuzz.ts';

takeTime();

const battle: BattlefieldInput = {
  format: 'coup-doeil/battlefield',
  version: 2,
  game: 'some-game',
  title: { en: 'The ford', fr: 'Le gué' },
  grid: { columns: 20, rows: 12, orientation: 'flat', shifted: 'even' },
  hexes: [
    { hex: '1204', terrains: ['woods', 'marsh'], level: 2, road: 'trail' },
    { hex: '0101', level: -1 },
  ],
  hexsides: [
    { hexside: '1305/1204', features: ['stream', 'bridge'], road: 'road' },
    { hexside: '0101/0', features: ['sea'] },
  ],
  units: [
    {
      id: 'guard',
      side: 'french',
      arm: 'infantry',
      name: 'Vieille Garde',
      formation: 'Garde',
      strength: 3,
      ratings: { morale: 7, cohesion: 6.5 },
      back: { strength: 2, ratings: { morale: 5, cohesion: 5 } },
      steps: 2,
      state: ['disordered'],
      marks: ['moved'],
      traits: ['heavy'],
      hex: '1204',
      facing: { side: 5 },
    },
    { id: 'battery', side: 'allied', arm: 'artillery', hex: '1204', facing: { vertex: 0 } },
    { id: 'reserve', side: 'allied', arm: 'cavalry' },
  ],
  formations: [{ formation: 'Garde', side: 'french', state: ['demoralised'] }],
  sides: [
    { side: 'allied', name: 'Alliés', state: ['steady'] },
    { side: 'french', name: { en: 'French', fr: 'Français' }, state: [] },
  ],
  turn: { number: 3, phase: 'combat', active: 'french' },
  edition: '2016',
  readings: { zoc: 'all', facing: 'vertex' },
};

const SAVED = `{
  "format": "coup-doeil/battlefield",
  "version": 2,
  "game": "some-game",
  "title": {"en":"The ford","fr":"Le gué"},
  "edition": "2016",
  "readings": {"facing":"vertex","zoc":"all"},
  "grid": {"columns":20,"rows":12,"orientation":"flat","shifted":"even","order":"column-row","firstColumn":1,"firstRow":1,"digits":2},
  "turn": {"number":3,"phase":"combat","active":"french"},
  "hexes": [
    {"hex":"0101","level":-1},
    {"hex":"1204","terrains":["woods","marsh"],"level":2,"road":"trail"}
  ],
  "hexsides": [
    {"hexside":"0101/0","features":["sea"]},
    {"hexside":"1204/1305","features":["stream","bridge"],"road":"road"}
  ],
  "units": [
    {"id":"guard","side":"french","arm":"infantry","name":"Vieille Garde","formation":"Garde","strength":3,"ratings":{"cohesion":6.5,"morale":7},"back":{"strength":2,"ratings":{"cohesion":5,"morale":5}},"steps":2,"state":["disordered"],"marks":["moved"],"traits":["heavy"],"hex":"1204","facing":{"side":5}},
    {"id":"battery","side":"allied","arm":"artillery","hex":"1204","facing":{"vertex":0}},
    {"id":"reserve","side":"allied","arm":"cavalry"}
  ],
  "formations": [
    {"formation":"Garde","side":"french","state":["demoralised"]}
  ],
  "sides": [
    {"side":"allied","name":"Alliés","state":["steady"]},
    {"side":"french","name":{"en":"French","fr":"Français"}}
  ]
}
`;

describe('a battlefield document', () => {
  it('names a side in every language the same, or in each by its own name; an unnamed one goes by its id', () => {
    const { sides } = readBattlefield(battle);
    expect(nameSide({ sides }, 'allied')).toMatchObject(same('Alliés'));
    expect(nameSide({ sides }, 'french')).toEqual(says('French', 'Français'));
    expect(nameSide({ sides }, 'third')).toMatchObject(same('third'));
  });

  it('is saved in one fixed form, an entry a line', () => {
    expect(saveBattlefield(battle)).toBe(SAVED);
    expect(saveBattlefield(loadBattlefield(SAVED))).toBe(SAVED);
  });

  it('may be all but empty', () => {
    const { format, version, grid } = battle;
    const text = saveBattlefield({ format, version, grid });
    expect(text.split('\n').slice(-5)).toEqual(['  "hexes": [],', '  "hexsides": [],', '  "units": []', '}', '']);
    expect(loadBattlefield(text)).toMatchObject({ hexes: [], hexsides: [], units: [] });
  });

  it('sets up a board', () => {
    const read = loadBattlefield(SAVED);
    const grid = createBattleGrid(read);
    const board = createBoard(grid, read, {
      terrains: ['woods', 'marsh'],
      features: ['stream', 'bridge', 'sea'],
      roads: ['road', 'trail'],
    });
    expect(getFeatures(board, parseHex(grid, '1305'), 5)).toEqual(['stream', 'bridge']);
    expect(getUnits(board, parseHex(grid, '1204')).map(({ id }) => id)).toEqual(['guard', 'battery']);
  });

  it('goes to text and back, byte for byte, whatever is in it', () => {
    const word = fc.stringMatching(/^[a-z][a-z0-9]{0,5}(-[a-z0-9]{1,3})?$/);
    const shape = fc.record({
      columns: fc.integer({ min: 1, max: 12 }),
      rows: fc.integer({ min: 1, max: 12 }),
      orientation: fc.constantFrom(...GRID_WORDS.orientation),
      shifted: fc.constantFrom(...GRID_WORDS.shifted),
      order: fc.constantFrom(...GRID_WORDS.order),
      firstColumn: fc.nat(80),
      firstRow: fc.nat(80),
      digits: fc.constantFrom(2 as const, 3 as const),
    });
    const contents = shape.chain((grid) => {
      const made = createGrid(grid);
      const hex = fc.nat(made.size - 1).map((at) => formatHex(made, at));
      const side = fc.tuple(fc.nat(made.size - 1), fc.nat(5)).map(([at, across]) => {
        const other = getNeighbours(made, at)[across] ?? -1;
        return `${formatHex(made, at)}/${other < 0 ? across : formatHex(made, other)}`;
      });
      const places = { selector: (entry: { hex: string }) => entry.hex, maxLength: 10 };
      const crossings = {
        selector: (entry: { hexside: string }) => entry.hexside.split('/').toSorted().join('/'),
        maxLength: 10,
      };
      return fc.record({
        format: fc.constant('coup-doeil/battlefield' as const),
        version: fc.constant(2 as const),
        grid: fc.constant(grid),
        hexes: fc.uniqueArray(
          fc.record({ hex, terrains: fc.uniqueArray(word, { maxLength: 3 }), level: fc.integer({ min: -9, max: 9 }) }),
          places,
        ),
        hexsides: fc.uniqueArray(
          fc.record({ hexside: side, features: fc.uniqueArray(word, { maxLength: 3 }) }),
          crossings,
        ),
        units: fc.uniqueArray(
          fc.record({
            id: word,
            side: word,
            arm: word,
            strength: fc.nat(20),
            ratings: fc.dictionary(word, fc.integer({ min: -9, max: 9 })),
            hex,
            facing: fc.nat(5).map((toward) => ({ vertex: toward })),
          }),
          { selector: (unit) => unit.id, maxLength: 6 },
        ),
      });
    });
    fc.assert(
      fc.property(contents, (given) => {
        const text = saveBattlefield(given);
        const read = loadBattlefield(text);
        expect(saveBattlefield(read)).toBe(text);
        expect(read.units).toMatchObject(given.units);
        expect(new Set(read.hexes.map((entry) => JSON.stringify(entry)))).toEqual(
          new Set(given.hexes.map((entry) => JSON.stringify(entry))),
        );
        expect(read.hexsides).toHaveLength(given.hexsides.length);
      }),
      { numRuns: Math.ceil(RUNS / 3) },
    );
  });
});

it('opens a document of the first version, and saves it as one of today', () => {
  const { format, grid } = battle;
  const units = [
    { id: 'guard', side: 'french', arm: 'infantry' },
    // It wrote 0 where no strength was given.
    { id: 'leader', side: 'french', arm: 'general', strength: 0 },
    { id: 'line', side: 'french', arm: 'infantry', strength: 4 },
  ];
  const first = { format, version: 1, grid, units };
  const [guard, leader, line] = readBattlefield(first).units;
  expect(leader).not.toHaveProperty('strength');
  expect(line).toMatchObject({ strength: 4 });
  expect(guard).toMatchObject({ state: [], marks: [] });
  expect(guard).not.toHaveProperty('strength');
  expect(JSON.parse(saveBattlefield(readBattlefield(first)))).toMatchObject({ version: 2 });
});

it('reads the format under its former name, and saves it under the new one', () => {
  const former = SAVED.replace('coup-doeil/battlefield', 'aide-de-camp/battlefield');
  expect(former).not.toBe(SAVED);
  expect(saveBattlefield(loadBattlefield(former))).toBe(SAVED);
  const { grid, version } = battle;
  expect(readBattlefield({ format: 'aide-de-camp/battlefield', grid, version }).format).toBe('coup-doeil/battlefield');
});

describe('damage', () => {
  const damaged = (change: (copy: Battlefield) => void): unknown => {
    const copy = structuredClone(readBattlefield(battle));
    change(copy);
    return copy;
  };
  const list = (value: unknown) => value as Record<string, unknown>[];

  it.each<[string, string, (copy: Battlefield) => unknown]>([
    ['format', 'choice', (copy) => Object.assign(copy, { format: 'other' })],
    ['version', 'choice', (copy) => Object.assign(copy, { version: 3 })],
    ['grid', 'missing', (copy) => Reflect.deleteProperty(copy, 'grid')],
    ['grid.columns', 'range', (copy) => Object.assign(copy.grid, { columns: '20' })],
    ['grid.columns', 'range', (copy) => Object.assign(copy.grid, { columns: 1e6 })],
    ['grid.rows', 'range', (copy) => Object.assign(copy.grid, { rows: 1.5 })],
    ['grid.orientation', 'choice', (copy) => Object.assign(copy.grid, { orientation: 'round' })],
    ['weather', 'unknown-field', (copy) => Object.assign(copy, { weather: 'rain' })],
    ['Symbol(weather)', 'unknown-field', (copy) => Object.assign(copy, { [Symbol('weather')]: 'rain' })],
    ['units.0.ratings', 'record', (copy) => Object.assign(copy.units[0]?.ratings ?? {}, { [Symbol('morale')]: 3 })],
    ['units', 'list', (copy) => Object.assign(copy.units, { lead: 1 })],
    ['units', 'list', (copy) => Object.assign(copy, { units: new (class Units extends Array {})() })],
    ['title.fr', 'missing', (copy) => Object.assign(copy, { title: { en: 'The ford' } })],
    ['hexes', 'list', (copy) => Object.assign(copy, { hexes: {} })],
    ['hexes.1.hex', 'missing', (copy) => Reflect.deleteProperty(list(copy.hexes)[1] ?? {}, 'hex')],
    ['hexes.1.hex', 'unknown-hex', (copy) => Object.assign(copy.hexes[1] ?? {}, { hex: '1299' })],
    ['hexes.1.hex', 'duplicate', (copy) => Object.assign(copy.hexes[1] ?? {}, { hex: '0101' })],
    ['hexes.1.terrains.0', 'word', (copy) => Object.assign(copy.hexes[1] ?? {}, { terrains: ['__proto__'] })],
    ['hexes.0.level', 'range', (copy) => Object.assign(copy.hexes[0] ?? {}, { level: 1000 })],
    [
      'hexsides.1.hexside',
      'unknown-hexside',
      (copy) => Object.assign(copy.hexsides[1] ?? {}, { hexside: '0101/0301' }),
    ],
    ['units.1.facing', 'object', (copy) => Object.assign(copy.units[1] ?? {}, { facing: 3 })],
    ['units.1.id', 'duplicate', (copy) => Object.assign(copy.units[1] ?? {}, { id: 'guard' })],
    ['units.1.hex', 'unknown-hex', (copy) => Object.assign(copy.units[1] ?? {}, { hex: '2101' })],
    ['units.1.facing.side', 'range', (copy) => Object.assign(copy.units[1] ?? {}, { facing: { side: 6 } })],
    ['units.0.ratings.Morale', 'word', (copy) => Object.assign(copy.units[0]?.ratings ?? {}, { Morale: 1 })],
    ['units.1.facing', 'choice', (copy) => Object.assign(copy.units[1] ?? {}, { facing: { side: 1, vertex: 1 } })],
    ['units.1.facing', 'choice', (copy) => Object.assign(copy.units[1] ?? {}, { facing: {} })],
    ['units.0.ratings', 'record', (copy) => Object.assign(copy.units[0] ?? {}, { ratings: [] })],
    ['units.0.ratings', 'record', (copy) => Object.assign(copy.units[0] ?? {}, { ratings: new Map([['move', 3]]) })],
    ['readings', 'record', (copy) => Object.assign(copy, { readings: Promise.resolve({ zoc: 'all' }) })],
    ['turn', 'object', (copy) => Object.assign(copy, { turn: new Date(0) })],
    ['units.0.strength', 'range', (copy) => Object.assign(copy.units[0] ?? {}, { strength: -1 })],
    ['units.0.strength', 'range', (copy) => Object.assign(copy.units[0] ?? {}, { strength: Number.NaN })],
    ['units.0.name', 'text', (copy) => Object.assign(copy.units[0] ?? {}, { name: () => 'Garde' })],
    ['units.0.state', 'list', (copy) => Object.assign(copy.units[0] ?? {}, { state: new Map() })],
    ['units.0.back', 'object', (copy) => Object.assign(copy.units[0] ?? {}, { back: 3 })],
    ['units.0.back.strength', 'range', (copy) => Object.assign(copy.units[0] ?? {}, { back: { strength: -1 } })],
    ['units.0.steps', 'range', (copy) => Object.assign(copy.units[0] ?? {}, { steps: 1.5 })],
    ['units.0.marks.0', 'word', (copy) => Object.assign(copy.units[0] ?? {}, { marks: ['Moved'] })],
    [
      'formations.1.formation',
      'duplicate',
      (copy) => Object.assign(copy, { formations: [...copy.formations, ...copy.formations] }),
    ],
    ['sides.2.side', 'duplicate', (copy) => Object.assign(copy, { sides: [...copy.sides, ...copy.sides] })],
    ['turn.phase', 'word', (copy) => Object.assign(copy, { turn: { phase: 'The Combat' } })],
    ['edition', 'text', (copy) => Object.assign(copy, { edition: '' })],
    ['readings.zoc', 'word', (copy) => Object.assign(copy, { readings: { zoc: 3 } })],
    ['units.0.state.0', 'missing', (copy) => Object.assign(copy.units[0] ?? {}, { state: Array(2) })],
    [
      'document',
      'unreadable',
      (copy) => Object.defineProperty(copy.units[0], 'hex', { get: () => expect.fail(), enumerable: true }),
    ],
    ['units.0.ratings.own', 'range', (copy) => Object.assign(copy.units[0]?.ratings ?? {}, { own: copy })],
    [
      'units.0.__proto__',
      'unknown-field',
      (copy) => Object.defineProperty(copy.units[0], '__proto__', { value: {}, enumerable: true }),
    ],
  ])('at %s: %s', (field, code, change) => {
    expect(faultOf(() => readBattlefield(damaged(change)))).toMatchObject({ code, field });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['{', 'json', 'document'],
    ['', 'json', 'document'],
    ['null', 'object', 'document'],
    ['{"": 1}', 'unknown-field', 'document'],
    ['[]', 'object', 'document'],
    ['{"__proto__": {"polluted": true}}', 'unknown-field', '__proto__'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'object', 'document'],
  ])('in the text %#', (text, code, field) => {
    expect(faultOf(() => loadBattlefield(text))).toMatchObject({ code, field });
  });

  it('in a grid given apart is named from the top, and what is not damage passes', () => {
    const grid = {
      columns: 5,
      rows: 5,
      orientation: 'flat',
      shifted: 'odd',
      order: 'column-row',
      firstColumn: 1,
    } as const;
    expect(faultOf(() => createBattleGrid({ grid: { ...grid, firstRow: -1, digits: 2 } })).field).toBe('grid.firstRow');
    const broken = {
      get firstRow(): number {
        throw new Error('broken');
      },
    };
    expect(() => createBattleGrid({ grid: Object.assign(broken, { ...grid, digits: 2 as const }) })).toThrow('broken');
  });

  it('in what is no text, or too much of it', () => {
    for (const text of [null, 12, { toString: () => SAVED }, ' '.repeat(20_000_001)])
      expect(faultOf(() => loadBattlefield(text as string))).toMatchObject({ code: 'size', field: 'document' });
  });

  it('anywhere is an error with a place, never another end; and what was given stays as it was', () => {
    const whole = readBattlefield(battle);
    const places = Object.keys(flat(whole));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.anything({ maxDepth: 2 }), (place, junk) => {
        const copy = structuredClone(whole);
        put(copy, place.split('.'), junk);
        // A frozen document throws another error when something writes to it.
        freeze(copy);
        expect(named(() => saveBattlefield(copy))).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('by cut or changed letters is an error with a place, or a document', () => {
    fc.assert(
      fc.property(fc.nat(SAVED.length - 1), fc.nat(20), fc.string({ maxLength: 4 }), (at, cut, put) => {
        const text = SAVED.slice(0, at) + put + SAVED.slice(at + cut);
        expect(named(() => saveBattlefield(loadBattlefield(text)))).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });
});

/** Every place of a document, by its dotted path. */
function flat(value: unknown, path: readonly string[] = []): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { [path.join('.')]: value };
  const inner = Object.entries(value).map(([key, entry]) => flat(entry, [...path, key]));
  return Object.assign(path.length > 0 ? { [path.join('.')]: value } : {}, ...inner);
}

function put(value: unknown, [key = '', ...rest]: readonly string[], junk: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (rest.length > 0) put(Reflect.get(value, key), rest, junk);
  else Reflect.set(value, key, junk);
}

/** Whether work ends well, or with the one error and a place in it. */
function named(work: () => unknown): boolean {
  try {
    work();
  } catch (error) {
    return isInputError(error) && error.field !== '';
  }
  return true;
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || ArrayBuffer.isView(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}
