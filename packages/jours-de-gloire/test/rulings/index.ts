import { FIRE_RULINGS } from './fire.ts';
import { MARCH_RULINGS } from './march.ts';
import { OTHER_RULINGS } from './others.ts';
import { SHOCK_RULINGS } from './shock.ts';

/** Every ruling of the game. */
export const RULINGS = [...SHOCK_RULINGS, ...FIRE_RULINGS, ...MARCH_RULINGS, ...OTHER_RULINGS];
