/** The doubtful places of the sheets, calculator by calculator; those of a board apart. Each says its question, options and why. */
export { BOARD_READINGS } from './board.ts';
export { CHARGE_READINGS } from './charge.ts';
export { COHESION_READINGS } from './cohesion.ts';
export { FIRE_READINGS } from './fire.ts';
export { MARCH_READINGS } from './march.ts';
export { SHOCK_READINGS } from './shock.ts';
