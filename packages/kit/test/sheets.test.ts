import { describe, expect, test } from 'vitest';
import { readGame, SHEET_GAMES } from '../../core/test/sheets/games.ts';
import { conform } from '../src/conformance/index.ts';

describe.each(SHEET_GAMES)('%s, a folder of sheets', (name) => {
  const { game, problems, data } = readGame(name);

  test('is read without a mistake', () => {
    expect(problems).toEqual([]);
    expect(data.rulings.length).toBeGreaterThan(2);
  });

  conform(game, { at: import.meta.dirname, rulings: data.rulings });
});

test('zones and facing are data for a battle door', () => {
  const { stances } = readGame('redoubt').data;
  expect(stances).toMatchObject({
    infantry: { facing: 'hexside', front: [0, 1], flank: [2, 5], rear: [3, 4], zone: [0, 1] },
    cavalry: { facing: 'corner', zone: [0, 1, 2, 3, 4, 5] },
    train: { facing: 'none', front: [], zone: [] },
  });
});
