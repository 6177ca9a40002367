import type { AnyCalculator, Game } from '@coup-doeil/core/game';
import { discover } from '../src/discover.ts';

const discovered = await discover();
if (discovered.broken.length > 0) throw new Error(`cannot be loaded: ${discovered.broken}`);
/** The games of the workspace, as the command finds them. */
export const games: readonly Game[] = await Promise.all(discovered.games.map((game) => game.load()));

/** Every calculator of every game. */
export const calculators: readonly (readonly [game: Game, calculator: AnyCalculator])[] = (
  await Promise.all(
    games.map(async (game) =>
      Promise.all(Object.values(game.calculators).map(async (load) => [game, await load()] as const)),
    ),
  )
).flat();

/** Small whole numbers that look like chance and are the same every time (mulberry32). */
export const picker = (seed: number): ((n: number) => number) => {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % n;
  };
};
