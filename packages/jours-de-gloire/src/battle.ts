import { defineBattle } from '@coup-doeil/core/battle';
import { palette, readCounter } from './battle/counters.ts';
import { fireAction } from './battle/fire.ts';
import { marchRules } from './battle/march.ts';
import { shockAction } from './battle/shock.ts';
import { sightRules } from './battle/sight.ts';
import type { JdgBattle } from './battle/types.ts';
import { controls, isUnit } from './battle/zones.ts';
import { calculator as fire } from './calculators/fire.ts';
import { calculator as march } from './calculators/march.ts';
import { calculator as shock } from './calculators/shock.ts';
import { meta } from './meta.ts';
import { BOARD_READINGS } from './readings/board.ts';
import { PRINTINGS } from './vocabulary.ts';

/** The board of Jours de Gloire: what its counters are, and what they may do from where they stand. */
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
});
