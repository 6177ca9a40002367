import { gather, type Odds } from './odds.ts';
import { whole } from './refuse.ts';

// Where a die keeps its sums.
export const SUMS = Symbol();

/**
 * A die: its id and its faces, as read; a face that stands twice is twice as likely. It is at once the odds of its own
 * roll, so that it stands wherever odds of numbers do.
 */
export interface Die extends Odds<number, number> {
  readonly id: string;
  readonly faces: readonly number[];
  readonly [SUMS]?: Odds<number>[];
}

/** Makes a die from its faces, up to 1000 of them. */
export function die(id: string, faces: readonly number[]): Die {
  const of = whole('faces', faces?.length, 1, 1000);
  const own = [...faces];
  return {
    id,
    faces: own,
    ...gather<number>(
      of,
      own.map((face) => [whole('faces', face), 1]),
    ),
    [SUMS]: [],
  };
}

export const d6: Die = die('d6', [1, 2, 3, 4, 5, 6]);

/** Read 0–9: a 0 is zero, not ten. */
export const d10: Die = die('d10', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
