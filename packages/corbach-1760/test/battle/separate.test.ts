import { listActions, openBoard, readBattlefield } from '@coup-doeil/core/battle';
import { computePlan, isTooMany } from '@coup-doeil/core/plan';
import { createJointDoor, sortLists } from '@coup-doeil/kit/twin';
import { expect, test } from 'vitest';
import { battle } from '../../src/battle.ts';
import { game } from '../../src/index.ts';

const joint = createJointDoor(battle);

const TABLES = [{}, { 'recoil-hexes': 'rear' }, { 'step-is': 'hand' }];

test.each(Object.entries(game.battles ?? {}))('%s: fates one by one come to what they do together', async (_, load) => {
  const document = readBattlefield(await load());
  for (const readings of TABLES) {
    const board = openBoard(battle, document, { readings });
    const slow = openBoard(joint, document, { readings });
    const listed = board.sides.flatMap((side) => listActions(board, side));
    const asksOf = (id: string) =>
      listed.flatMap(({ action, sets }) => (action === id ? sets.slice(0, 2).map(({ ask }) => ask) : [])).slice(0, 4);
    const [fires, combats] = [asksOf('fire'), asksOf('combat')];
    expect([fires.length, combats.length]).toEqual([4, 4]);
    for (const [i, fire] of fires.entries()) {
      const steps = [fire, fires[(i + 1) % 4] ?? fire, combats[i] ?? fire].map((action, at) => ({
        id: `${at}`,
        action,
      }));
      const answer = computePlan(slow, { steps });
      expect(isTooMany(answer) || answer.stages.some(({ done }) => done.ways > 0n)).toBe(true);
      expect(sortLists(computePlan(board, { steps }))).toEqual(sortLists(answer));
    }
  }
});
