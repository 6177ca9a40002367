import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { lineOfSight } from './fire.ts';
import { MARCH_READINGS } from './march.ts';
import { facing } from './shared.ts';

export const BOARD_READINGS = {
  ...MARCH_READINGS,
  facing,
  'line-of-sight': lineOfSight,
  zoc: reading({
    question: t('Which hexes does a unit control?', 'Quels hex une unité contrôle-t-elle\u202f?'),
    options: { front: t('its front hexes', 'ses hex de front'), all: t('all six', 'les six') },
    why: t(
      'The sheet names zones of control and draws none.',
      'La feuille nomme les zones de contrôle sans les tracer.',
    ),
    confidence: 'fair',
    cite: { document: '004', chart: 'terrain', row: 'leaving-zoc' },
  }),
};
