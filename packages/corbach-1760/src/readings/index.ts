/** The doubtful places of the sheet, calculator by calculator; those of a board apart. Each says its question, options and why. */
export { BOARD_READINGS } from './board.ts';
export { COMBAT_READINGS } from './combat.ts';
export { FIRE_READINGS, MORALE_READINGS } from './fire.ts';
export { MARCH_READINGS } from './march.ts';
export { ZONE_READINGS } from './zone.ts';
