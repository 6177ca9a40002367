import { findBattleProblems } from '@coup-doeil/kit/twin';
import { expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { game } from '../../src/index.ts';

test.each(Object.entries(game.battles ?? {}))(
  '%s stands ready, with something to do for each side',
  async (id, load) => {
    expect(findBattleProblems(battle, await load(), ['attack', 'bombardment'])).toEqual([]);
    expect(id).toMatch(/^[a-z-]+$/);
  },
);
