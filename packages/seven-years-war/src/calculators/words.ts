import { type Text, t } from '@aide-de-camp/core/chart';
import { choice, list, rowsOf, type Scalar } from '@aide-de-camp/core/game';
import { terrainHexes } from '../charts/terrain-hexes.ts';
import { terrainHexsides } from '../charts/terrain-hexsides.ts';
import { FEATURES, HEXES, HEXSIDES, type Mover } from '../vocabulary.ts';

/** The terrains of one hex; each option points at the figure of a column. */
export const terrainsField = (label: Text, column?: 'infantry' | 'foot') =>
  list({
    label,
    of: choice({ label: t('Terrain', 'Terrain'), options: rowsOf(terrainHexes, HEXES, column), default: 'clear' }),
    min: 1,
    max: HEXES.length,
  });

const rows = rowsOf(terrainHexsides, HEXSIDES);

/** What lies on one hexside. */
export const hexsidesField = (label: Text) =>
  list({
    label,
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

export const yesNo = (value: boolean): { readonly value: Scalar; readonly text: Text } => ({
  value,
  text: value ? t('yes', 'oui') : t('no', 'non'),
});

export const MOVER_NAMES: Record<Mover, Text> = {
  infantry: t('infantry', 'infanterie'),
  artillery: t('artillery', 'artillerie'),
  leader: t('leader', 'chef'),
  cavalry: t('cavalry', 'cavalerie'),
};
