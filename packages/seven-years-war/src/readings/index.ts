import { ATTACK_READINGS } from './attack.ts';
import { BOARD_READINGS } from './board.ts';
import { MARCH_READINGS } from './march.ts';
import { MORALE_READINGS } from './morale.ts';
import { RALLY_READINGS } from './rally.ts';

/** Every doubtful place of the sheet. */
export const READINGS = {
  ...MARCH_READINGS,
  ...ATTACK_READINGS,
  ...RALLY_READINGS,
  ...MORALE_READINGS,
  ...BOARD_READINGS,
};
