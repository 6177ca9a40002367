import { type ActionAsk, getCounter, loadResults, runAction } from '@coup-doeil/core/battle';
import { describe, expect, test } from 'vitest';
import { battle as early } from '../../src/battle/early.ts';
import { battle } from '../../src/battle.ts';
import { horse, open, type Unit, unit } from './fixture.ts';

describe('what a counter is', () => {
  const figuresOf = (more: Partial<Unit>) => getCounter(open([unit('a', '0505', 'blue', more)]), 'a');
  test.each<[string, Partial<Unit>, object]>([
    [
      'heavy guns are no heavy cavalry',
      { arm: 'artillery', traits: ['heavy', 'bonus'] },
      { heavy: false, bonus: false },
    ],
    ['nor is heavy infantry', { traits: ['heavy'] }, { heavy: false }],
    ['light infantry is no light cavalry', { traits: ['light'] }, { light: false, kind: 'light', mover: 'infantry' }],
    [
      'cavalry that is light is light cavalry',
      { arm: 'cavalry', traits: ['light'] },
      { light: true, kind: 'line', mover: 'light-cavalry', arm: 'cavalry' },
    ],
    ['infantry has no 12-pounder', { traits: ['twelve-pounder'] }, { twelvePounder: false }],
    [
      'who is routed is so, whatever a combat did to it',
      { state: ['routed', 'disorganised-by-combat'] },
      { order: 'routed' },
    ],
    ['a combat alone disorganises', { state: ['disorganised-by-combat'] }, { order: 'disorganised', byCombat: true }],
  ])('%s', (_, more, figures) => {
    expect(figuresOf(more)).toMatchObject(figures);
  });
});

test('the star strikes no routed cavalry that is read as disorganised: it was not a combat that routed it', () => {
  const units = [unit('a', '0505', 'blue'), horse('d', '0504', 'red', { state: ['routed', 'disorganised-by-combat'] })];
  const asked: ActionAsk = {
    action: 'combat',
    side: 'blue',
    parts: [{ counter: 'a', as: 'attacks' }],
    targets: ['0504'],
  };
  expect(runAction(open(units, {}, { 'routed-defends': 'disorganised' }), asked)).toMatchObject({
    report: { input: { defenders: [{ state: 'disorganised', byCombat: false }] } },
  });
});

test('the map draws light cavalry as cavalry, commanders as generals, both disorders alike; roads by their names', () => {
  const { signs, roads } = battle.palette;
  expect(signs).toEqual({
    'light-cavalry': 'cavalry',
    commander: 'general',
    disorganised: 'disordered',
    'disorganised-by-combat': 'disordered',
  });
  expect([roads.road.en, roads['sunken-road'].en, roads['sunken-road'].fr]).toEqual([
    'road',
    'sunken road',
    'chemin creux',
  ]);
});

test('every arm but the commander needs a strength and a morale', () => {
  const { strength, ratings, arms } = battle.palette;
  const fighters = ['artillery', 'cavalry', 'infantry', 'light-cavalry'];
  expect(strength.neededBy?.toSorted()).toEqual(fighters);
  expect(ratings.morale?.neededBy?.toSorted()).toEqual(fighters);
  expect(Object.keys(arms).sort()).toEqual([...fighters, 'commander'].sort());
});

test('what follows the dice is loaded only when they lie, and is then the same', async () => {
  const { actions } = await loadResults(early);
  expect(early.actions.some(({ after }) => after)).toBe(false);
  expect(actions.map(({ id, after }) => [id, typeof after])).toEqual(battle.actions.map(({ id }) => [id, 'function']));
});
