import { column, grid, t } from '@coup-doeil/core/chart';
import type { Terrain } from '../vocabulary.ts';
import { blocks, cost, drm, observation } from './figures.ts';
import { notes142 } from './notes.ts';

const moving = { spanner: t('Cost', 'Coût') };
// What the sheet says below the chart.
const dice = { spanner: t('To the die, against a unit there', 'Au dé, contre une unité qui s’y trouve') };

/** The terrain chart. */
export const terrain142 = grid({
  id: 'terrain',
  title: t('Terrain effects', 'Effets du terrain'),
  document: '002',
  notes: (['light-cavalry', 'facing-change', 'two-levels', 'target'] as const).map((id) => notes142.note(id)),
  columns: {
    infantry: column(t('Infantry', 'Infanterie'), cost, moving),
    cavalry: column(t('Cavalry', 'Cavalerie'), cost, moving),
    fire: column(t('Fire', 'Tir'), drm, dice),
    combat: column(t('Combat', 'Combat'), drm, dice),
    'blocks-zone': column(t('Blocks the ZoC', 'Bloque la ZdC'), blocks, { short: t('ZoC', 'ZdC') }),
    observations: column(t('Observations', 'Observations'), observation, { short: t('Obs.', 'Obs.') }),
  },
  // biome-ignore format: it looks like the sheet
  rows: {
    //                                                                           I   | C        | Fire               | Combat             | ZoC | Observations
    clear:         { label: t('Clear', 'Clair'),                         cells: '1   | 1        | -                  | -                  | -   | -' },
    woods:         { label: t('Woods', 'Bois'),                          cells: '2   | Forb [1] | -1                 | -1                 | -   | -' },
    village:       { label: t('Village', 'Village'),                     cells: '2   | 2        | -1                 | -1                 | Yes | No flank' },
    road:          { label: t('Road', 'Route'),                          cells: '1   | 1        | Terrain of the hex | Terrain of the hex | -   | Lifts [2]' },
    'sunken-road': { label: t('Sunken road', 'Chemin creux'),            cells: '1   | 1        | Terrain of the hex | -1                 | -   | Lifts [2]' },
    stream:        { label: t('Stream', 'Ruisseau'),                     cells: '+1  | +1       | -                  | -1                 | Yes | -' },
    bridge:        { label: t('Bridge', 'Pont'),                         cells: '0   | 0        | -                  | -2                 | -   | With road' },
    'up-one':      { label: t('Climbing one level', 'Monter un niveau'), cells: '0   | 0        | -1                 | -1                 | -   | -' },
    'up-two':      { label: t('Climbing two levels', 'Monter deux niveaux'), marks: '3',
                                                                         cells: '1   | 1        | -1                 | -2                 | -   | Test' },
    down:          { label: t('Going down one or two levels', 'Descendre un ou deux niveaux'),
                                                                         cells: '0   | 0        | -                  | +1                 | -   | -' },
    slope:         { label: t('Slope', 'Pente'),                         cells: '+1  | +2       | -                  | -2                 | Yes | Forb Art, D' },
  } satisfies Record<Terrain, unknown>,
});
