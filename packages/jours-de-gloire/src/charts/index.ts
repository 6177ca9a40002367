import { fire2006, fire2016 } from './fire.ts';
import { fireModifiers2006, fireModifiers2016 } from './fire-modifiers.ts';
import { key2006, key2016 } from './key.ts';
import { notes2006, notes2016 } from './notes.ts';
import { odds2006, odds2016 } from './odds.ts';
import { shock2006, shock2016 } from './shock.ts';
import { shockModifiers2006, shockModifiers2016 } from './shock-modifiers.ts';
import { terrain2006, terrain2016 } from './terrain.ts';

/** Every chart of each printing, in the sheet's order. */
export const CHARTS = {
  '2016': [terrain2016, key2016, notes2016, shockModifiers2016, fireModifiers2016, shock2016, odds2016, fire2016],
  '2006': [terrain2006, key2006, notes2006, fire2006, fireModifiers2006, shock2006, odds2006, shockModifiers2006],
};

export { FIRE_EFFECTS, type FireEffect } from './fire.ts';
export { FOLLOWS, type Follow, type MayFollow, type ShockResult } from './results.ts';
export {
  fire2006,
  fire2016,
  fireModifiers2006,
  fireModifiers2016,
  key2006,
  key2016,
  notes2006,
  notes2016,
  odds2006,
  odds2016,
  shock2006,
  shock2016,
  shockModifiers2006,
  shockModifiers2016,
  terrain2006,
  terrain2016,
};
