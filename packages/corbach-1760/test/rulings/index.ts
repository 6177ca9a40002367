import type { Exemptions, Ruling } from '@aide-de-camp/core/testing';

const board = 'asked on the board, which has tests of its own';

export const EXEMPT: Exemptions = {
  'reading.zoc': board,
  'reading.line-of-sight': board,
  'reading.facing': board,
};

export const RULINGS: readonly Ruling[] = [];
