import { explainHex, findMarches, getCounter } from '@coup-doeil/core/battle';
import { parseHex } from '@coup-doeil/hex';
import { describe, expect, test } from 'vitest';
import { open, type Unit, unit } from './fixture.ts';

const own = (id: string, hex: string, more: Partial<Unit> = {}): Unit =>
  unit(id, hex, 'blue', { formation: 'first', ...more });
const moved = { marks: ['moved'] };
const chief = (id: string, hex: string, more: Partial<Unit> = {}): Unit => ({
  id,
  hex,
  side: 'blue',
  arm: 'commander',
  formation: 'first',
  ratings: { movement: 9 },
  ...more,
});

/** Why a counter may not move to a hex; empty where it may. */
const whyNot = (units: readonly Unit[], id: string, to: string, active = 'blue') => {
  const board = open([...units, unit('z', '0909', 'red')], { turn: { active } });
  const counter = getCounter(board, id);
  const hex = parseHex(board.ground.grid, to);
  const barred = explainHex(board, counter, hex);
  expect(findMarches(board, counter).arrivals.has(hex)).toBe(barred === undefined);
  expect(barred?.cite?.row ?? 'actions').toBe('actions');
  return barred?.reason.en ?? '';
};
const REFUSED = 'a: has moved to 0505: an activation moves one unit, one stack or one line of battle';

describe('in an activation a formation moves one unit, stack or line (3a to 3c)', () => {
  test('its first move is free; another unit may not go elsewhere after it', () => {
    expect(whyNot([own('a', '0505'), own('b', '0404')], 'b', '0405')).toBe('');
    expect(whyNot([own('a', '0505', moved), own('b', '0404')], 'b', '0405')).toBe(REFUSED);
  });
  test('wherever it went, be it to the first hex of the map', () => {
    expect(whyNot([own('a', '0101', moved), own('b', '0404')], 'b', '0405')).toBe(REFUSED.replace('0505', '0101'));
  });
  test('who has moved and left the map bars nobody', () => {
    const { hex: _, ...gone } = own('a', '0505', moved);
    expect(whyNot([gone, own('b', '0404')], 'b', '0405')).toBe('');
  });
  test('nor the same unit again', () => {
    expect(whyNot([own('a', '0505', moved)], 'a', '0506')).toBe(REFUSED);
  });
  test('a stack goes together, to one hex', () => {
    expect(whyNot([own('a', '0505', moved), own('b', '0404')], 'b', '0505')).toBe('');
    expect(whyNot([own('a', '0505', moved), own('c', '0505', moved), own('b', '0404')], 'b', '0505')).toBe('');
  });
  test('a line of battle goes together, to hexes of its own', () => {
    const line = { state: ['line-of-battle'] };
    expect(whyNot([own('a', '0505', { ...moved, ...line }), own('b', '0404', line)], 'b', '0405')).toBe('');
    expect(whyNot([own('a', '0505', { ...moved, ...line }), own('b', '0404')], 'b', '0405')).toBe(REFUSED);
  });
  test('other formations, units of none and the other side move by themselves', () => {
    expect(whyNot([own('a', '0505', moved), own('b', '0404', { formation: 'second' })], 'b', '0405')).toBe('');
    expect(whyNot([own('a', '0505', moved), unit('b', '0404', 'blue')], 'b', '0405')).toBe('');
    expect(whyNot([own('a', '0505', moved), own('b', '0404', { traits: ['independent'] })], 'b', '0405')).toBe('');
  });
  test('so do units of a formation of that name on the other side, and independent ones that have moved', () => {
    expect(whyNot([own('a', '0808', { side: 'red', ...moved }), own('b', '0404')], 'b', '0405')).toBe('');
    expect(whyNot([own('a', '0505', { traits: ['independent'], ...moved }), own('b', '0404')], 'b', '0405')).toBe('');
  });
  test('a reaction is no activation (8.5), and a column may have moved before all of them (A)', () => {
    expect(whyNot([own('a', '0505', moved), own('b', '0404')], 'b', '0405', 'red')).toBe('');
    expect(whyNot([own('a', '0505', { ...moved, state: ['march-column'] }), own('b', '0404')], 'b', '0405')).toBe('');
  });
});

describe('commanders (2 and 4)', () => {
  test('move beside that, with who stands with them', () => {
    const units = [own('a', '0505', moved), own('b', '0404'), chief('p', '0404')];
    expect(whyNot(units, 'p', '0405')).toBe('');
    expect(whyNot(units, 'b', '0405')).toBe('');
    // Who went with a commander has not taken the move of the formation.
    expect(whyNot([own('a', '0505', moved), own('b', '0404'), chief('p', '0505', moved)], 'b', '0405')).toBe('');
  });
  test('lead nobody where they do not stand, or did not go', () => {
    for (const p of [chief('p', '0808', moved), chief('p', '0505')])
      expect(whyNot([own('a', '0505', moved), own('b', '0404'), p], 'b', '0405')).toBe(REFUSED);
  });
  test('of no formation lead no unit of none', () => {
    const units = [own('a', '0505', { formation: undefined, ...moved }), chief('p', '0506', { formation: undefined })];
    expect(whyNot(units, 'a', '0506')).toBe(REFUSED);
  });
  test('that of the army with that of the formation: two moves, not alike', () => {
    const chiefs = [chief('p', '0707'), chief('q', '0707', { formation: 'staff', traits: ['army'] })];
    const stack = [own('b', '0404'), own('c', '0404')];
    expect(whyNot([own('a', '0505', moved), own('b', '0404'), ...chiefs], 'b', '0405')).toBe(REFUSED);
    expect(whyNot([own('a', '0505', moved), ...stack, ...chiefs], 'b', '0405')).toBe('');
    const line = own('b', '0404', { state: ['line-of-battle'] });
    expect(whyNot([own('a', '0505', moved), line, ...chiefs], 'b', '0405')).toBe('');
    expect(whyNot([own('a', '0505', moved), line, chief('p', '0707')], 'b', '0405')).toBe(REFUSED);
  });
  test('apart they have one; two again once one of them has moved, as it cannot be told where from', () => {
    const line = own('b', '0404', { state: ['line-of-battle'] });
    const staff = { formation: 'staff', traits: ['army'] };
    const units = (p: Unit, q: Unit) => [own('a', '0505', moved), line, p, q];
    expect(whyNot(units(chief('p', '0707'), chief('q', '0808', staff)), 'b', '0405')).toBe(REFUSED);
    expect(whyNot(units(chief('p', '0707', moved), chief('q', '0808', staff)), 'b', '0405')).toBe('');
    expect(whyNot(units(chief('p', '0707'), chief('q', '0808', { ...staff, ...moved })), 'b', '0405')).toBe('');
    const enemy = chief('q', '0808', { side: 'red', ...staff });
    expect(whyNot(units(chief('p', '0707', moved), enemy), 'b', '0405')).toBe(REFUSED);
  });
});

describe('two moves, not alike: the army’s commander stands with that of the formation', () => {
  const chiefs = [chief('p', '0707'), chief('q', '0707', { formation: 'staff', traits: ['army'] })];
  const line = { state: ['line-of-battle'] };
  test.each<[string, string, readonly Unit[], string?]>([
    ['a unit after a stack', '', [own('a', '0505', moved), own('c', '0505', moved), own('b', '0404')]],
    ['a unit after a line', '', [own('a', '0505', { ...moved, ...line }), own('b', '0404')]],
    ['no line after a line', REFUSED, [own('a', '0505', { ...moved, ...line })], '0506'],
    [
      'no unit after a unit, though another formation’s stands with it',
      REFUSED,
      [own('a', '0505', moved), own('b', '0404'), own('c', '0404', { formation: 'second' })],
    ],
    [
      'nor though the first has moved to it',
      REFUSED.replace('0505', '0404'),
      [own('a', '0404', moved), own('b', '0404')],
    ],
    [
      'a stack after a line, one by one',
      '',
      [own('a', '0505', moved), own('c', '0303', { ...moved, ...line }), own('b', '0404')],
      '0505',
    ],
    ['a stack after a unit, one by one', '', [own('a', '0505', moved), own('c', '0405', moved), own('b', '0404')]],
    [
      'no stack after a stack, one by one',
      REFUSED,
      [own('a', '0505', moved), own('d', '0505', moved), own('c', '0405', moved), own('b', '0404')],
    ],
  ])('%s', (_, why, units, to = '0405') => {
    expect(whyNot([...units, ...chiefs], units.some(({ id }) => id === 'b') ? 'b' : 'a', to)).toBe(why);
  });
});
