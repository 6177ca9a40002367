import { gather, type Odds } from './odds.ts';
import { checkInteger } from './reject.ts';

/** The key under which a die caches the odds of its sums, for `sum` alone. */
export const SUMS = Symbol();

/**
 * A die: its id and the numbers on its faces; a number on two faces is twice as likely. A die is also the odds of its own
 * roll, and goes wherever odds of numbers do.
 */
export interface Die extends Odds<number, number> {
  readonly id: string;
  readonly faces: readonly number[];
  /** The odds of its sums so far, cached by `sum`. */
  readonly [SUMS]?: Odds<number>[];
}

/** Makes a die from the numbers on its faces, up to 1000 of them: `die('d3', [1, 1, 2, 2, 3, 3])`. */
export function die(id: string, faces: readonly number[]): Die {
  const of = checkInteger(faces?.length, 'faces', 1, 1000);
  const own = [...faces];
  return {
    id,
    faces: own,
    ...gather<number>(
      of,
      own.map((face) => [checkInteger(face, 'faces'), 1]),
    ),
    [SUMS]: [],
  };
}

/** A die with faces 1 to 6. */
export const d6: Die = die('d6', [1, 2, 3, 4, 5, 6]);

/** A die with faces 0 to 9: a 0 counts as zero, not as ten. */
export const d10: Die = die('d10', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
