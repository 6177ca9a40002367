import { getCrossing, listLineWays } from '@coup-doeil/core/battle';
import { findSide } from '@coup-doeil/hex';
import { aspectOf } from './facing.ts';
import { betweenOf } from './ground.ts';
import type { JdgBoard, JdgCounter } from './types.ts';

type Between = ReturnType<typeof betweenOf>;

/** How a shot leaves its hex and enters the target’s. */
export interface ShotWay {
  /** The side of the battery’s hex that it leaves over. */
  readonly out: number;
  readonly entry: Between;
}

/** Every way that a shot may take: more than one where its line begins or ends along a hexside. */
export const listShotWays = (board: JdgBoard, from: number, target: number): ShotWay[] =>
  listLineWays(board, from, target).flatMap(({ out, before }) => {
    const { ground } = board;
    const crossing = getCrossing(ground, before, findSide(ground.grid, before, target));
    return crossing ? [{ out, entry: withOwnWorks(ground, from, out, betweenOf(crossing)) }] : [];
  });

/** Works at the battery’s own hexside, out of which it fires, where there are none at the target’s. */
const withOwnWorks = (ground: JdgBoard['ground'], from: number, out: number, entry: Between): Between => {
  const first = getCrossing(ground, from, out);
  if (!first || entry.works !== 'none') return entry;
  const { works, passage } = betweenOf(first);
  // Without works it is always into.
  return passage === 'into' ? entry : { ...entry, works, passage };
};

/** The ways that lead out over a front hexside, as the table reads it. */
export const listFrontWays = (board: JdgBoard, battery: JdgCounter, ways: readonly ShotWay[]): readonly ShotWay[] =>
  board.reading('fire-arc') === 'any' ? ways : ways.filter(({ out }) => aspectOf(board, battery, out) === 'front');
