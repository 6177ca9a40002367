import { type Text, t } from '@coup-doeil/core/chart';
import { choice, list, listRowOptions } from '@coup-doeil/core/game';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { FEATURES, HEXES, HEXSIDES } from '../vocabulary.ts';

/** The terrains of one hex; each option points at the figure of a column. */
export const terrainsField = (label: Text, column?: 'infantry' | 'foot') =>
  list({
    label,
    of: choice({
      label: t('Terrain', 'Terrain'),
      options: listRowOptions(terrainHexes, HEXES, column),
      default: 'clear',
    }),
    min: 1,
    max: HEXES.length,
  });

const rows = listRowOptions(terrainHexsides, HEXSIDES);

/** What lies on one hexside. */
export const hexsidesField = (label: Text, without: Text) =>
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
    }),
    max: FEATURES.length,
  });
