import { artillery142 } from './artillery.ts';
import { artilleryModifiers142 } from './artillery-modifiers.ts';
import { combat142 } from './combat.ts';
import { combatModifiers142 } from './combat-modifiers.ts';
import { key142 } from './key.ts';
import { notes142 } from './notes.ts';
import { ratio142 } from './ratio.ts';
import { sequence142 } from './sequence.ts';
import { terrain142 } from './terrain.ts';

/** Every chart of the one printing, in the sheet's order. */
export const CHARTS = {
  '142': [
    terrain142,
    artillery142,
    artilleryModifiers142,
    sequence142,
    combat142,
    combatModifiers142,
    ratio142,
    key142,
    notes142,
  ],
};

export type { Cost, Drm, Observation } from './figures.ts';
export type { Result } from './results.ts';
export {
  artillery142,
  artilleryModifiers142,
  combat142,
  combatModifiers142,
  key142,
  notes142,
  ratio142,
  sequence142,
  terrain142,
};
