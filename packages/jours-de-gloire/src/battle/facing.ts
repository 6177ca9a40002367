import { getStack } from '@coup-doeil/core/battle';
import { ALL_FRONT, type Arcs, type Aspect, FRONT_3_REAR_3, FRONT_4_REAR_2, getAspect } from '@coup-doeil/hex';
import { sixFronts } from '../rules/ground.ts';
import { chartsOf } from './charts.ts';
import { hexRow } from './ground.ts';
import type { JdgBoard, JdgCounter } from './types.ts';

/** Whether a hex gives six fronts by note b. */
export const isSixFronts = (board: JdgBoard, hex: number): boolean =>
  sixFronts(chartsOf(board.edition).terrain, hexRow(board, hex));

/** Artillery has the six fronts of a square that it stands with, as the table reads it. */
export const standsInSquare = (board: JdgBoard, counter: JdgCounter): boolean =>
  counter.square ||
  (counter.arm === 'artillery' &&
    getStack(board, counter.hex).some(({ square }) => square) &&
    board.reading('guns-in-square') === 'six-fronts');

/** Front and rear: six fronts in square and by note b, else as the table reads the facing. */
export const arcsOf = (board: JdgBoard, counter: JdgCounter): Arcs => {
  if (standsInSquare(board, counter) || isSixFronts(board, counter.hex)) return ALL_FRONT;
  return board.reading('facing') === 'hexside' ? FRONT_3_REAR_3 : FRONT_4_REAR_2;
};

/** What a unit turns to one of its sides. Where its facing is not given it acts all round, and is met in front. */
export const aspectOf = (board: JdgBoard, counter: JdgCounter, side: number): Aspect =>
  counter.facing === null ? 'front' : getAspect(arcsOf(board, counter), counter.facing, side);
