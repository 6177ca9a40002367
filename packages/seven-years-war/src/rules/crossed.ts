import type { Context, Place } from '@coup-doeil/core/game';
import type { notesSheet } from '../charts/notes.ts';
import type { terrainHexes } from '../charts/terrain-hexes.ts';
import type { terrainHexsides } from '../charts/terrain-hexsides.ts';
import type { ATTACK_READINGS } from '../readings/attack.ts';
import type { MARCH_READINGS } from '../readings/march.ts';
import { type Feature, HEXSIDES, type Hexside } from '../vocabulary.ts';

/** The charts of the ground. */
export type TerrainCharts = {
  readonly 'terrain-hexes': typeof terrainHexes;
  readonly 'terrain-hexsides': typeof terrainHexsides;
  readonly notes: typeof notesSheet;
};

type Shared = Pick<typeof MARCH_READINGS & typeof ATTACK_READINGS, 'note-3' | 'entrenchment-direction'>;
type CrossContext = Pick<Context<TerrainCharts, Shared>, 'charts' | 'reading'>;

/** A row that a hexside brings in, and what sets it aside where something does. */
export interface Crossed {
  readonly row: Hexside;
  readonly aside: Place | null;
}

const lies = (row: Hexside, features: readonly Feature[]): boolean =>
  features.includes(row) ||
  (row === 'bridge' && features.includes('crossing')) ||
  (row === 'entrenchment' && features.includes('entrenchment-out'));

/** The rows of what lies on one hexside, each once, in the sheet's order. `inwardOnly` sets aside works that are left. */
export const crossed = (
  { charts, reading }: CrossContext,
  features: readonly Feature[],
  inwardOnly: Place,
): Crossed[] => {
  const note = charts.notes.note('note-3');
  const bridged = lies('bridge', features);
  const aside = (row: Hexside): Place | null => {
    if (bridged && note.value.spans.includes(row)) {
      // Whichever rows the note stands on, the bridge stands in for the water.
      const noted = reading('note-3') === 'stream' ? row === 'stream' : row !== 'stream';
      return noted ? note : charts['terrain-hexsides'].row('bridge');
    }
    const outward = row === 'entrenchment' && !features.includes('entrenchment');
    return outward && reading('entrenchment-direction') === 'inward' ? inwardOnly : null;
  };
  return HEXSIDES.filter((row) => lies(row, features)).map((row) => ({ row, aside: aside(row) }));
};
