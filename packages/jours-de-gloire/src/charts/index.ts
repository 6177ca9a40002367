import { fire2006, fire2016 } from './fire.ts';
import { fireModifiers2006, fireModifiers2016 } from './fire-modifiers.ts';
import { notes2006, notes2016 } from './notes.ts';
import { terrain2006, terrain2016 } from './terrain.ts';

/** Every chart of each printing, in the sheet's order. */
export const CHARTS = {
  '2016': [terrain2016, fire2016, fireModifiers2016, notes2016],
  '2006': [terrain2006, fire2006, fireModifiers2006, notes2006],
};
