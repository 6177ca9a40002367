import { rejectInput } from '../error.ts';
import type { Palette } from './palette.ts';

type Exclusive = Pick<Palette, 'exclusive'>;

const contradicts = ({ exclusive = [] }: Exclusive, word: string, other: string): boolean =>
  word !== other && exclusive.some((group) => group.includes(word) && group.includes(other));

/** Refuses a list of words that contradict one another: which of them holds is nobody’s guess. */
export const checkExclusive = (palette: Exclusive, words: readonly string[], place: string, allowed: object): void =>
  words.forEach((word, i) => {
    const earlier = words.slice(0, i);
    if (!earlier.some((other) => contradicts(palette, word, other))) return;
    const open = Object.keys(allowed).filter(
      (each) => !earlier.some((other) => other === each || contradicts(palette, each, other)),
    );
    rejectInput('choice', `${place}.${i}`, open, word);
  });

/** A list of words with one put in, and what contradicts it taken out. */
export const addWord = (palette: Exclusive, words: readonly string[], word: string): readonly string[] => [
  ...words.filter((other) => other !== word && !contradicts(palette, word, other)),
  word,
];
