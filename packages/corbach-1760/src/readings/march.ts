import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { slopeDirection } from './zone.ts';

/** The readings of the calculator `march`. */
export const MARCH_READINGS = {
  'light-cavalry-woods': reading({
    question: t('What does light cavalry pay in woods?', 'Que paie la cavalerie légère dans un bois\u202f?'),
    options: {
      two: t('2, as infantry', '2, comme l’infanterie'),
      one: t('1, as in the clear', '1, comme en terrain clair'),
    },
    why: t('It is let in and no figure given.', 'Elle y est admise sans chiffre.'),
    confidence: 'fair',
    cite: { document: '002', chart: 'notes', note: 'light-cavalry' },
  }),
  'other-movers': reading({
    question: t('Artillery and commanders: which column?', 'Artillerie et chefs\u202f: quelle colonne\u202f?'),
    options: { infantry: t('infantry’s', 'celle de l’infanterie'), cavalry: t('cavalry’s', 'celle de la cavalerie') },
    why: t('Only two columns are printed.', 'Seules deux colonnes sont imprimées.'),
    confidence: 'weak',
    cite: { document: '002', chart: 'terrain', row: 'slope', column: 'infantry' },
  }),
  'climb-two': reading({
    question: t('Two levels up in one step: what is the 1?', 'Deux niveaux d’un coup\u202f: qu’est-ce que le 1\u202f?'),
    options: {
      extra: t('added to the hex’s cost', 'ajouté au coût de l’hex'),
      whole: t('the whole cost, in place of the hex’s', 'tout le coût, à la place de celui de l’hex'),
    },
    why: t('It is printed without a plus.', 'Il est imprimé sans signe.'),
    confidence: 'weak',
    cite: { document: '002', chart: 'terrain', row: 'up-two', column: 'infantry' },
  }),
  'slope-direction': slopeDirection,
  'commander-order': reading({
    question: t(
      'Does a slope, or a climb of two levels, touch a commander’s order?',
      'Une pente, ou deux niveaux montés, touchent-ils l’ordre d’un chef\u202f?',
    ),
    options: {
      none: t('no: he has none to lose', 'non\u202f: il n’en a pas à perdre'),
      unit: t('as a unit’s', 'comme celui d’une unité'),
    },
    why: t(
      'The sheet speaks of whoever crosses; commanders have no order on it.',
      'La feuille parle de qui franchit\u202f; les chefs n’y ont pas d’ordre.',
    ),
    confidence: 'fair',
    cite: { document: '002', chart: 'terrain', row: 'slope', column: 'observations' },
  }),
};
