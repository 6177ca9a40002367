import { grid, t } from '@coup-doeil/core/chart';
import type { Hexside } from '../vocabulary.ts';
import { notesSheet } from './notes.ts';
import { columns } from './terrain-hexes.ts';

const marked = (['star', 'two-stars', 'note-3', 'note-4'] as const).map((id) => notesSheet.note(id));

/** The terrain chart of hexsides. */
export const terrainHexsides = grid({
  id: 'terrain-hexsides',
  title: t('Terrain: hexsides', 'Terrain\u202f: bords d’hex'),
  document: '001',
  notes: marked,
  columns,
  // biome-ignore format: it looks like the sheet
  rows: {
    //                                                                                foot | mounted | inf | cav | bomb
    'up-slope':   { label: t('Up a slope', 'Haut de pente'),             cells: '+1       | +1       | -2 | -2     | -2' },
    'down-slope': { label: t('Down a slope', 'Bas de pente'),            cells: '+0/+1    | +1       |  0 |  0     |  0' },
    stream:       { label: t('Stream', 'Ruisseau'), marks: '3',          cells: '+1       | +1       | -1 | -1     |  0' },
    bridge:       { label: t('Bridge', 'Pont'),                          cells: '+0       | +0       | -1 | -1 [*] |  0' },
    entrenchment: { label: t('Entrenchment', 'Retranchement'),           cells: '+1       | +2       | -2 | -2 [*] | -2' },
    pond:         { label: t('Pond', 'Étang'), marks: '4',               cells: 'P        | P        |  P |  P     |  P' },
    mietzel:      { label: t('River Mietzel', 'Rivière Mietzel'),        cells: 'all [**] | all [**] |  P |  P     |  0' },
    elbe:         { label: t('River Elbe', 'Rivière Elbe'),              cells: 'P        | P        |  P |  P     |  P' },
  } satisfies Record<Hexside, unknown>,
});
