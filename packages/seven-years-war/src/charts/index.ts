import { combatSequence } from './combat-sequence.ts';
import { deepChargeSheet } from './deep-charge.ts';
import { keySheet } from './key.ts';
import { moraleEffects } from './morale-effects.ts';
import { notesSheet } from './notes.ts';
import { rallySheet } from './rally.ts';
import { terrainHexes } from './terrain-hexes.ts';
import { terrainHexsides } from './terrain-hexsides.ts';
import { zoneExit } from './zone-exit.ts';

/** Every chart of the one printing, in the sheet's order. */
export const CHARTS = {
  sheet: [
    terrainHexes,
    terrainHexsides,
    zoneExit,
    combatSequence,
    rallySheet,
    notesSheet,
    deepChargeSheet,
    moraleEffects,
    keySheet,
  ],
};

export { RESULTS, type Result } from './deep-charge.ts';
export type { Cost, Effect } from './figures.ts';
export { FATES, type Fate } from './morale-effects.ts';
export {
  combatSequence,
  deepChargeSheet,
  keySheet,
  moraleEffects,
  notesSheet,
  rallySheet,
  terrainHexes,
  terrainHexsides,
  zoneExit,
};
