import { cutText } from '../text/cut-text.ts';
import type { Text } from '../text/index.ts';

/** A mistake in a sheet: where it stands, and what should stand there. */
export interface Problem {
  readonly file: string;
  /** The row of the file, counted from 1: the first where the file itself is wrong. */
  readonly line: number;
  /** The name at the head of the column; one that has no name goes by its number: `#3`. */
  readonly column: string;
  readonly text: Text;
  /** What stands there now. */
  readonly given?: string;
}

/** Takes down problems, each place once, as far as a person will read them. */
export interface Problems {
  readonly list: readonly Problem[];
  add(problem: Problem): void;
  has(file: string): boolean;
}

const MOST = 500;

/** A column as problems call it, by its place among the heads, counted from 0. */
export const nameOfColumn = (heads: readonly string[], at: number): string => heads[at] || `#${at + 1}`;

export const createProblems = (): Problems => {
  const byPlace = new Map<string, Problem>();
  const files = new Set<string>();
  return {
    get list() {
      return [...byPlace.values()];
    },
    add: (problem) => {
      const { file, line, column, given } = problem;
      const key = JSON.stringify([file, line, column]);
      files.add(file);
      if (byPlace.has(key) || byPlace.size >= MOST) return;
      byPlace.set(key, given === undefined ? problem : { ...problem, given: cutText(given) });
    },
    has: (file) => files.has(file),
  };
};
