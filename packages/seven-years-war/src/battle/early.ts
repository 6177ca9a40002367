import { defineBattle } from '@coup-doeil/core/battle';
import { calculator as attackTerrain } from '../calculators/attack-terrain.ts';
import { calculator as tallyDeepCharge } from '../calculators/deep-charge.ts';
import { calculator as march } from '../calculators/march.ts';
import { calculator as rally } from '../calculators/rally.ts';
import { meta } from '../meta.ts';
import { BOARD_READINGS } from '../readings/board.ts';
import { attackAction } from './attack.ts';
import { bombardmentAction } from './bombardment.ts';
import { palette, readCounter } from './counters.ts';
import { deepChargeAction } from './deep-charge.ts';
import { marchRules } from './march.ts';
import { rallyAction } from './rally.ts';
import type { WarBattle } from './types.ts';
import { controls, isUnit } from './zones.ts';

/** The battle door of the Seven Years War chart, with what follows the dice left for later: what its counters are, and what they may do. */
export const battle = defineBattle<WarBattle>({
  game: { id: meta.id, version: meta.version },
  editions: ['sheet'],
  palette,
  readings: BOARD_READINGS,
  calculators: { march, 'attack-terrain': attackTerrain, 'deep-charge': tallyDeepCharge, rally },
  readCounter,
  isUnit,
  controls,
  march: marchRules,
  // Range and sight are not on the sheet: nothing blocks.
  sight: { blocks: () => undefined },
  actions: [attackAction, bombardmentAction, rallyAction, deepChargeAction],
  results: async () => (await import('./results.ts')).results,
});
