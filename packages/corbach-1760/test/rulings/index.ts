import type { Exemptions, Ruling } from '@coup-doeil/kit';
import { COMBAT } from './combat.ts';
import { FIRE } from './fire.ts';
import { MARCH } from './march.ts';
import { OTHERS } from './others.ts';
import { ZONE } from './zone.ts';

const board = 'asked on the board, which has tests of its own';

export const EXEMPT: Exemptions = {
  'reading.line-of-sight': board,
  'reading.facing': board,
  'notes.target': 'says whose the figures are: every answer follows it, none can do without',
  'notes.cumulative': 'says of all lines what adding them up shows',
  'notes.combat-die': 'says which die is thrown: every answer throws it',
  'notes.rounding': 'every ratio is rounded by it; the rulings on ratios lie on either side of each',
};

export const RULINGS: readonly Ruling[] = [...COMBAT, ...FIRE, ...MARCH, ...ZONE, ...OTHERS];
