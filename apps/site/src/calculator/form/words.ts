import { t } from '@coup-doeil/core/chart';
import type { Said } from '../../lib/words.ts';

/** What is said of the units of a form, beside the labels of their fields. */
export const words = {
  add: t('Add', 'Ajouter'),
  double: t('Duplicate', 'Dupliquer'),
  remove: t('Remove', 'Retirer'),
  more: t('More', 'Plus'),
  no: t('no', 'non'),
  asList: t('The same as a list', 'La même chose en liste'),
} satisfies Readonly<Record<string, Said>>;

/** What is said of the steps of a way. */
export const wayWords = {
  nextStep: t('Next step', 'Pas suivant'),
  way: t('The way in one line', 'Le chemin en une ligne'),
  wayExample: t('road 4, village, over a stream', 'route 4, village, ruisseau'),
  takeWay: t('Take this way', 'Prendre ce chemin'),
} satisfies Readonly<Record<string, Said>>;
