import type { After, DoneAction, Results } from '@coup-doeil/core/battle';
import { applyFates } from './after.ts';
import { afterRally } from './after-rally.ts';
import { followAttack } from './follow.ts';
import type { WarBattle, WarBoard } from './types.ts';

const afterDeepCharge = (_: WarBoard, { parts, outcome }: DoneAction<WarBattle>): After => ({
  changes: parts.flatMap(({ counter: { id } }) => [
    { change: 'mark' as const, counter: id, add: ['charged'], remove: [] },
    ...(outcome.row === 'obliged' ? [{ change: 'state' as const, counter: id, add: ['bound'], remove: [] }] : []),
  ]),
  questions: [],
  facts: [],
});

/** What follows attacks, bombardments, rallies and deep charges. */
export const results: Results<WarBattle> = {
  attack: { after: applyFates, follow: followAttack },
  bombardment: { after: applyFates },
  rally: { after: afterRally },
  'deep-charge': { after: afterDeepCharge },
};
