import { t } from '@coup-doeil/core/chart';
import { saying } from '@coup-doeil/core/game';

/** Why something may not pass. */
export const PASSAGE_WORDS = {
  'charge-from': () => t('No charge begins in this terrain.', 'Aucune charge ne part de ce terrain.'),
  'charge-across': () => t('No charge crosses this hexside.', 'Aucune charge ne franchit ce bord d’hex.'),
  'charge-into': () => t('No charge enters this terrain.', 'Aucune charge n’entre dans ce terrain.'),
  steep: () =>
    t(
      'A steep slope of three levels or more is not to be passed.',
      'Une pente raide de trois niveaux ou plus ne se passe pas.',
    ),
};

export const sayPassage = saying(PASSAGE_WORDS);
