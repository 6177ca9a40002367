import { listActions, openBoard, readBattlefield, runAction } from '@coup-doeil/core/battle';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import type { FireInput } from '../../src/inputs/fire.ts';
import type { ShockInput } from '../../src/inputs/shock.ts';
import { field, fireBy, foot, guns, inputOf, open, reportOf, shockBy, type Unit } from './fixture.ts';

const pair = [foot('a', '0505', 'blue'), foot('d', '0504', 'red', { facing: { side: 3 } })];

describe('a document that this game cannot read: one error, with the place', () => {
  test.each<[string, string, Unit[], Parameters<typeof field>[1]?]>([
    ['two terrains in a hex', 'hexes.0101.terrains', [], { hexes: [{ hex: '0101', terrains: ['woods', 'marsh'] }] }],
    ['an unknown terrain', 'hexes.0101.terrains.0', [], { hexes: [{ hex: '0101', terrains: ['jungle'] }] }],
    [
      'an unknown feature',
      'hexsides.0101/0102.features.0',
      [],
      { hexsides: [{ hexside: '0101/0102', features: ['moat'] }] },
    ],
    ['an unknown arm', 'units.0.arm', [foot('a', '0101', 'blue', { arm: 'elephants' })]],
    ['an unknown state', 'units.0.state.1', [foot('a', '0101', 'blue', { state: ['square', 'weary'] })]],
    ['two orders', 'units.0.state.1', [foot('a', '0101', 'blue', { state: ['disordered', 'routed'] })]],
    [
      'two works on one hexside',
      'hexsides.0101/0102.features.1',
      [],
      { hexsides: [{ hexside: '0101/0102', features: ['redoubt-lower', 'fortification-higher'] }] },
    ],
    ['an unknown trait', 'units.0.traits.0', [foot('a', '0101', 'blue', { traits: ['brave'] })]],
    ['an unknown mark', 'units.0.marks.0', [foot('a', '0101', 'blue', { marks: ['slept'] })]],
    [
      'an unknown rating',
      'units.0.ratings.morale',
      [foot('a', '0101', 'blue', { ratings: { cohesion: 6, morale: 3 } })],
    ],
    ['a cohesion of 13', 'units.0.ratings.cohesion', [foot('a', '0101', 'blue', { ratings: { cohesion: 13 } })]],
    [
      'a back of strength 0',
      'units.0.back.strength',
      [foot('a', '0101', 'blue', { back: { strength: 0, ratings: {} } })],
    ],
    ['no cohesion', 'units.0.ratings.cohesion', [foot('a', '0101', 'blue', { ratings: {} })]],
    ['no strength', 'units.0.strength', [foot('a', '0101', 'blue', { strength: undefined })]],
    ['both sides in one hex', 'units.1.hex', [foot('a', '0101', 'blue'), foot('b', '0101', 'red')]],
    ['a phase, which this sheet does not have', 'turn.phase', [], { turn: { phase: 'combat' } }],
    ['another game’s document', 'game', [], { game: 'corbach-1760' }],
    ['a printing that there is not', 'edition', [], { edition: '1806' }],
    ['a reading that there is not', 'reading', [], { readings: { weather: 'rain' } }],
  ])('%s', (_, place, units, more) => {
    expect(() => openBoard(battle, field(units, more))).toThrowError(expect.objectContaining({ field: place }));
  });
  test('a counter off the map', () => {
    expect(() => field([foot('a', '9901', 'blue')])).toThrowError(expect.objectContaining({ field: 'units.0.hex' }));
  });
});

describe('an ask that names the wrong things', () => {
  test.each<[string, string, ReturnType<typeof shockBy>]>([
    ['a counter named twice', 'parts.1.counter', shockBy(['a', 'a'], '0504')],
    ['a counter that is not there', 'parts.0.counter', shockBy(['z'], '0504')],
    ['an enemy', 'parts.0.counter', shockBy(['d'], '0504')],
    ['a manner that there is not', 'parts.0.as', shockBy(['a'], '0504', 'flies')],
    ['no counter', 'parts', shockBy([], '0504')],
    ['a hex off the map', 'targets.0', shockBy(['a'], '9999')],
    ['two hexes', 'targets', { ...shockBy(['a'], '0504'), targets: ['0504', '0506'] }],
    ['an action that there is not', 'action', { ...shockBy(['a'], '0504'), action: 'siege' }],
  ])('%s', (_, place, ask) => {
    expect(() => runAction(open(pair), ask)).toThrowError(expect.objectContaining({ field: place }));
  });
});

test('who stands with the attackers is no defender: their own hex is no target', () => {
  const board = open([...pair, foot('b', '0505', 'blue')]);
  expect(runAction(board, shockBy(['a'], '0505'))).toHaveProperty('refused');
  expect(runAction(board, { ...fireBy('g', '0505'), parts: [{ counter: 'a', as: 'leads' }] })).toHaveProperty(
    'refused',
  );
  expect(inputOf<ShockInput>(runAction(board, shockBy(['a'], '0504'))).defenders).toHaveLength(1);
});

test('ruins stay ruins: the firer’s line names town and village, and a reading says what becomes of ruins', () => {
  const from = (terrain: string, choice = {}) =>
    runAction(
      open(
        [guns('g', '0505', 'blue'), foot('d', '0503', 'red')],
        { hexes: [{ hex: '0505', terrains: [terrain] }] },
        choice,
      ),
      fireBy('g', '0503'),
    );
  expect(inputOf<FireInput>(from('ruins')).sixFronts).toBe('ruins');
  expect(inputOf<FireInput>(from('village')).sixFronts).toBe('village');
  // Strength 5, six fronts −1; where the three named alone take it, ruins do not.
  const named = { readings: { 'six-front-firer': 'named' } };
  expect(reportOf(from('ruins')).report.answer?.total).toBe(4);
  expect(reportOf(from('ruins', named)).report.answer?.total).toBe(5);
  expect(reportOf(from('village', named)).report.answer?.total).toBe(4);
});

test('three levels are an answer; over a steep slope a refusal that cites its note', () => {
  const high = { hexes: [{ hex: '0504', terrains: ['clear'], level: 3 }] };
  expect(reportOf(runAction(open(pair, high), shockBy(['a'], '0504'))).report.input).toMatchObject({
    attackers: [{ level: 3 }],
  });
  const steep = { ...high, hexsides: [{ hexside: '0504/0505', features: ['steep-slope'] }] };
  expect(reportOf(runAction(open(pair, steep), shockBy(['a'], '0504'))).report.refused?.cite).toBeTruthy();
});

test('an attack into a hex that is not in front of it is refused', () => {
  const turned = [foot('a', '0505', 'blue', { facing: { side: 3 } }), ...pair.slice(1)];
  expect(runAction(open(turned), shockBy(['a'], '0504'))).toHaveProperty('refused');
});

test('an answer that is no option is an error that lists the options', () => {
  const mounted = [foot('a', '0505', 'blue'), foot('d', '0504', 'red', { arm: 'cavalry', facing: { side: 3 } })];
  const asked = { ...shockBy(['a'], '0504'), answers: { 'counter-charge': 'perhaps' } };
  expect(() => runAction(open(mounted), asked)).toThrowError(
    expect.objectContaining({ field: 'answers.counter-charge', allowed: ['no', 'yes'], given: 'perhaps' }),
  );
});

describe('a facing that the file lacks is not north', () => {
  const from = (hex: string, more = {}) => [
    foot('a', hex, 'blue', more),
    foot('d', '0504', 'red', { facing: undefined }),
  ];
  test('the defender is met in front from everywhere, and the answer says so', () => {
    for (const [hex, side] of [
      ['0503', 3],
      ['0505', 0],
      ['0404', 2],
      ['0604', 4],
    ] as const) {
      const told = reportOf(runAction(open(from(hex, { facing: { side } })), shockBy(['a'], '0504')));
      // 5 to 5, clear ground +1, no rear.
      expect(told.report.answer?.total).toBe(1);
      expect(told.incomplete).toBe(true);
      expect(told.facts).toContainEqual(expect.objectContaining({ id: 'facing-unknown', value: 'd' }));
    }
  });
  test('and acts all round', () => {
    for (const hex of ['0503', '0505', '0404', '0604', '0403', '0603']) {
      const units = [foot('a', '0504', 'blue', { facing: undefined }), foot('d', hex, 'red', { facing: { side: 3 } })];
      expect(listActions(open(units), 'blue')).toHaveLength(1);
    }
  });
  test('one given for a corner is read as the side of its number', () => {
    const board = open([foot('a', '0505', 'blue', { facing: { vertex: 0 } }), pair[1] as Unit]);
    expect(runAction(board, shockBy(['a'], '0504'))).toHaveProperty('report');
  });
});

test('a back that the file lacks: the front stands in, and the answer is incomplete', () => {
  const units = [foot('a', '0505', 'blue', { back: undefined }), foot('d', '0504', 'red')];
  const told = reportOf(runAction(open(units), shockBy(['a'], '0504')));
  expect(inputOf<ShockInput>(told).attackers[0]?.rating).toBe(6);
  expect([told.incomplete, told.facts.map(({ id }) => id)]).toEqual([true, ['back-unknown']]);
  const front = reportOf(runAction(open(units, {}, { readings: { 'test-face': 'front' } }), shockBy(['a'], '0504')));
  expect(front.incomplete).toBe(false);
});

test('more units than a shock’s list takes are said, not cut', () => {
  const crowd = Array.from({ length: 13 }, (_, i) => foot(`a${i}`, '0505', 'blue'));
  const board = open([...crowd, pair[1] as Unit]);
  expect(
    runAction(
      board,
      shockBy(
        crowd.map(({ id }) => id),
        '0504',
      ),
    ),
  ).toMatchObject({
    unpriced: { en: expect.stringContaining('Attackers') },
  });
});

test('ground that is not painted is taken for clear, and said', () => {
  const bare = readBattlefield({ ...field(pair), hexes: [{ hex: '0504', terrains: ['clear'] }] });
  const told = reportOf(runAction(openBoard(battle, bare), shockBy(['a'], '0504')));
  expect(told.facts).toEqual([expect.objectContaining({ id: 'unpainted', value: '0505' })]);
  expect(told.incomplete).toBe(false);
});

test('the readings that a shock from the board rests on are told, with what another option would bring', () => {
  const { readings } = reportOf(runAction(open(pair), shockBy(['a'], '0504')));
  // Turned away it could not attack; facing the other way the reading decides nothing.
  expect(readings.find(({ id }) => id === 'attack-arc')).toEqual({ id: 'attack-arc', value: 'front', decisive: false });
  const away = open(
    [foot('a', '0505', 'blue', { facing: { side: 3 } }), pair[1] as Unit],
    {},
    { readings: { 'attack-arc': 'any' } },
  );
  expect(
    reportOf(runAction(away, shockBy(['a'], '0504'))).readings.find(({ id }) => id === 'attack-arc'),
  ).toMatchObject({
    decisive: true,
    options: [
      { value: 'front', headline: 'refused' },
      { value: 'any', total: 1 },
    ],
  });
});

test('a document of the first version still opens: no strength for generals, one figure of the other face', () => {
  const first = readBattlefield({
    format: 'coup-doeil/battlefield',
    version: 1,
    grid: { columns: 9, rows: 9, orientation: 'flat', shifted: 'even' },
    units: [
      {
        id: 'a',
        side: 'blue',
        arm: 'infantry',
        strength: 4,
        ratings: { cohesion: 7, test: 5 },
        hex: '0505',
        facing: { side: 0 },
      },
      { id: 'g', side: 'blue', arm: 'general', strength: 0, hex: '0505' },
      {
        id: 'd',
        side: 'red',
        arm: 'infantry',
        strength: 4,
        ratings: { cohesion: 7 },
        hex: '0504',
        facing: { side: 3 },
      },
    ],
  });
  const told = reportOf(runAction(openBoard(battle, first), shockBy(['a'], '0504')));
  expect(inputOf<ShockInput>(told).attackers[0]).toMatchObject({ strength: 4, cohesion: 7, rating: 5 });
});
