import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

/** What the sheet leaves open and a board asks. */
export const BOARD_READINGS = {
  zoc: reading({
    question: t('Which hexes does a unit control?', 'Quels hex une unité contrôle-t-elle\u202f?'),
    options: {
      all: t('all six around it', 'les six qui l’entourent'),
      front: t('its front hexes', 'ses hex de front'),
    },
    why: t('The sheet shows no facing.', 'La feuille ne montre pas d’orientation.'),
    confidence: 'fair',
    cite: { document: '001', chart: 'zone-exit' },
  }),
};
