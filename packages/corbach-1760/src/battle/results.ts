import type { Results } from '@coup-doeil/core/battle';
import { sequel as combat } from '../sequels/combat.ts';
import { sequel as fire } from '../sequels/fire.ts';
import { changeCounters } from './after.ts';
import type { CorbachBattle } from './types.ts';

const ORDERS = ['good-order', 'disorganised', 'disorganised-by-combat', 'routed'];

/** What follows fire, combat and rally. */
export const results: Results<CorbachBattle> = {
  fire: { after: (board, done) => changeCounters(board, done, fire, 'fired') },
  combat: { after: (board, done) => changeCounters(board, done, combat, 'attacked') },
  rally: {
    after: (_, { parts, outcome }) => ({
      changes: parts.flatMap(({ counter: { id } }) =>
        outcome.fates[id] === 'rallied' ? [{ change: 'state' as const, counter: id, add: [], remove: ORDERS }] : [],
      ),
      questions: [],
      facts: [],
    }),
  },
};
