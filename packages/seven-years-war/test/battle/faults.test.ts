import { type ActionAsk, runAction } from '@coup-doeil/core/battle';
import { describe, expect, test } from 'vitest';
import { counterOf, horse, open, type Unit, unit } from './fixture.ts';

const ask = (parts: readonly string[], targets = ['0504'], more: Partial<ActionAsk> = {}): ActionAsk => ({
  action: 'attack',
  side: 'blue',
  parts: parts.map((counter) => ({ counter, as: 'attacks' })),
  targets,
  ...more,
});
const pair = [unit('a', '0505', 'blue'), unit('d', '0504', 'red')];
const totalOf = (board: ReturnType<typeof open>, asked: ActionAsk): number | null | undefined => {
  const answer = runAction(board, asked);
  if (!('report' in answer)) throw new Error(JSON.stringify(answer));
  return answer.report.answer?.total;
};

describe('a document that this game cannot read: one error, with the place', () => {
  test.each<[string, string, readonly Unit[], Parameters<typeof open>[1]?]>([
    ['an unknown terrain', 'hexes.0101.terrains.0', [], { hexes: [{ hex: '0101', terrains: ['village'] }] }],
    [
      'a level, which this sheet does not have',
      'hexes.0101.level',
      [],
      { hexes: [{ hex: '0101', terrains: ['clear'], level: 3 }] },
    ],
    ['both sides in one hex', 'units.1.hex', [unit('a', '0101', 'blue'), unit('b', '0101', 'red')]],
    ['no morale', 'units.0.ratings.morale', [unit('a', '0101', 'blue', { ratings: {} })]],
    ['two orders', 'units.0.state.1', [unit('a', '0101', 'blue', { state: ['good-order', 'disordered'] })]],
    [
      'a slope with two tops',
      'hexsides.0101/0102.features.2',
      [],
      { hexsides: [{ hexside: '0101/0102', features: ['slope-lower', 'stream', 'slope-higher'] }] },
    ],
    ['another game’s document', 'game', [], { game: 'corbach-1760' }],
  ])('%s', (_, place, units, more) => {
    expect(() => open(units, more)).toThrowError(expect.objectContaining({ field: place }));
  });
});

describe('an ask that names the wrong things', () => {
  test.each<[string, string, ActionAsk]>([
    ['a counter named twice', 'parts.1.counter', ask(['a', 'a'])],
    ['an enemy', 'parts.0.counter', ask(['d'])],
    ['a hex twice', 'targets.1', ask(['a'], ['0504', '0504'])],
    [
      'a rally elsewhere than where it stands',
      'targets.0',
      { action: 'rally', side: 'blue', parts: [{ counter: 'a', as: 'rallies' }], targets: ['0101'] },
    ],
  ])('%s', (_, place, asked) => {
    expect(() => runAction(open(pair), asked)).toThrowError(expect.objectContaining({ field: place }));
  });
  test('an option that there is not', () => {
    const board = open([...pair, horse('h', '0505', 'blue')]);
    expect(() => runAction(board, ask(['a', 'h'], ['0504'], { answers: { 'lead-unit.0505': 'guns' } }))).toThrowError(
      expect.objectContaining({ field: 'answers.lead-unit.0505', allowed: ['worse', 'infantry', 'cavalry'] }),
    );
  });
});

test('who stands with the attackers is no defender: their own hex is no target', () => {
  expect(runAction(open([...pair, unit('b', '0505', 'blue')]), ask(['a'], ['0505']))).toHaveProperty('refused');
});

test('of several terrains all count, in whatever order they are given', () => {
  // Going in: clear 0, woods −1, walled town −3; the worse for the attacker.
  for (const terrains of [
    ['clear', 'woods', 'walled-town'],
    ['walled-town', 'woods', 'clear'],
  ])
    expect(totalOf(open(pair, { hexes: [{ hex: '0504', terrains }] }), ask(['a']))).toBe(-3);
});

test('guns that attack beside others lead when their player says so', () => {
  // Into a town: infantry −1, bombardment −2.
  const guns = unit('g', '0505', 'blue', { arm: 'artillery' });
  const board = open([...pair, guns], { hexes: [{ hex: '0504', terrains: ['town'] }] });
  expect(totalOf(board, ask(['a', 'g']))).toBe(-1);
  expect(totalOf(board, ask(['a', 'g'], ['0504'], { answers: { 'lead-unit.0505': 'artillery' } }))).toBe(-2);
});

test('who may not attack is refused before guns that have no column are told', () => {
  const board = open(
    [unit('g', '0505', 'blue', { arm: 'artillery' }), unit('a', '0404', 'blue'), unit('d', '0504', 'red')],
    { hexsides: [{ hexside: '0404/0504', features: ['pond'] }] },
  );
  expect(runAction(board, ask(['g', 'a']))).toHaveProperty('refused');
  expect(runAction(board, ask(['g']))).toHaveProperty('unpriced');
});

test('who is disordered again is disordered', () => {
  const board = open([unit('a', '0505', 'blue', { state: ['disordered-again'] })]);
  expect(counterOf(board, 'a').order).toBe('disordered');
  const routed = open([unit('a', '0505', 'blue', { state: ['routed', 'disordered-again'] })]);
  expect(counterOf(routed, 'a').order).toBe('routed');
});
