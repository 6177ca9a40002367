import type { Entry } from '@coup-doeil/core/chart';
import type { Drm } from '../charts/figures.ts';
import type { terrain2016 } from '../charts/terrain.ts';
import type { Hex, Hexside, Level, Works } from '../vocabulary.ts';

/** What lies between two neighbouring hexes, seen by who goes across. */
export interface Crossing {
  readonly hexsides: readonly Hexside[];
  readonly works: Works | 'none';
  /** Into where there are no works. */
  readonly passage: 'into' | 'out';
  /** Levels up to the hex entered. */
  readonly level: number;
}

/** The row of the chart for a difference of level, seen from the one who comes. */
export const levelRow = (difference: number): Level | null => {
  if (difference > 1) return 'up-two';
  if (difference < -1) return 'down-two';
  return difference === 0 ? null : difference === 1 ? 'up-one' : 'down-one';
};

/** The figure of a cell that can be neither barred nor sent elsewhere where it is asked. */
export const figureOf = ({ value }: Entry<Drm>, way: 'into' | 'out'): number =>
  typeof value === 'object' ? value[way] : 0;

/** Six fronts by note b, wherever the printing puts its mark. */
export const sixFronts = (terrain: typeof terrain2016, hex: Hex): boolean =>
  terrain.at(hex, 'shock').marks.includes('b') || terrain.row(hex).marks.includes('b');

/** What a bridge goes over: a stream where there is one beneath it. */
export const spanned = (hexsides: readonly Hexside[]): 'river' | 'stream' =>
  hexsides.includes('stream') ? 'stream' : 'river';

/** Each thing once, however often it was named. */
export const once = <T>(things: readonly T[]): readonly T[] => [...new Set(things)];
