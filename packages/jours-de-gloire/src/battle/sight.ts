import { blockByCover, type SightRules } from '@coup-doeil/core/battle';
import type { Hex } from '../vocabulary.ts';
import { hexRow } from './ground.ts';
import type { JdgBattle } from './types.ts';

const COVER: readonly Hex[] = ['woods', 'town', 'castle'];

/** Rule 7.4 is not on the sheet: nothing blocks, or what usually does. */
export const sightRules: SightRules<JdgBattle> = {
  blocks: (board, from, to) => {
    if (board.reading('line-of-sight') === 'caller') return undefined;
    return blockByCover(board, from, to, (hex) => COVER.includes(hexRow(board, hex)));
  },
  along: (board) =>
    board.reading('spine-sight') === 'both' ? (left, right) => left && right : (left, right) => left || right,
};
