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
