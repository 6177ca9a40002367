import type { GameBoard } from '@coup-doeil/core/battle';
import type { Plan } from '@coup-doeil/core/plan';
import { makeMarch } from '../play/marching.ts';

/** The board that the next step of a plan is asked on: its marches are made, as they do not hang on dice. */
export const makePlanBoard = (board: GameBoard, plan: Plan | undefined): GameBoard =>
  (plan?.steps ?? []).reduce(
    (after, { march, when }) =>
      march && !when?.length && after.byId.has(march.counter)
        ? makeMarch(after, { counter: march.counter, hex: march.to })
        : after,
    board,
  );
