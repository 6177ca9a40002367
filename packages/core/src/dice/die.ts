import { gather, type Odds, type Way } from './odds.ts';
import { refuse, whole } from './refuse.ts';

// Where a die keeps its small sums.
export const SUMS = Symbol('sums');

/**
 * A die: its id and its faces, as read; a face that stands twice is twice as likely. It is at once the odds of its own
 * roll, so that it stands wherever odds of numbers do.
 */
export interface Die extends Odds<number, number> {
  readonly id: string;
  readonly faces: readonly number[];
  readonly [SUMS]?: Odds<number>[];
}

const MOST_FACES = 1000;
const HIGHEST = 1_000_000;

const made = (id: string, faces: readonly number[], ways: readonly Way<number, number>[]): Die =>
  typeof id === 'string'
    ? { id, faces, of: faces.length, ways, [SUMS]: [] }
    : refuse('not-an-id', 'id', 'a string', id);

/** Makes a die from its faces. */
export function die(id: string, faces: readonly number[]): Die {
  if (!Array.isArray(faces) || faces.length < 1 || faces.length > MOST_FACES)
    refuse('not-faces', 'faces', `1 to ${MOST_FACES} whole numbers`, faces);
  const { ways } = gather<number>(faces.length, (add) => {
    for (const face of faces) add(whole('faces', face, -HIGHEST, HIGHEST), 1);
  });
  return made(id, [...faces], ways);
}

/** A die numbered from 1, or from another number: `numbered('d10', 10, 0)` is read 0–9. */
export function numbered(id: string, size: number, first = 1): Die {
  const faces: number[] = [];
  whole('size', size, 1, MOST_FACES);
  for (let face = whole('first', first, -HIGHEST, HIGHEST); faces.length < size; face++) faces.push(face);
  return made(
    id,
    faces,
    faces.map((face) => [face, 1]),
  );
}

export const d6: Die = numbered('d6', 6);

/** Read 0–9: a 0 is zero, not ten. */
export const d10: Die = numbered('d10', 10, 0);
