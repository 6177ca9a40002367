import { FIRE_RULINGS } from './fire.ts';
import { MARCH_RULINGS } from './march.ts';
import { OTHER_RULINGS } from './others.ts';
import { SHOCK_RULINGS } from './shock.ts';

/** Every ruling of the game. */
export const RULINGS = [...SHOCK_RULINGS, ...FIRE_RULINGS, ...MARCH_RULINGS, ...OTHER_RULINGS];

const cells = 'its figure comes from another chart, whose cell is cited instead';
const always = 'it counts in every situation, so that there is none where it just fails to';

/** What owes no ruling, and why. */
export const EXEMPT = {
  'shock-modifiers.odds': cells,
  'shock-modifiers.terrain': cells,
  'fire-modifiers.terrain': cells,
  'shock-modifiers.cohesion': always,
  'fire-modifiers.strength': always,
  'notes.cumulation': 'the lines that it speaks of carry it themselves, and have their rulings',
  'notes.a': 'it says how the two columns of dice are read everywhere',
  'notes.frozen-pond': 'it points at rules of single battles that are not on the sheet',
};
