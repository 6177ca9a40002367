import { type ActionAsk, openBoard, prepareAction, readBattlefield, runAction } from '@coup-doeil/core/battle';
import { isRefusal } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { horse, open, type Unit, unit } from './fixture.ts';

const ask = (parts: readonly string[], target = '0504', more: Partial<ActionAsk> = {}): ActionAsk => ({
  action: 'combat',
  side: 'blue',
  parts: parts.map((counter) => ({ counter, as: 'attacks' })),
  targets: [target],
  ...more,
});
const foe = unit('d', '0504', 'red', { facing: { vertex: 3 } });
const pair = [unit('a', '0505', 'blue'), foe];

const reportOf = (board: ReturnType<typeof open>, asked: ActionAsk) => {
  const answer = runAction(board, asked);
  if (!('report' in answer)) throw new Error(JSON.stringify(answer));
  return answer;
};

describe('a document that this game cannot read: one error, with the place', () => {
  test.each<[string, string, readonly Unit[], Parameters<typeof open>[1]?]>([
    ['two terrains in a hex', 'hexes.0101.terrains', [], { hexes: [{ hex: '0101', terrains: ['woods', 'village'] }] }],
    ['an unknown terrain', 'hexes.0101.terrains.0', [], { hexes: [{ hex: '0101', terrains: ['ruins'] }] }],
    ['both sides in one hex', 'units.1.hex', [unit('a', '0101', 'blue'), unit('b', '0101', 'red')]],
    ['no strength', 'units.0.strength', [unit('a', '0101', 'blue', { strength: undefined })]],
    ['no morale', 'units.0.ratings.morale', [unit('a', '0101', 'blue', { ratings: {} })]],
    ['an unknown state', 'units.0.state.0', [unit('a', '0101', 'blue', { state: ['square'] })]],
    ['two orders', 'units.0.state.1', [unit('a', '0101', 'blue', { state: ['routed', 'disorganised'] })]],
    [
      'a strength after its loss alone',
      'units.0.strength',
      [unit('a', '0101', 'blue', { strength: undefined, back: { strength: 2, ratings: {} }, state: ['reduced'] })],
    ],
    [
      'both in order and disorganised by a combat',
      'units.0.state.1',
      [unit('a', '0101', 'blue', { state: ['good-order', 'disorganised-by-combat'] })],
    ],
    ['cavalry both heavy and light', 'units.0.traits.1', [horse('a', '0101', 'blue', { traits: ['heavy', 'light'] })]],
    [
      'infantry both light and of the line',
      'units.0.traits.1',
      [unit('a', '0101', 'blue', { traits: ['light', 'line'] })],
    ],
    ['another game’s document', 'game', [], { game: 'jours-de-gloire' }],
  ])('%s', (_, place, units, more) => {
    expect(() => open(units, more)).toThrowError(expect.objectContaining({ field: place }));
  });
  test('a document of a game that is not named is read by its words', () => {
    const grid = { columns: 5, rows: 5, orientation: 'flat', shifted: 'even' } as const;
    const document = readBattlefield({ format: 'coup-doeil/battlefield', version: 2, grid, units: [...pair] });
    expect(openBoard(battle, document).counters).toHaveLength(2);
  });
});

describe('an ask that names the wrong things', () => {
  test.each<[string, string, ActionAsk]>([
    ['a counter named twice', 'parts.1.counter', ask(['a', 'a'])],
    ['an enemy', 'parts.0.counter', ask(['d'])],
    ['two hexes', 'targets', { ...ask(['a']), targets: ['0504', '0506'] }],
    [
      'a rally elsewhere than where it stands',
      'targets.0',
      { action: 'rally', side: 'blue', parts: [{ counter: 'a', as: 'rallies' }], targets: ['0101'] },
    ],
  ])('%s', (_, place, asked) => {
    expect(() => runAction(open(pair), asked)).toThrowError(expect.objectContaining({ field: place }));
  });
  test('an option that there is not', () => {
    const board = open([horse('h', '0505', 'blue', { traits: ['heavy'] }), foe]);
    expect(() => runAction(board, ask(['h'], '0504', { answers: { 'bonus.h': 'perhaps' } }))).toThrowError(
      expect.objectContaining({ field: 'answers.bonus.h', allowed: ['no', 'yes'], given: 'perhaps' }),
    );
  });
});

test('who stands with the attackers is no defender: their own hex is no target', () => {
  const board = open([...pair, unit('b', '0505', 'blue')]);
  expect(runAction(board, ask(['a'], '0505'))).toHaveProperty('refused');
  expect(reportOf(board, ask(['a'])).report.input).toMatchObject({ defenders: [{ strength: 4 }] });
});

test('an attack into a hex that is not in front of it is refused', () => {
  const board = open([unit('a', '0505', 'blue', { facing: { vertex: 3 } }), foe]);
  expect(runAction(board, ask(['a']))).toHaveProperty('refused');
});

test('the army’s commander counts where he stands: +1', () => {
  const chief: Unit = {
    id: 'c',
    side: 'blue',
    arm: 'commander',
    hex: '0505',
    ratings: { movement: 6 },
    traits: ['army'],
  };
  const [without, present] = [pair, [...pair, chief]].map((units) => reportOf(open(units), ask(['a'])).report.answer);
  expect((present?.total ?? 0) - (without?.total ?? 0)).toBe(1);
});

describe('a stack that shows flank and rear', () => {
  // From the south the first is met in its rear, the second in its flank.
  const stack = [
    unit('d', '0504', 'red', { facing: { vertex: 0 } }),
    unit('e', '0504', 'red', { facing: { vertex: 1 } }),
  ];
  const total = (units: readonly Unit[], readings = {}) =>
    reportOf(open([unit('a', '0505', 'blue', { strength: 12 }), ...units], {}, readings), ask(['a'])).report.answer
      ?.total;
  test('has both in a combat: +2 and +3; or the higher, as it is read', () => {
    // The same with one of them turned to meet the attack.
    const front = stack.map((one) => ({ ...one, facing: { vertex: 3 } }));
    const plain = total(front) ?? 0;
    expect(total([...stack.slice(0, 1), ...front.slice(1)])).toBe(plain + 3);
    expect(total([...front.slice(0, 1), ...stack.slice(1)])).toBe(plain + 2);
    expect(total(stack)).toBe(plain + 5);
    expect(total(stack, { 'flank-and-rear': 'higher' })).toBe(plain + 3);
  });
  test('shows its flank to fire when any unit does, and when all do as it is read', () => {
    const shot = (readings = {}) => {
      const guns = unit('g', '0506', 'blue', { arm: 'artillery', traits: [] });
      const asked = { action: 'fire', side: 'blue', parts: [{ counter: 'g', as: 'fires' }], targets: ['0504'] };
      return reportOf(open([guns, ...stack], {}, readings), asked).report.input;
    };
    expect(shot()).toMatchObject({ from: 'flank' });
    expect(shot({ 'fire-flank': 'all' })).toMatchObject({ from: 'rear' });
  });
});

test('three levels are an answer: an incomplete one, and no way', () => {
  const board = open(pair, { hexes: [{ hex: '0504', terrains: ['clear'], level: 3 }] });
  const { incomplete, facts, report } = reportOf(board, ask(['a']));
  expect([incomplete, report.input]).toEqual([
    true,
    expect.objectContaining({ attackers: [expect.objectContaining({ level: 0 })] }),
  ]);
  expect(facts.map(({ id }) => id)).toContain('levels');
});

test('the combats are those of the side whose turn it is', () => {
  const asked = ask(['a']);
  expect(isRefusal(prepareAction(open(pair, { turn: { active: 'red' } }), asked))).toBe(true);
  expect(isRefusal(prepareAction(open(pair, { turn: { active: 'blue' } }), asked))).toBe(false);
});

test('a unit that has lost a step tests on the morale that the file gives for after a loss', () => {
  const lost = (more: Partial<Unit>) => open([unit('a', '0505', 'blue', { state: ['reduced'], ...more }), foe]);
  const morale = (board: ReturnType<typeof open>) => reportOf(board, ask(['a'])).report.input;
  const after = { ratings: { morale: 4, movement: 4, 'morale-after': 2 } };
  expect(morale(lost(after))).toMatchObject({ attackers: [{ morale: 2, moraleAfter: null }] });
  expect(morale(lost({ ...after, back: { ratings: { morale: 3 } } }))).toMatchObject({ attackers: [{ morale: 3 }] });
});
