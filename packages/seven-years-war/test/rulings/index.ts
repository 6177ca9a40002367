import { ATTACK_RULINGS } from './attack.ts';
import { MARCH_RULINGS } from './march.ts';
import { OTHER_RULINGS } from './others.ts';

/** What the kit is told to leave out, and why. */
export const EXEMPT = {
  'pool.bombardment.artillery':
    'batteries that bombard together are listed one by one: the figure of several is that of the best',
};

/** Every ruling of the game. */
export const RULINGS = [...MARCH_RULINGS, ...ATTACK_RULINGS, ...OTHER_RULINGS];
