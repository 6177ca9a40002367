import { defineBattle } from '@coup-doeil/core/battle';
import { combatAction } from './battle/combat.ts';
import { palette, readCounter } from './battle/counters.ts';
import { fireAction } from './battle/fire.ts';
import { marchRules } from './battle/march.ts';
import { rallyAction } from './battle/rally.ts';
import { sightRules } from './battle/sight.ts';
import type { CorbachBattle } from './battle/types.ts';
import { controls, isUnit } from './battle/zones.ts';
import { calculator as combat } from './calculators/combat.ts';
import { calculator as fire } from './calculators/fire.ts';
import { calculator as march } from './calculators/march.ts';
import { calculator as rallyPhase } from './calculators/rally-phase.ts';
import { meta } from './meta.ts';
import { BOARD_READINGS } from './readings/board.ts';

/** The board of Corbach 1760: what its counters are, and what they may do from where they stand. */
export const battle = defineBattle<CorbachBattle>({
  game: { id: meta.id, version: meta.version },
  editions: ['142'],
  palette,
  readings: BOARD_READINGS,
  calculators: { combat, fire, march, 'rally-phase': rallyPhase },
  readCounter,
  isUnit,
  controls,
  march: marchRules,
  sight: sightRules,
  actions: [fireAction, combatAction, rallyAction],
});
