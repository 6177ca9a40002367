import { defineBattle } from '@coup-doeil/core/battle';
import { calculator as combat } from '../calculators/combat.ts';
import { calculator as fire } from '../calculators/fire.ts';
import { calculator as march } from '../calculators/march.ts';
import { calculator as rallyPhase } from '../calculators/rally-phase.ts';
import { meta } from '../meta.ts';
import { BOARD_READINGS } from '../readings/board.ts';
import { combatAction } from './combat.ts';
import { palette, readCounter } from './counters.ts';
import { fireAction } from './fire.ts';
import { marchRules } from './march.ts';
import { rallyAction } from './rally.ts';
import { sightRules } from './sight.ts';
import type { CorbachBattle } from './types.ts';
import { controls, isUnit } from './zones.ts';

/** The battle door of Corbach 1760, with what follows the dice left for later: what its counters are, and what they may do. */
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
  results: async () => (await import('./results.ts')).results,
});
