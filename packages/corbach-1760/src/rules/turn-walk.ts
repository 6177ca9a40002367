import type { Walk } from '@coup-doeil/core/game';
import { legal, START, type TurnState, take } from './turn.ts';
import { isChoice, MOVES } from './turn-moves.ts';
import { refusal } from './turn-refusals.ts';

/** The turn as a tree of legal choices; the state is replayed from the choices made. */
export const walkTurn: Walk<TurnState> = {
  start: START,
  moves: (state) => legal(state).map((id) => MOVES[id]),
  take: (state, move) => (isChoice(move) ? take(state, move) : state),
  refuse: refusal,
};
