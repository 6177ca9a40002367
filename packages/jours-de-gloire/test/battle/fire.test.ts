import { listActions, runAction } from '@coup-doeil/core/battle';
import { describe, expect, test } from 'vitest';
import type { FireInput } from '../../src/inputs/fire.ts';
import { fireBy, foot, guns, inputOf, open, reportOf } from './fixture.ts';

const foe = foot('d', '0503', 'red', { facing: { side: 3 } });
const battery = guns('g', '0505', 'blue', { formation: 'I' });
const second = guns('s', '0505', 'blue', { formation: 'I', strength: 3, ratings: { cohesion: 6, range: 1 } });
const pair = (lead: string, support: string) => ({
  ...fireBy(lead, '0503'),
  parts: [
    { counter: lead, as: 'leads' },
    { counter: support, as: 'supports' },
  ],
});
const totalOf = (result: ReturnType<typeof runAction>) => reportOf(result).report.answer?.total;

describe('who fires', () => {
  test.each<[string, Parameters<typeof open>[0], ReturnType<typeof fireBy>]>([
    ['infantry does not', [foot('a', '0505', 'blue'), foe], fireBy('a', '0503')],
    ['nor a battery in rout', [{ ...battery, state: ['routed'] }, foe], fireBy('g', '0503')],
    ['nor one turned away', [{ ...battery, facing: { side: 3 } }, foe], fireBy('g', '0503')],
    ['nor one off the map', [{ ...battery, hex: undefined }, foe], fireBy('g', '0503')],
    ['nobody fires at an empty hex', [battery, foe], fireBy('g', '0502')],
    [
      'nor at a general alone',
      [battery, foot('x', '0503', 'red', { arm: 'general', strength: undefined, ratings: {} })],
      fireBy('g', '0503'),
    ],
  ])('%s', (_, units, ask) => {
    expect(runAction(open(units), ask)).toHaveProperty('refused');
  });
  test('a battery in the first hex of the map does; one off the map is told why it does not, and is not listed', () => {
    const corner = open([
      { ...battery, hex: '0101', facing: { side: 3 } },
      { ...foe, hex: '0103' },
    ]);
    expect(totalOf(runAction(corner, fireBy('g', '0103')))).toBe(5);
    expect(listActions(corner, 'blue')).toHaveLength(1);
    const off = open([{ ...battery, hex: undefined }, foe]);
    expect(runAction(off, fireBy('g', '0503'))).toMatchObject({
      refused: {
        reason: { en: expect.stringMatching(/off the map$/), fr: expect.stringMatching(/hors de la carte$/) },
      },
    });
    expect(listActions(off, 'blue')).toEqual([]);
  });
  test('a disordered battery does, unless the table wants good order', () => {
    const shaken = [{ ...battery, state: ['disordered'] }, foe];
    // The back: strength 4.
    expect(totalOf(runAction(open(shaken), fireBy('g', '0503')))).toBe(4);
    expect(
      runAction(open(shaken, {}, { readings: { 'who-attacks': 'good-order' } }), fireBy('g', '0503')),
    ).toHaveProperty('refused');
  });
  test('stacked with a square it has its six fronts, as the table reads it', () => {
    const units = [{ ...battery, facing: { side: 3 } }, foot('q', '0505', 'blue', { state: ['square'] }), foe];
    expect(inputOf<FireInput>(runAction(open(units), fireBy('g', '0503'))).sixFronts).toBe('square');
    expect(
      runAction(open(units, {}, { readings: { 'guns-in-square': 'own-front' } }), fireBy('g', '0503')),
    ).toHaveProperty('refused');
  });
  test('without an effective range there is no answer; beyond thirty hexes neither', () => {
    const lost = { ...battery, ratings: { cohesion: 6 } };
    expect(runAction(open([lost, foe]), fireBy('g', '0503'))).toMatchObject({
      unpriced: { en: 'Its effective range is not given.', fr: 'Sa portée efficace n’est pas donnée.' },
    });
    const wide = { grid: { columns: 40, rows: 9, orientation: 'flat', shifted: 'even' } as const };
    const far = open(
      [
        { ...battery, hex: '0105', facing: { side: 1 } },
        { ...foe, hex: '4005' },
      ],
      wide,
    );
    expect(runAction(far, fireBy('g', '4005'))).toMatchObject({
      unpriced: { en: 'Farther than 30 hexes.', fr: 'À plus de 30 hex.' },
    });
    expect(listActions(far, 'blue')).toEqual([]);
    const thirty = [
      { ...battery, hex: '0105', facing: { side: 1 }, ratings: { cohesion: 6, range: 30 } },
      { ...foe, hex: '3105' },
    ];
    expect(totalOf(runAction(open(thirty, wide), fireBy('g', '3105')))).toBe(5);
    expect(listActions(open(thirty, wide), 'blue')).toHaveLength(1);
  });
});

describe('two batteries', () => {
  test('of one formation in one hex fire together: the leading one’s strength and range, and +2', () => {
    // 5 + 2 at range 2 within 3.
    expect(totalOf(runAction(open([battery, second, foe]), pair('g', 's')))).toBe(7);
    // 3 + 2, one hex beyond its range: −2.
    expect(totalOf(runAction(open([battery, second, foe]), pair('s', 'g')))).toBe(3);
    const shorter = open([battery, second, foe], {}, { readings: { 'combined-range': 'shorter' } });
    expect(totalOf(runAction(shorter, pair('g', 's')))).toBe(5);
  });
  test.each<[string, Parameters<typeof open>[0], ReturnType<typeof pair>]>([
    ['not of two formations', [battery, { ...second, formation: 'II' }, foe], pair('g', 's')],
    [
      'not without a formation',
      [{ ...battery, formation: undefined }, { ...second, formation: undefined }, foe],
      pair('g', 's'),
    ],
    ['not from two hexes', [battery, { ...second, hex: '0405' }, foe], pair('g', 's')],
    [
      'not both leading',
      [battery, second, foe],
      {
        ...pair('g', 's'),
        parts: [
          { counter: 'g', as: 'leads' },
          { counter: 's', as: 'leads' },
        ],
      },
    ],
    ['not without a leader', [battery, second, foe], { ...pair('g', 's'), parts: [{ counter: 's', as: 'supports' }] }],
    [
      'not three',
      [battery, second, { ...second, id: 't' }, foe],
      { ...pair('g', 's'), parts: [...pair('g', 's').parts, { counter: 't', as: 'supports' }] },
    ],
  ])('%s', (_, units, ask) => {
    expect(runAction(open(units), ask)).toMatchObject({
      refused: {
        cite: { row: 'combined' },
        reason: { en: expect.stringContaining('batter'), fr: expect.stringContaining('batterie') },
      },
    });
  });
  test('a range that one of them lacks leaves the shorter unknown', () => {
    const lost = { ...second, ratings: { cohesion: 6 } };
    const shorter = { readings: { 'combined-range': 'shorter' } };
    expect(runAction(open([battery, lost, foe], {}, shorter), pair('g', 's'))).toHaveProperty('unpriced');
    expect(runAction(open([battery, lost, foe], {}, shorter), pair('s', 'g'))).toHaveProperty('unpriced');
    expect(totalOf(runAction(open([battery, lost, foe]), pair('g', 's')))).toBe(7);
  });
  test('of each is told that its facing is not given', () => {
    const lost = [battery, second].map((unit) => ({ ...unit, facing: undefined }));
    expect(reportOf(runAction(open([...lost, foe]), pair('g', 's'))).facts).toMatchObject([
      { id: 'facing-unknown', value: 'g,s' },
    ]);
  });
});

describe('the occasion', () => {
  test('reaction and counter-battery fire take −1', () => {
    expect(totalOf(runAction(open([battery, foe]), fireBy('g', '0503')))).toBe(5);
    expect(totalOf(runAction(open([battery, foe]), fireBy('g', '0503', { occasion: 'reaction' })))).toBe(4);
  });
  test('a counter-battery aims at a hex with artillery, or at any', () => {
    const ask = fireBy('g', '0503', { occasion: 'counter-battery' });
    expect(runAction(open([battery, foe]), ask)).toMatchObject({ refused: { cite: { row: 'reaction' } } });
    expect(totalOf(runAction(open([battery, foe], {}, { readings: { 'counter-battery-target': 'any' } }), ask))).toBe(
      4,
    );
    expect(totalOf(runAction(open([battery, { ...guns('d', '0503', 'red') }]), ask))).toBe(4);
  });
});

describe('the line of sight', () => {
  const wood = { hexes: [{ hex: '0504', terrains: ['woods'] }] };
  test('is the player’s to judge beyond the next hex', () => {
    const board = open([battery, foe], wood);
    expect(reportOf(runAction(board, fireBy('g', '0503'))).questions.map(({ id }) => id)).toEqual([
      'occasion',
      'line-of-sight',
    ]);
    expect(runAction(board, fireBy('g', '0503', { 'line-of-sight': 'blocked' }))).toMatchObject({
      refused: { cite: { note: 'f' } },
    });
    const beside = reportOf(
      runAction(open([battery, { ...foe, hex: '0504' }]), fireBy('g', '0504', { 'line-of-sight': 'blocked' })),
    );
    expect(beside.questions.map(({ id }) => id)).toEqual(['occasion']);
  });
  test('or goes by what usually blocks: woods, units, higher ground between', () => {
    const usual = { readings: { 'line-of-sight': 'usual' } };
    const fire = (more = {}, others: Parameters<typeof open>[0] = []) =>
      runAction(open([battery, foe, ...others], more, usual), fireBy('g', '0503'));
    expect(fire(wood)).toHaveProperty('refused');
    for (const cover of ['town', 'castle'])
      expect(fire({ hexes: [{ hex: '0504', terrains: [cover] }] })).toHaveProperty('refused');
    // Nobody is asked then, and an answer all the same is none.
    const judged = runAction(open([battery, foe], {}, usual), fireBy('g', '0503', { 'line-of-sight': 'blocked' }));
    expect(reportOf(judged).questions.map(({ id }) => id)).toEqual(['occasion']);
    expect(fire({}, [foot('b', '0504', 'blue')])).toHaveProperty('refused');
    expect(fire({ hexes: [{ hex: '0504', level: 1, terrains: ['clear'] }] })).toHaveProperty('refused');
    expect(fire()).toHaveProperty('report');
    // From two levels up to two levels up it passes over a wood on low ground.
    const high = [
      ['0505', 'clear'],
      ['0503', 'clear'],
    ].map(([hex = '', terrain = '']) => ({ hex, level: 2, terrains: [terrain] }));
    expect(fire({ hexes: [...high, ...wood.hexes] })).toHaveProperty('report');
  });
  test('along a hexside both hexes must block, or one', () => {
    // From 0505 to 0604 and 0504 runs the line to 0603.
    const along = (terrains: string[], readings = {}) =>
      runAction(
        open(
          [battery, { ...foe, hex: '0603' }],
          { hexes: terrains.map((terrain, i) => ({ hex: ['0504', '0604'][i] ?? '', terrains: [terrain] })) },
          { readings: { 'line-of-sight': 'usual', ...readings } },
        ),
        fireBy('g', '0603'),
      );
    expect(along(['woods', 'clear'])).toHaveProperty('report');
    expect(along(['woods', 'clear'], { 'spine-sight': 'either' })).toHaveProperty('refused');
    expect(along(['woods', 'woods'])).toHaveProperty('refused');
    expect(along(['clear', 'clear'], { 'spine-sight': 'either' })).toHaveProperty('report');
  });
});

test('a line along a hexside enters by the side worse for the shooter, or the better', () => {
  const works = { hexsides: [{ hexside: '0504/0603', features: ['redoubt-higher'] }] };
  const total = (readings = {}) =>
    totalOf(runAction(open([battery, { ...foe, hex: '0603' }], works, { readings }), fireBy('g', '0603')));
  // 5 at range 2; the redoubt −1 on one of the two sides.
  expect([total(), total({ 'spine-entry': 'better' })]).toEqual([4, 5]);
});

test('a fire is listed when the die can bring it to 9', () => {
  const list = (range: number) =>
    listActions(open([guns('g', '0509', 'blue', { strength: 4, ratings: { cohesion: 6, range } }), foe]), 'blue')
      .length;
  // Six hexes: 4, and −2 for each beyond its range. With two beyond the total is 0, and a 9 brings 9.
  expect([list(4), list(3)]).toEqual([1, 0]);
});
