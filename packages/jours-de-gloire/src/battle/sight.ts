import { getStack, type SightRules } from '@coup-doeil/core/battle';
import { blockByHeight } from '@coup-doeil/hex';
import type { Hex } from '../vocabulary.ts';
import { hexRow } from './ground.ts';
import type { JdgBattle } from './types.ts';

const COVER: readonly Hex[] = ['woods', 'town', 'castle'];

/** Rule 7.4 is not on the sheet: nothing blocks, or what usually does. */
export const sightRules: SightRules<JdgBattle> = {
  blocks: (board, from, to) => {
    if (board.reading('line-of-sight') === 'caller') return undefined;
    const { levels } = board.ground.board;
    const level = (hex: number): number => levels[hex] ?? 0;
    const [eye, target] = [level(from), level(to)];
    return (_, __, hex, step, of) =>
      step < of &&
      (blockByHeight(level(hex), step, of, eye, target) ||
        // Cover blocks unless the line passes over it.
        (!blockByHeight(-level(hex), step, of, -eye, -target) &&
          (COVER.includes(hexRow(board, hex)) || getStack(board, hex).length > 0)));
  },
  along: (board) =>
    board.reading('spine-sight') === 'both' ? (left, right) => left && right : (left, right) => left || right,
};
