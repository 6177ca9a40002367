import type { Entry } from '@coup-doeil/core/chart';
import type { Drm } from '../charts/figures.ts';
import type { terrain142 } from '../charts/terrain.ts';
import type { Arm, Climb, Hex } from '../vocabulary.ts';

/** The row for a difference of level, seen from the one who comes. */
export const climbOf = (difference: number): Climb | null => {
  if (difference < 0) return 'down';
  if (difference === 0) return null;
  return difference === 1 ? 'up-one' : 'up-two';
};

/** A figure that could send to the hex's own terrain and here does not add to it. */
export const own = ({ value }: Entry<Drm>): number => (value === 'terrain' ? 0 : value);

/** The observation that leaves units of these arms no flank in a hex, if it does. */
export const noFlank = (terrain: typeof terrain142, hex: Hex, arms: readonly Arm[]) => {
  const cell = terrain.at(hex, 'observations');
  const { value } = cell;
  return value.kind === 'no-flank' && arms.every((arm) => arm === value.of) ? cell : undefined;
};
