import { describe, expect, test } from 'vitest';
import { addWord, openBoard, readBattlefield } from '../../src/battle/index.ts';
import { skirmish } from '../fixture/skirmish.ts';

const GRID = { columns: 4, rows: 4, orientation: 'flat', shifted: 'even' } as const;
const shaken = skirmish.palette.states.shaken;
if (!shaken) throw new Error('no shaken');
const palette = {
  ...skirmish.palette,
  states: { ...skirmish.palette.states, steady: shaken, hidden: shaken },
  exclusive: [['shaken', 'steady']],
};
const open = (state: readonly string[]) =>
  openBoard(
    { ...skirmish, palette },
    readBattlefield({
      format: 'coup-doeil/battlefield',
      version: 2,
      game: 'skirmish',
      grid: GRID,
      units: [{ id: 'a', side: 'blue', arm: 'foot', strength: 3, ratings: { rating: 3, move: 3 }, hex: '0101', state }],
    }),
  );

describe('words that contradict one another', () => {
  test('are an error that names the second and lists what may stand beside the first', () => {
    expect(() => open(['hidden', 'steady', 'shaken'])).toThrowError(
      expect.objectContaining({ code: 'choice', field: 'units.0.state.2', allowed: [], given: 'shaken' }),
    );
    expect(() => open(['steady', 'shaken'])).toThrowError(
      expect.objectContaining({ field: 'units.0.state.1', allowed: ['hidden'], given: 'shaken' }),
    );
  });
  test('each alone, or beside others, is none', () => {
    for (const state of [['steady'], ['hidden', 'shaken'], []]) expect(open(state).counters).toHaveLength(1);
  });
  test('a word that is put in takes out what contradicts it, and stands once', () => {
    expect(addWord(palette, ['steady', 'hidden'], 'shaken')).toEqual(['hidden', 'shaken']);
    expect(addWord(palette, ['shaken', 'hidden'], 'shaken')).toEqual(['hidden', 'shaken']);
    expect(addWord({}, ['steady'], 'shaken')).toEqual(['steady', 'shaken']);
  });
});
