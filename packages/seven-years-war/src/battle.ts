import { defineBattle } from '@coup-doeil/core/battle';
import { attackAction } from './battle/attack.ts';
import { bombardmentAction } from './battle/bombardment.ts';
import { palette, readCounter } from './battle/counters.ts';
import { deepChargeAction } from './battle/deep-charge.ts';
import { marchRules } from './battle/march.ts';
import { rallyAction } from './battle/rally.ts';
import type { WarBattle } from './battle/types.ts';
import { controls, isUnit } from './battle/zones.ts';
import { calculator as attackTerrain } from './calculators/attack-terrain.ts';
import { calculator as tallyDeepCharge } from './calculators/deep-charge.ts';
import { calculator as march } from './calculators/march.ts';
import { calculator as rally } from './calculators/rally.ts';
import { meta } from './meta.ts';
import { BOARD_READINGS } from './readings/board.ts';

/** The board of the Seven Years War chart: what its counters are, and what they may do from where they stand. */
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
});
