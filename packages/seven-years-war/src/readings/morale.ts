import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

/** The readings of the calculator `morale-effect`. */
export const MORALE_READINGS = {
  'morale-bounds': reading({
    question: t('For whom do the lines 5, 4 and 3 hold?', 'Pour qui valent les lignes 5, 4 et 3\u202f?'),
    options: {
      printed: t('for just these values', 'pour ces seules valeurs'),
      bounds: t('5 or more, 4, 3 or less', '5 ou plus, 4, 3 ou moins'),
    },
    why: t('The sheet prints three values and no range.', 'La feuille imprime trois valeurs et aucun intervalle.'),
    confidence: 'fair',
    cite: { document: '001', chart: 'morale-effects' },
  }),
};
