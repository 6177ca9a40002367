import { type Text, t } from '@coup-doeil/core/chart';
import { type ColumnBy, choice, type GroundSign, list, listRowOptions } from '@coup-doeil/core/game';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { FEATURES, HEXES, HEXSIDES, type Hex, type Hexside } from '../vocabulary.ts';

/** What a map draws where the chart has a name of its own. */
const SIGNS: Partial<Record<Hex | Hexside, { readonly sign: GroundSign }>> = {
  'walled-town': { sign: 'town' },
  'pond-river': { sign: 'water' },
  'deep-water': { sign: 'water' },
  'up-slope': { sign: 'slope' },
  entrenchment: { sign: 'works' },
  pond: { sign: 'water' },
  mietzel: { sign: 'water' },
  elbe: { sign: 'water' },
};

/** The terrains of one hex; each option points at the figure of a column. */
export const terrainsField = (label: Text, column?: 'infantry', columnBy?: ColumnBy) =>
  list({
    label,
    of: choice({
      label: t('Terrain', 'Terrain'),
      options: listRowOptions(terrainHexes, HEXES, column, SIGNS),
      default: 'clear',
      ...(columnBy && { columnBy }),
    }),
    min: 1,
    max: HEXES.length,
  });

const rows = listRowOptions(terrainHexsides, HEXSIDES, undefined, SIGNS);

/** What lies on one hexside. */
export const hexsidesField = (label: Text, without: Text, columnBy?: ColumnBy) =>
  list({
    label,
    decisions: { without },
    of: choice({
      label: t('Hexside', 'Bord d’hex'),
      options: {
        ...rows,
        crossing: { ...rows.bridge, label: t('Crossing (as a bridge)', 'Passage (comme un pont)') },
        entrenchment: { ...rows.entrenchment, label: t('Entrenchment, inward', 'Retranchement, vers l’intérieur') },
        'entrenchment-out': {
          ...rows.entrenchment,
          label: t('Entrenchment, outward', 'Retranchement, vers l’extérieur'),
        },
      },
      default: 'stream',
      ...(columnBy && { columnBy }),
    }),
    max: FEATURES.length,
  });
