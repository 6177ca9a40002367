import { AFTER_READINGS } from './board/after.ts';
import { ATTACK_READINGS } from './board/attack.ts';
import { BOARD_FIRE_READINGS } from './board/fire.ts';
import { ZONE_READINGS } from './board/zones.ts';
import { MARCH_READINGS } from './march.ts';
import { SHOCK_SEQUEL_READINGS } from './sequel.ts';

/** What the board asks of the table, beside what the calculators ask. */
export const BOARD_READINGS = {
  ...MARCH_READINGS,
  ...ZONE_READINGS,
  ...ATTACK_READINGS,
  ...BOARD_FIRE_READINGS,
  ...AFTER_READINGS,
  ...SHOCK_SEQUEL_READINGS,
};
