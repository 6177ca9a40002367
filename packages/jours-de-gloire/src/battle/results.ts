import type { Results } from '@coup-doeil/core/battle';
import { sequel as fire } from '../sequels/fire.ts';
import { sequel as shock } from '../sequels/shock.ts';
import { changeCounters } from './after.ts';
import { listShockFollowUps } from './follow.ts';
import type { JdgBattle } from './types.ts';

/** What follows fire and shock. */
export const results: Results<JdgBattle> = {
  fire: { after: (board, done) => changeCounters(board, done, fire, 'fired') },
  shock: { after: (board, done) => changeCounters(board, done, shock, 'attacked'), follow: listShockFollowUps },
};
