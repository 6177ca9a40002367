import { getCounter, loadResults } from '@coup-doeil/core/battle';
import { describe, expect, test } from 'vitest';
import { battle as early } from '../../src/battle/early.ts';
import { foot, open, type Unit } from './fixture.ts';

describe('what a counter is', () => {
  const figuresOf = (more: Partial<Unit>) => getCounter(open([foot('a', '0505', 'blue', more)]), 'a');
  const shaken = { state: ['disordered'] };
  const general = { arm: 'general', strength: undefined, ratings: {}, back: undefined };
  test.each<[string, Partial<Unit>, object]>([
    ['infantry forms square', { state: ['square'] }, { square: true }],
    ['cavalry does not', { arm: 'cavalry', state: ['square'] }, { square: false }],
    ['heavy cavalry is heavy', { arm: 'cavalry', traits: ['heavy'] }, { heavy: true }],
    ['heavy guns are no heavy cavalry', { arm: 'artillery', traits: ['heavy'] }, { heavy: false }],
    ['in good order no back shows', { back: undefined }, { backMissing: true, shownMissing: false }],
    ['a disordered one shows its back', { ...shaken, back: undefined }, { backMissing: true, shownMissing: true }],
    ['a back that is given is not missing', shaken, { backMissing: false, shownMissing: false }],
    [
      'the strength of the back is missing: that of the front stands in',
      { ...shaken, back: { ratings: { cohesion: 5 } } },
      { strength: 5, cohesion: 5, backMissing: false, shownMissing: true },
    ],
    [
      'or its cohesion',
      { ...shaken, back: { strength: 4, ratings: {} } },
      { strength: 4, cohesion: 6, backMissing: true, shownMissing: true },
    ],
    [
      'a general has no back to miss',
      { ...general, ...shaken },
      { strength: 0, cohesion: 0, backMissing: false, shownMissing: false },
    ],
  ])('%s', (_, more, figures) => {
    expect(figuresOf(more)).toMatchObject(figures);
  });
});

test('what follows the dice is loaded on asking: it is there for fire and for shock', async () => {
  const { actions } = await loadResults(early);
  expect(actions.map(({ id, after, follow }) => [id, typeof after, typeof follow])).toEqual([
    ['fire', 'function', 'undefined'],
    ['shock', 'function', 'function'],
  ]);
});
