import { describe, expect, test } from 'vitest';
import { openBoard } from '../../src/battle/index.ts';
import { t } from '../../src/chart/index.ts';
import { reading } from '../../src/game/index.ts';
import { findWays, searchWays, type WaysAsk } from '../../src/plan/index.ts';
import { field, foot, horse } from '../battle/skirmish.ts';
import { faultOf } from '../fault.ts';
import { door, openPlan, units } from './fixture.ts';

// One against one never loses the defender, two do in a third of cases: see the tests of plans.
const ask = (percent: number): WaysAsk => ({
  side: 'blue',
  target: '0504',
  action: 'fight',
  least: { ways: percent, of: 100 },
});
const foundBy = (percent: number, board = openPlan()) => {
  const { ways, cut } = findWays(board, ask(percent));
  expect(cut).toBe(false);
  return ways.map(({ counters, strength, asks }) => [
    counters.join(),
    strength,
    asks.map(({ action }) => action).join(),
  ]);
};

describe('what gets me so many in a hundred', () => {
  test('the fewest counters that reach it; a part of them does not', () => {
    expect(foundBy(33)).toEqual([['a,b', 6, 'fight']]);
    expect(findWays(openPlan(), ask(33)).ways[0]?.chance).toEqual({ ways: 1n, of: 3n });
    expect(foundBy(34)).toEqual([]);
  });
  test('of as many counters those with fewer points first', () => {
    const more = openPlan([foot('c', '0604', 'blue', { strength: 4 }), foot('e', '0405', 'blue', { strength: 2 })]);
    expect(foundBy(33, more)).toEqual([
      ['a,b', 6, 'fight'],
      ['a,c', 7, 'fight'],
      ['b,c', 7, 'fight'],
    ]);
  });
  test('a fire before it, each counter once: five at most', () => {
    // Under this reading nobody who fired before may fire again; nobody is marked yet.
    const many = openPlan([
      foot('c', '0604', 'blue', { strength: 6 }),
      foot('e', '0403', 'blue'),
      foot('f', '0503', 'blue', { strength: 6 }),
    ]);
    const found = foundBy(20, many);
    expect(found.slice(0, 2)).toEqual([
      ['c', 6, 'fight'],
      ['f', 6, 'fight'],
    ]);
    expect(found.length).toBeLessThanOrEqual(5);
  });
  test('a counter that fired this turn fires no more, unless the table sets no limit', () => {
    const tired = units.map((unit) => (unit.side === 'blue' ? { ...unit, marks: ['moved'] } : unit));
    const once = reading({
      question: t('How often?', 'Combien de fois\u202f?'),
      options: { once: t('once', 'une fois'), often: t('often', 'souvent') },
      why: t('Silent.', 'Silence.'),
      confidence: 'weak',
      cite: { document: 'sheet-2001', chart: 'ground' },
    });
    const limited = { ...door, readings: { ...door.readings, 'once-each': once } };
    const triedBy = (option: string) =>
      findWays(openBoard(limited, field(tired), { readings: { 'once-each': option } }), ask(100)).tried;
    // Three sets that fight; and each of the two after a fire of the other.
    expect([triedBy('once'), triedBy('often')]).toEqual([3, 5]);
  });
  test('formations act together, or one at a time', () => {
    const one = reading({
      question: t('Together?', 'Ensemble\u202f?'),
      options: { together: t('yes', 'oui'), 'one-at-a-time': t('no', 'non') },
      why: t('Silent.', 'Silence.'),
      confidence: 'weak',
      cite: { document: 'sheet-2001', chart: 'ground' },
    });
    const parted = { ...door, readings: { ...door.readings, 'one-formation': one } };
    const own = (formation: (id: string) => string | undefined) =>
      units.map((unit) => ({ ...unit, formation: formation(unit.id) }));
    const triedBy = (option: string, formation: (id: string) => string | undefined) =>
      findWays(openBoard(parted, field(own(formation)), { readings: { 'one-formation': option } }), ask(100)).tried;
    // Three sets that fight, and each of the two after a fire of the other; by formations each of the two alone.
    expect([triedBy('together', (id) => id), triedBy('one-at-a-time', (id) => id)]).toEqual([5, 2]);
    expect(triedBy('one-at-a-time', () => 'first')).toBe(5);
    // Who is of no formation is not of that of another.
    expect(triedBy('one-at-a-time', (id) => (id === 'a' ? 'first' : undefined))).toBe(2);
  });
  test('where nothing has odds, or nobody may, nothing is found', () => {
    const board = openPlan([foot('s', '0209', 'blue', { arm: 'leader', strength: undefined, state: ['shaken'] })]);
    expect(findWays(board, { ...ask(1), action: 'rally', target: '0209' }).ways).toEqual([]);
    expect(findWays(board, { ...ask(1), target: '0909' }).ways).toEqual([]);
    const lake = openPlan([], {}, { hexes: [{ hex: '0504', terrains: ['lake'] }] });
    expect(findWays(lake, ask(1)).tried).toBe(0);
    const unsaid = openPlan([foot('s', '0604', 'blue', { state: ['shaken'] })], { shaken: 'unsaid' });
    expect(foundBy(33, unsaid)).toEqual([['a,b', 6, 'fight']]);
  });
  test('there may be more than are tried', () => {
    expect(findWays(openPlan(), ask(33), 1)).toMatchObject({ ways: [], tried: 1, cut: true });
    const many = openPlan(['0604', '0403', '0503', '0603'].map((hex, i) => foot(`x${i}`, hex)));
    expect(findWays(many, ask(100), 2).cut).toBe(true);
    // Four who each do it alone: nothing more is to be tried, but more is to be listed than there is room for.
    const alone = ['w', 'x', 'y', 'z'].map((id) => foot(id, '0505', 'blue', { strength: 9 }));
    const strong = openBoard(door, field([...alone, foot('d', '0504', 'red')]));
    const found = findWays(strong, ask(1), 4);
    expect([found.ways.length, found.tried, found.cut]).toEqual([4, 4, true]);
    const few = findWays(many, ask(100), 14);
    expect([few.cut, few.tried <= 14]).toEqual([true, true]);
  });
  test('of several manners of the same counters the best', () => {
    const mounted = openBoard(door, field([horse('h', '0505', 'blue', { strength: 5 }), foot('d', '0504', 'red')]));
    // 5 to 3 adds 1, so that a 6 hits; with all its might 6 to 3 adds 2.
    expect(findWays(mounted, ask(1)).ways).toMatchObject([
      { asks: [{ parts: [{ counter: 'h', as: 'hard' }] }], chance: { ways: 1n, of: 3n } },
    ]);
    expect(findWays(mounted, ask(1)).tried).toBe(2);
  });
  test('five at most', () => {
    const many = openPlan(
      ['0604', '0403', '0503', '0603'].map((hex, i) => foot(`x${i}`, hex, 'blue', { strength: 9 })),
    );
    expect(findWays(many, ask(1)).ways).toHaveLength(5);
  });
  test('is work that tells how far it is', () => {
    expect(searchWays(openPlan(), ask(33)).next().value).toEqual({ tried: 0, ways: 0 });
  });
  test('and may be stopped while the sets of a large pool are still being listed', () => {
    const crowd = Array.from({ length: 30 }, (_, i) => foot(`x${i}`, '0505', 'blue', { strength: 9 }));
    const search = searchWays(openBoard(door, field([...crowd, foot('d', '0504', 'red')])), ask(1));
    // 30 counters make a thousand million sets.
    expect(Array.from({ length: 100 }, () => search.next().value)).toEqual(Array(100).fill({ tried: 0, ways: 0 }));
  });
  test('and names what it does not know', () => {
    expect(faultOf(() => findWays(openPlan(), { ...ask(1), side: 'green' }))).toMatchObject({ field: 'side' });
    expect(faultOf(() => findWays(openPlan(), { ...ask(1), target: '99' }))).toMatchObject({ field: 'target' });
    expect(faultOf(() => findWays(openPlan(), { ...ask(1), action: 'storm' }))).toMatchObject({ field: 'action' });
  });
});
