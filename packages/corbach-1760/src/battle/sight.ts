import { blockByCover, type SightRules } from '@coup-doeil/core/battle';
import type { Hex } from '../vocabulary.ts';
import { terrainAt } from './ground.ts';
import type { CorbachBattle } from './types.ts';

const COVER: readonly Hex[] = ['woods', 'village'];

/** The rule is not on the sheet: nothing blocks, or what usually does. */
export const sightRules: SightRules<CorbachBattle> = {
  blocks: (board, from, to) =>
    board.reading('line-of-sight') === 'caller'
      ? undefined
      : blockByCover(board, from, to, (hex) => COVER.includes(terrainAt(board, hex))),
  along: (board) =>
    board.reading('spine-sight') === 'both' ? (left, right) => left && right : (left, right) => left || right,
};
