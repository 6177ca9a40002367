import { expect, test } from 'vitest';
import { games } from '../games.ts';
import { start } from '../mcp-server.ts';

/** Two batteries fire at a hex, then so many counters shock as many in it, no two alike: six a side work for a second. */
const assault = async (counters: number) => {
  const numbers = Array.from({ length: counters }, (_, i) => i);
  const unit = (id: string, side: string, hex: string, facing: number, strength: number, more = {}) => ({
    id,
    side,
    arm: 'infantry',
    hex,
    facing: { side: facing },
    strength,
    ratings: { cohesion: 4 + (strength % 4), movement: 4 },
    back: { strength: 4, ratings: { cohesion: 5 } },
    ...more,
  });
  const guns = { arm: 'artillery', ratings: { cohesion: 6, movement: 4, range: 3 } };
  const units = [
    ...numbers.map((i) => unit(`b${i}`, 'blue', ['0505', '0404', '0604'][i % 3] ?? '', [0, 1, 5][i % 3] ?? 0, 3 + i)),
    ...numbers.map((i) => unit(`r${i}`, 'red', '0504', 3, 3 + i)),
    unit('g0', 'blue', '0506', 0, 8, guns),
    unit('g1', 'blue', '0507', 0, 7, guns),
  ];
  return {
    battlefield: { ...(await games.find(({ meta }) => meta.id === 'jours-de-gloire')?.battles?.varnes?.()), units },
    plan: `fire g0 at 0504; fire g1 at 0504; shock ${numbers.map((i) => `b${i}`).join(', ')} at 0504`,
  };
};

test('a long plan makes room for the next call; once it is cancelled it is answered no more', async () => {
  const { ask, notify, greet, lines, lastId } = start();
  await greet();
  const plan = { name: 'plan', arguments: { game: 'jours-de-gloire', ...(await assault(6)) } };
  void ask('tools/call', plan);
  const cancelled = lastId();
  await ask('tools/call', { name: 'games', arguments: {} });
  notify('notifications/cancelled', { requestId: cancelled, reason: 'enough' });
  // The same again would be answered after the first, which began before it.
  const again = await ask('tools/call', plan);
  expect(again.result?.isError ?? false).toBe(false);
  expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, cancelled + 1, cancelled + 2]);
});
