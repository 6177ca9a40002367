import type { Entry } from '@aide-de-camp/core/chart';
import type { Drm } from '../charts/figures.ts';
import type { Level } from '../vocabulary.ts';

/** The row of the chart for a difference of level, seen from the one who comes. */
export const levelRow = (difference: number): Level | null => {
  if (difference === 0) return null;
  if (difference > 0) return difference === 1 ? 'up-one' : 'up-two';
  return difference === -1 ? 'down-one' : 'down-two';
};

/** The figure of a cell that can be neither barred nor sent elsewhere where it is asked. */
export const figureOf = ({ value }: Entry<Drm>, way: 'into' | 'out'): number =>
  typeof value === 'object' ? value[way] : 0;
