import { FACING_READINGS } from './board/facing.ts';
import { OUTCOME_READINGS } from './board/outcomes.ts';
import { PART_READINGS } from './board/parts.ts';
import { MARCH_READINGS } from './march.ts';
import { ZONE_READINGS } from './zone.ts';

/** What the board asks of the table, beside what the calculators ask. */
export const BOARD_READINGS = {
  ...MARCH_READINGS,
  ...ZONE_READINGS,
  ...FACING_READINGS,
  ...PART_READINGS,
  ...OUTCOME_READINGS,
};
