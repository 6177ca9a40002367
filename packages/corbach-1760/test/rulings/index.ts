import type { Exemptions, Ruling } from '@coup-doeil/kit';
import { COMBAT } from './combat.ts';
import { FIRE } from './fire.ts';
import { MARCH } from './march.ts';
import { OTHERS } from './others.ts';

const board = 'asked on the board, which has tests of its own';

export const EXEMPT: Exemptions = {
  'reading.zoc': board,
  'reading.line-of-sight': board,
  'reading.facing': board,
};

export const RULINGS: readonly Ruling[] = [...COMBAT, ...FIRE, ...MARCH, ...OTHERS];
