import { gather, type Odds } from './odds.ts';
import { refuse, whole } from './refuse.ts';

/**
 * A die: its id and its faces, as read; a face that stands twice is twice as likely. It is at once the odds of its own
 * roll, so that it stands wherever odds of numbers do.
 */
export interface Die extends Odds<number, number> {
  readonly id: string;
  readonly faces: readonly number[];
}

const MOST_FACES = 1000;

/** Makes a die from its faces. */
export function die(id: string, faces: readonly number[]): Die {
  if (typeof id !== 'string') refuse('not-an-id', 'id', 'a string', id);
  if (!Array.isArray(faces) || faces.length < 1 || faces.length > MOST_FACES)
    refuse('not-faces', 'faces', `1 to ${MOST_FACES} whole numbers`, faces);
  const { of, ways } = gather<number>(faces.length, (add) => {
    for (const face of faces) add(whole('faces', face), 1);
  });
  return Object.freeze({ id, faces: Object.freeze([...faces]), of, ways: Object.freeze(ways) });
}

/** A die numbered from 1, or from another number: `numbered('d10', 10, 0)` is read 0–9. */
export const numbered = (id: string, size: number, first = 1): Die =>
  die(
    id,
    Array.from({ length: whole('size', size, 1, MOST_FACES) }, (_, i) => first + i),
  );

export const d6: Die = numbered('d6', 6);

/** Read 0–9: a 0 is zero, not ten. */
export const d10: Die = numbered('d10', 10, 0);
