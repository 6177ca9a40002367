/* The first hex of the map, what stands off it, and how far a battery is asked of. */
import { type ActionAsk, getCounter, listActions, prepareAction } from '@coup-doeil/core/battle';
import { isRefusal } from '@coup-doeil/core/game';
import { describe, expect, test } from 'vitest';
import { guns, open, type Unit, unit } from './fixture.ts';

const ask = (action: string, as: string, id: string, target: string): ActionAsk => ({
  action,
  side: 'blue',
  parts: [{ counter: id, as }],
  targets: [target],
});
const shot = (target: string) => ask('fire', 'fires', 'g', target);
const attack = (target: string) => ask('combat', 'attacks', 'a', target);

/** What is said where it may not be; empty where it may. */
const whyNot = (board: ReturnType<typeof open>, asked: ActionAsk): string => {
  const ready = prepareAction(board, asked);
  if (isRefusal(ready)) return ready.refused.reason.en;
  return 'unpriced' in ready ? ready.unpriced.en : '';
};
const namesOf = (board: ReturnType<typeof open>, action: string): string[] =>
  listActions(board, 'blue')
    .filter((listed) => listed.action === action)
    .map(({ target, sets, unpriced }) => `${target} ${sets.length} ${unpriced}`);

/** It looks south from the north-west corner of the map. */
const corner = (arm: string, state: readonly string[] = []): Unit =>
  unit(arm === 'artillery' ? 'g' : 'a', '0101', 'blue', { arm, facing: { vertex: 2 }, state: [...state] });
const foe = (hex: string, more: Partial<Unit> = {}) => unit('d', hex, 'red', more);

describe('in the first hex of the map a unit', () => {
  test('attacks', () => expect(whyNot(open([corner('infantry'), foe('0102')]), attack('0102'))).toBe(''));
  test('fires, and is listed', () => {
    const board = open([corner('artillery'), foe('0103')]);
    expect(whyNot(board, shot('0103'))).toBe('');
    expect(namesOf(board, 'fire')).toEqual(['0103 1 0']);
  });
  test('rallies under the eyes of the enemy', () => {
    const board = open([corner('infantry', ['disorganised']), foe('0102', { facing: { vertex: 0 } })]);
    expect(prepareAction(board, ask('rally', 'rallies', 'a', '0101'))).toMatchObject({
      input: { units: [{ inEnemyZone: true }] },
    });
  });
});

describe('off the map a unit', () => {
  const { hex: _, ...a } = corner('infantry');
  const { hex: __, ...g } = corner('artillery');
  test('does not attack', () =>
    expect(whyNot(open([a, foe('0102')]), attack('0102'))).toBe('a: not next to the target'));
  test('does not fire', () => {
    expect(whyNot(open([g, foe('0102')]), shot('0102'))).toBe('g: not on the map');
    expect(namesOf(open([g, foe('0102')]), 'fire')).toEqual([]);
  });
  test('is a counter all the same', () => expect(getCounter(open([a]), 'a').hex).toBe(-1));
});

describe('a battery is asked of up to thirty hexes', () => {
  const grid = { columns: 40, rows: 9, orientation: 'flat', shifted: 'even' } as const;
  const far = (hex: string) => open([guns('g', '0105', 'blue'), foe(hex)], { grid });
  test('at thirty it is listed', () => {
    expect(whyNot(far('3105'), shot('3105'))).toBe('');
    expect(namesOf(far('3105'), 'fire')).toEqual(['3105 1 0']);
  });
  test('farther it is not, and has no answer', () => {
    expect(whyNot(far('3205'), shot('3205'))).toBe('Farther than 30 hexes.');
    expect(namesOf(far('3205'), 'fire')).toEqual([]);
  });
});

test('others than artillery that are read as firing have no table: none is listed', () => {
  const moved = foe('0503', { marks: ['moved'] });
  const board = open([unit('g', '0505', 'blue'), moved], { turn: { active: 'red' } }, { 'reaction-firers': 'others' });
  expect(whyNot(board, shot('0503'))).toBe('The sheet has a fire table for artillery alone.');
  expect(namesOf(board, 'fire')).toEqual([]);
});
