import { fire2006, fire2016 } from '../charts/fire.ts';
import { notes2006, notes2016 } from '../charts/notes.ts';
import { terrain2006, terrain2016 } from '../charts/terrain.ts';
import { PRINTINGS } from '../vocabulary.ts';

/** A record by printing has each of them, or does not compile. */
export type ByPrinting<T> = Readonly<Record<(typeof PRINTINGS)[number], T>>;

/** What a record has for the printing of a board, which core has checked to be one of the game's. */
export const pickByPrinting = <T>(all: ByPrinting<T>, edition: string): T =>
  all[PRINTINGS.find((id) => id === edition) ?? PRINTINGS[0]];

const CHARTS = {
  '2016': { terrain: terrain2016, notes: notes2016, fire: fire2016 },
  '2006': { terrain: terrain2006, notes: notes2006, fire: fire2006 },
} as const;

/** The charts of a printing that the board itself reads. */
export const chartsOf = (edition: string): (typeof CHARTS)[keyof typeof CHARTS] => pickByPrinting(CHARTS, edition);
