import { fire2006, fire2016 } from '../charts/fire.ts';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';

const CHARTS = {
  '2016': { terrain: terrain2016, notes: notes2016, fire: fire2016 },
  '2006': { terrain: terrain2006, notes: notes2006, fire: fire2006 },
} as const;

/** The charts of a printing that the board itself reads; a board has one of the printings. */
export const chartsOf = (edition: string): (typeof CHARTS)['2016' | '2006'] =>
  edition === '2006' ? CHARTS['2006'] : CHARTS['2016'];
