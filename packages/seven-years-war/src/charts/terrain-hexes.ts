import { column, grid, t } from '@coup-doeil/core/chart';
import type { Hex } from '../vocabulary.ts';
import { cost, effect } from './figures.ts';
import { notesSheet } from './notes.ts';

export const moving = { spanner: t('Movement cost (MP)', 'Coût de mouvement (PM)') };
export const fighting = { spanner: t('Effect on combat', 'Effet sur le combat') };

/** Both terrain charts stand under these heads. */
export const columns = {
  foot: column(t('Infantry, artillery, leader', 'Infanterie, artillerie, chef'), cost, {
    ...moving,
    short: t('Inf/Art/Ldr', 'Inf/Art/Chef'),
  }),
  mounted: column(t('Cavalry', 'Cavalerie'), cost, { ...moving, short: t('Cav', 'Cav') }),
  infantry: column(t('Infantry', 'Infanterie'), effect, { ...fighting, short: t('Inf', 'Inf') }),
  cavalry: column(t('Cavalry', 'Cavalerie'), effect, { ...fighting, short: t('Cav', 'Cav') }),
  bombardment: column(t('Bombardment', 'Bombardement'), effect, { ...fighting, short: t('Bomb', 'Bomb') }),
};

const marked = (['star', 'note-1', 'note-2'] as const).map((id) => notesSheet.note(id));

/** The terrain chart of hexes. */
export const terrainHexes = grid({
  id: 'terrain-hexes',
  title: t('Terrain: hexes', 'Terrain\u202f: hex'),
  document: '001',
  notes: marked,
  columns,
  // biome-ignore format: it looks like the sheet
  rows: {
    //                                                                            foot | mounted | inf | cav | bomb
    clear:         { label: t('Clear', 'Dégagé'),                          cells: '1 | 1 |  0   |  0       |  0' },
    woods:         { label: t('Woods', 'Bois'),                            cells: '2 | 3 | -1   | (-4) [*] | -1' },
    town:          { label: t('Town', 'Ville'),                            cells: '1 | 1 | -1   | (-4) [*] | -2' },
    'walled-town': { label: t('Walled town', 'Ville ceinturée'), marks: '1', cells: '1 | 1 | -3 | (-4) [*] | -2' },
    marsh:         { label: t('Marsh', 'Marais'),                          cells: '2 | 3 | -1   | (-4) [*] | [-1]' },
    'pond-river':  { label: t('Pond / River', 'Étang / Rivière'), marks: '2', cells: '2 | 2 | (-1) | (-1) | [-1]' },
    'deep-water':  { label: t('Deep water', 'Eau profonde'),   cells: 'P | P |  P   |  P       |  P' },
  } satisfies Record<Hex, unknown>,
});
