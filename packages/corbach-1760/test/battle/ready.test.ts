import {
  listActions,
  listThreats,
  loadBattlefield,
  openBoard,
  readBattlefield,
  saveBattlefield,
} from '@coup-doeil/core/battle';
import { expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { game } from '../../src/index.ts';

const entries = Object.entries(game.battles ?? {});

test.each(entries)(
  '%s: a document that this game reads, 12 to 20 counters a side, and something to do for each',
  async (id, load) => {
    const given = await load();
    const document = readBattlefield(given);
    expect(given.title?.fr).not.toBe(given.title?.en);
    expect(loadBattlefield(saveBattlefield(document))).toEqual(document);
    for (const edition of battle.editions) {
      const board = openBoard(battle, document, { edition });
      expect(board.sides).toHaveLength(2);
      for (const side of board.sides) {
        const own = board.counters.filter((counter) => counter.side === side);
        expect([own.length >= 12, own.length <= 20]).toEqual([true, true]);
        const actions = new Set(listActions(board, side).map(({ action }) => action));
        expect([...actions].sort()).toEqual(['combat', 'fire']);
        expect(listThreats(board, side).length).toBeGreaterThan(2);
      }
    }
    expect(id).toMatch(/^[a-z-]+$/);
  },
);
