import type { Entry } from '@coup-doeil/core/chart';
import type { Context, Place } from '@coup-doeil/core/game';
import type { NoteTerms } from '../charts/notes.ts';
import { SIGNS } from '../charts/signs.ts';
import type { ATTACK_READINGS } from '../readings/attack.ts';
import type { MARCH_READINGS } from '../readings/march.ts';
import { type Feature, HEXSIDES, type Hex, type Hexside } from '../vocabulary.ts';

/** What the rules ask of a cell. */
export type Cell<V> = Pick<Entry<V>, 'label' | 'cite' | 'value'>;

/** What the rules ask of a terrain chart: a few of its columns, all of one kind. */
interface Ground<R extends string, C extends string, V> {
  at(row: R, column: C): Cell<V>;
  row(id: R): Place;
}

/** What they ask of the sheet: the printed charts answer it, and so do bare figures. */
export interface TerrainCharts<C extends string, V> {
  readonly 'terrain-hexes': Ground<Hex, C, V>;
  readonly 'terrain-hexsides': Ground<Hexside, C, V>;
  readonly notes: { note<K extends keyof NoteTerms>(id: K): Cell<NoteTerms[K]> };
}

type Shared = Pick<typeof MARCH_READINGS & typeof ATTACK_READINGS, 'note-3' | 'entrenchment-direction'>;
export type CrossContext = Pick<Context<TerrainCharts<never, unknown>, Shared>, 'charts' | 'reading'>;

/** A row that a hexside brings in, and what sets it aside where something does. */
export interface Crossed {
  readonly row: Hexside;
  readonly aside: Place | null;
}

const lies = (row: Hexside, features: readonly Feature[]): boolean =>
  features.includes(row) ||
  (row === 'bridge' && features.includes('crossing')) ||
  (row === 'entrenchment' && features.includes('entrenchment-out'));

/** The rows of what lies on one hexside, each once, in the sheet's order. */
export const crossed = ({ charts, reading }: CrossContext, features: readonly Feature[]): Crossed[] => {
  if (features.length === 0) return [];
  const note = charts.notes.note('note-3');
  const bridged = lies('bridge', features);
  const aside = (row: Hexside): Place | null => {
    if (bridged && note.value.spans.includes(row)) {
      // Whichever rows the note stands on, the bridge stands in for the water.
      const noted = reading('note-3') === 'stream' ? row === 'stream' : row !== 'stream';
      return noted ? note : charts['terrain-hexsides'].row('bridge');
    }
    const outward = row === 'entrenchment' && !features.includes('entrenchment');
    return outward && reading('entrenchment-direction') === 'inward' ? SIGNS.plain : null;
  };
  return HEXSIDES.filter((row) => lies(row, features)).map((row) => ({ row, aside: aside(row) }));
};
