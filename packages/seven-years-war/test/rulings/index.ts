import { ATTACK_RULINGS } from './attack.ts';
import { MARCH_RULINGS } from './march.ts';
import { OTHER_RULINGS } from './others.ts';

/** Every ruling of the game. */
export const RULINGS = [...MARCH_RULINGS, ...ATTACK_RULINGS, ...OTHER_RULINGS];
