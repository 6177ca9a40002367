import { defineBattle } from '@coup-doeil/core/battle';
import { calculator as fire } from '../calculators/fire.ts';
import { calculator as march } from '../calculators/march.ts';
import { calculator as shock } from '../calculators/shock.ts';
import { meta } from '../meta.ts';
import { BOARD_READINGS } from '../readings/board.ts';
import { PRINTINGS } from '../vocabulary.ts';
import { palette, readCounter } from './counters.ts';
import { fireAction } from './fire.ts';
import { marchRules } from './march.ts';
import { shockAction } from './shock.ts';
import { sightRules } from './sight.ts';
import type { JdgBattle } from './types.ts';
import { controls, isUnit } from './zones.ts';

/** The battle door of Jours de Gloire, with what follows the dice left for later: what its counters are, and what they may do. */
export const battle = defineBattle<JdgBattle>({
  game: { id: meta.id, version: meta.version },
  editions: PRINTINGS,
  palette,
  readings: BOARD_READINGS,
  emptyReadings: ['rout-moves'],
  calculators: { fire, march, shock },
  readCounter,
  isUnit,
  controls,
  march: marchRules,
  sight: sightRules,
  actions: [fireAction, shockAction],
  results: async () => (await import('./results.ts')).results,
});
