import type { Place } from '@coup-doeil/core/game';
import type { notesSheet } from '../charts/notes.ts';
import type { Hex, Hexside } from '../vocabulary.ts';

export const EXTENTS = ['none', 'part', 'all'] as const;
/** How much of a hex is blue, of a hexside is covered by a pond. */
export type Extent = (typeof EXTENTS)[number];

type WaterContext = { readonly charts: { readonly notes: typeof notesSheet } };

/** What a note makes of a place, or nothing. */
interface Found<R> {
  readonly row: R | null;
  readonly note: Place;
}

/** What the blue of a hex makes of it. */
export const wet = ({ charts }: WaterContext, blue: Extent): Found<Hex> => {
  const note = charts.notes.note('note-2');
  return { row: blue === 'none' ? null : note.value[blue], note };
};

/** The hex of the Leuthen map that has its own row. */
export const findWaterHex = ({ charts }: WaterContext, map: string, number: string): Found<Hex> => {
  const note = charts.notes.note('note-1');
  return { row: map === note.value.map && number === note.value.hex ? note.value.is : null, note };
};

/** A hexside is a pond when all of it is covered. */
export const ponded = ({ charts }: WaterContext, covered: Extent): Found<Hexside> => {
  const note = charts.notes.note('note-4');
  return { row: covered === 'all' ? note.value.all : null, note };
};
