import { parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import {
  changeBoard,
  findView,
  getCounter,
  getCrossing,
  getStack,
  OWN_BITS,
  openBoard,
  testSight,
  withReadings,
  ZONE,
} from '../../src/battle/index.ts';
import { faultOf } from '../fault.ts';
import { skirmish } from '../fixture/skirmish.ts';
import { field, foot, horse, open } from './skirmish.ts';

describe('what a game cannot read is one error with its place', () => {
  test.each<[string, string, string, Parameters<typeof field>]>([
    ['another game', 'game', 'game', [[], { game: 'chess' }]],
    ['a printing', 'edition', 'edition', [[], { edition: '1850' }]],
    ['a reading', 'reading', 'unknown-reading', [[], { readings: { rain: 'yes' } }]],
    ['an option', 'reading.zoc', 'reading', [[], { readings: { zoc: 'both' } }]],
    ['a terrain', 'hexes.0202.terrains.0', 'choice', [[], { hexes: [{ hex: '0202', terrains: ['moor'] }] }]],
    ['two terrains', 'hexes.0202.terrains', 'list', [[], { hexes: [{ hex: '0202', terrains: ['wood', 'lake'] }] }]],
    ['a level', 'hexes.0202.level', 'range', [[], { hexes: [{ hex: '0202', level: 1 }] }]],
    [
      'a feature',
      'hexsides.0202/0203.features.0',
      'choice',
      [[], { hexsides: [{ hexside: '0202/0203', features: ['moat'] }] }],
    ],
    ['an arm', 'units.0.arm', 'choice', [[foot('a', '0101', 'blue', { arm: 'guns' })]]],
    ['a state', 'units.1.state.0', 'choice', [[foot('b', '0101'), foot('a', '0101', 'blue', { state: ['lost'] })]]],
    ['a state twice', 'units.0.state.1', 'duplicate', [[foot('a', '0101', 'blue', { state: ['shaken', 'shaken'] })]]],
    ['a trait', 'units.0.traits.0', 'choice', [[foot('a', '0101', 'blue', { traits: ['tall'] })]]],
    ['a mark', 'units.0.marks.0', 'choice', [[foot('a', '0101', 'blue', { marks: ['slept'] })]]],
    ['a rating', 'units.0.ratings.wit', 'choice', [[foot('a', '0101', 'blue', { ratings: { wit: 3 } })]]],
    ['too high a rating', 'units.0.ratings.rating', 'range', [[foot('a', '0101', 'blue', { ratings: { rating: 7 } })]]],
    [
      'a back',
      'units.0.back.strength',
      'range',
      [[foot('a', '0101', 'blue', { back: { strength: 99, ratings: {} } })]],
    ],
    ['no strength', 'units.0.strength', 'missing', [[foot('a', '0101', 'blue', { strength: undefined })]]],
    ['no move', 'units.0.ratings.move', 'missing', [[horse('a', '0101', 'blue', { ratings: {} })]]],
    [
      'no rating',
      'units.0.ratings.rating',
      'missing',
      [[foot('a', '0101', 'blue', { traits: ['proud'], ratings: {} })]],
    ],
    ['both sides in a hex', 'units.1.hex', 'both-sides', [[foot('a', '0101'), foot('b', '0101', 'red')]]],
    [
      'a formation’s state',
      'formations.0.state.0',
      'choice',
      [[], { formations: [{ formation: 'I', side: 'blue', state: ['gone'] }] }],
    ],
    ['a side’s state', 'sides.0.state.0', 'choice', [[], { sides: [{ side: 'blue', state: ['gone'] }] }]],
    ['a phase', 'turn.phase', 'choice', [[], { turn: { phase: 'supper' } }]],
  ])('%s', (_, place, code, [units, more]) => {
    expect(faultOf(() => openBoard(skirmish, field(units, more)))).toMatchObject({ field: place, code });
  });
  test('a grid that is none', () => {
    const wrong = { ...field([]), grid: { ...field([]).grid, columns: 0 } };
    expect(faultOf(() => openBoard(skirmish, wrong))).toMatchObject({ field: 'grid.columns' });
  });
  test('what is no fault of the document passes as it is', () => {
    const broken = {
      ...field([]),
      hexes: new Proxy([], {
        get: () => {
          throw new Error('broken');
        },
      }),
    };
    expect(() => openBoard(skirmish, broken as never)).toThrow('broken');
  });
});

test.each<[string, string, unknown]>([
  ['a misspelt name', 'table', { edtion: '2001' }],
  ['a text', 'table', '{"edition":"2001"}'],
  ['a promise', 'table', Promise.resolve({})],
  ['readings in a map', 'readings', { readings: new Map([['shaken', 'unsaid']]) }],
  ['readings in a list', 'readings', { readings: ['shaken'] }],
  ['a reading that there is not', 'reading', { readings: { shakn: 'unsaid' } }],
  ['an option that there is not', 'reading.shaken', { readings: { shaken: 'perhaps' } }],
  ['a getter', 'table', Object.defineProperty({}, 'edition', { get: () => expect.fail(), enumerable: true })],
])('a table chosen by %s is refused, never taken for the default', (_, place, choice) => {
  const document = field([foot('a', '0101')]);
  expect(faultOf(() => openBoard(skirmish, document, choice as never))).toMatchObject({ field: place });
  expect(faultOf(() => withReadings(openBoard(skirmish, document), choice as never))).toMatchObject({ field: place });
});

test('a door that needs a figure which its palette does not have is broken', () => {
  const door = {
    ...skirmish,
    readCounter: (_: unknown, reads: { needs(name: string): number }) => ({ wit: reads.needs('wit') }),
  };
  expect(() => openBoard(door as never, field([foot('a', '0101')]))).toThrow('no figure wit');
  const guns = {
    ...skirmish,
    readCounter: (_: unknown, reads: { needs(name: string): number }) => ({ n: reads.needs('strength') }),
  };
  const leader = foot('l', '0101', 'blue', { arm: 'leader', strength: undefined });
  expect(faultOf(() => openBoard(guns as never, field([leader])))).toMatchObject({ field: 'units.0.strength' });
});

describe('a board', () => {
  const board = open(
    [
      foot('a', '0505'),
      foot('b', '0505', 'blue', { name: 'Second' }),
      foot('off', undefined),
      horse('r', '0503', 'red', { facing: { vertex: 3 } }),
      foot('n', '0901', 'red', { facing: undefined }),
    ],
    {
      hexes: [{ hex: '0504', terrains: ['wood'], road: 'path' }, { hex: '0606' }],
      hexsides: [
        { hexside: '0504/0505', features: ['ford'], road: 'path' },
        { hexside: '0605/0606', features: ['wall'] },
      ],
    },
  );
  const at = (label: string) => parseHex(board.ground.grid, label);
  test('has its counters by id and by hex, from the top of the stack', () => {
    expect(getStack(board, at('0505')).map(({ name }) => name)).toEqual(['a', 'Second']);
    expect(getStack(board, at('0101'))).toEqual([]);
    expect(getCounter(board, 'off').hex).toBe(-1);
    expect([getCounter(board, 'r').facing, getCounter(board, 'n').facing]).toEqual([3, null]);
    expect(faultOf(() => getCounter(board, 'z'))).toMatchObject({ code: 'counter', field: 'counter' });
    expect([board.edition, board.sides]).toEqual(['2001', ['blue', 'red']]);
  });
  test('knows the ground of each step, equal steps as one', () => {
    const into = getCrossing(board.ground, at('0505'), 0);
    expect(into).toMatchObject({
      features: ['ford'],
      road: 'path',
      climb: 0,
      ascends: false,
      to: { terrains: ['wood'], road: 'path' },
    });
    expect(getCrossing(board.ground, at('0504'), 3)).toMatchObject({ ascends: true, from: into?.to });
    expect(getCrossing(board.ground, at('0101'), 1)).toBe(undefined);
    expect(getCrossing(board.ground, at('0101'), 3)).toBe(getCrossing(board.ground, at('0808'), 3));
    expect([
      board.ground.painted[at('0504')],
      board.ground.painted[at('0606')],
      board.ground.painted[at('0101')],
    ]).toEqual([1, 1, 0]);
  });
  test('tells the two ways over a hexside apart by printed numbers, also where rows come first in them', () => {
    const grid = { columns: 9, rows: 9, orientation: 'flat', shifted: 'even', order: 'row-column' } as const;
    const rows = open([], { grid, hexsides: [{ hexside: '0306/0405', features: ['wall'] }] });
    const from = (label: string, side: number) =>
      getCrossing(rows.ground, parseHex(rows.ground.grid, label), side)?.ascends;
    // Row 4, column 5; its neighbour to the north-east is row 3, column 6.
    expect([from('0405', 1), from('0306', 4)]).toEqual([false, true]);
  });
  test('knows who controls what', () => {
    const { bits, holders } = board.zones('red');
    expect(bits[at('0504')]).toBe(ZONE | OWN_BITS);
    expect(holders.get(at('0504'))?.map(({ id }) => id)).toEqual(['r']);
    expect(
      board
        .zones('blue')
        .holders.get(at('0504'))
        ?.map(({ id }) => id),
    ).toEqual(['a', 'b']);
    expect(withReadings(board, { readings: { zoc: 'horse' } }).zones('blue').holders.size).toBe(0);
    expect(withReadings(board, { edition: '1999' }).edition).toBe('1999');
  });
  test('sees as the table reads it', () => {
    expect(testSight(board, at('0505'), at('0503'))).toEqual({ range: 2, blockedAt: 0 });
    const woods = withReadings(board, { readings: { sight: 'woods' } });
    expect(testSight(woods, at('0505'), at('0503'))).toEqual({ range: 2, blockedAt: 1 });
    const view = findView(woods, at('0505'));
    expect([view[at('0505')], view[at('0504')], view[at('0503')]]).toEqual([1, 1, 0]);
    expect(findView(board, at('0505')).every((seen) => seen === 1)).toBe(true);
  });
});

describe('changes', () => {
  const board = open([
    foot('a', '0505'),
    foot('b', '0505'),
    foot('c', '0606', 'blue', { formation: 'I', state: ['shaken'] }),
  ]);
  const after = (...changes: Parameters<typeof changeBoard>[1]) => changeBoard(board, changes);
  const unit = (changed: typeof board, id: string) => changed.document.units.find((entry) => entry.id === id);
  test('of a counter', () => {
    expect(unit(after({ change: 'state', counter: 'a', add: ['shaken'], remove: [] }), 'a')?.state).toEqual(['shaken']);
    expect(unit(after({ change: 'state', counter: 'c', add: [], remove: ['shaken'] }), 'c')?.state).toEqual([]);
    expect(unit(after({ change: 'mark', counter: 'a', add: ['moved'], remove: [] }), 'a')?.marks).toEqual(['moved']);
    expect(unit(after({ change: 'face', counter: 'a', facing: { vertex: 2 } }), 'a')?.facing).toEqual({ vertex: 2 });
    expect(unit(after({ change: 'steps', counter: 'a', left: 1 }), 'a')?.steps).toBe(1);
    expect(unit(after({ change: 'strength', counter: 'a', left: 2 }), 'a')?.strength).toBe(2);
    expect(unit(after({ change: 'eliminate', counter: 'a' }), 'a')).toBe(undefined);
    expect(faultOf(() => after({ change: 'eliminate', counter: 'z' }))).toMatchObject({
      code: 'counter',
      allowed: ['a', 'b', 'c'],
    });
  });
  test('of a place: who arrives is put on top', () => {
    const order = (changed: typeof board) => changed.document.units.map(({ id }) => id);
    expect(order(after({ change: 'move', counter: 'c', hex: '0505' }))).toEqual(['c', 'a', 'b']);
    expect(order(after({ change: 'move', counter: 'a', hex: '0101' }))).toEqual(['a', 'b', 'c']);
    expect(getCounter(after({ change: 'move', counter: 'a' }), 'a').hex).toBe(-1);
  });
  test('of a formation, a side and the turn', () => {
    const weary = { change: 'formation', formation: 'I', side: 'blue', add: ['weary'], remove: [] } as const;
    expect(after(weary).document.formations).toEqual([{ formation: 'I', side: 'blue', state: ['weary'] }]);
    expect(after(weary, { ...weary, add: [], remove: ['weary'] }).document.formations).toEqual([
      { formation: 'I', side: 'blue', state: [] },
    ]);
    const beaten = { change: 'side', side: 'blue', add: ['beaten'], remove: [] } as const;
    expect(after(beaten, beaten).document.sides).toEqual([{ side: 'blue', state: ['beaten'] }]);
    const turned = after({ change: 'turn', phase: 'fight', active: 'blue' }, { change: 'turn', number: 2 });
    expect(turned.document.turn).toEqual({ phase: 'fight', active: 'blue', number: 2 });
  });
  test('leave the board before as it was, and share its ground', () => {
    const moved = after({ change: 'move', counter: 'a', hex: '0101' });
    expect(moved.ground).toBe(board.ground);
    expect(unit(board, 'a')?.hex).toBe('0505');
  });
});
