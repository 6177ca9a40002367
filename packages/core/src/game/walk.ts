import type { Cite } from '../chart/cell.ts';
import type { Text } from '../text/index.ts';
import type { Refusal } from './calculator.ts';

/** One legal choice of the reader's. */
export interface Move {
  readonly id: string;
  readonly label: Text;
  /** The step of the printed sequence that it stands in. */
  readonly cite: Cite;
  /** The calculator that serves it. */
  readonly calculator?: string;
}

/** A printed sequence that can be walked. The state is the list of choices; everything else is replayed from it. */
export interface Walk<S> {
  readonly start: S;
  /** The legal choices; none means that the walk is over. */
  moves(state: S): readonly Move[];
  /** Only ever called with one of them. */
  take(state: S, move: string): S;
  /** Why something is not to be chosen now. */
  refuse(state: S, move: string): Refusal;
}

/** How far a list of choices leads through a walk. */
export interface Walked<S> {
  readonly state: S;
  readonly path: readonly Move[];
  readonly moves: readonly Move[];
  /** The first choice that was not legal, its place (from 1), and why. */
  readonly stopped: (Refusal['refused'] & { readonly at: number }) | null;
}

/** Replays choices from the start, as far as they are legal. */
export const replay = <S>(walk: Walk<S>, choices: readonly string[]): Walked<S> => {
  let state = walk.start;
  const moves: Move[] = [];
  for (const [i, choice] of choices.entries()) {
    const move = walk.moves(state).find(({ id }) => id === choice);
    if (!move) {
      const { refused } = walk.refuse(state, choice);
      return { state, path: moves, moves: walk.moves(state), stopped: { ...refused, at: i + 1 } };
    }
    state = walk.take(state, choice);
    moves.push(move);
  }
  return { state, path: moves, moves: walk.moves(state), stopped: null };
};
