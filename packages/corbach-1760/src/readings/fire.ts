import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { losses, moraleTest } from './shared.ts';

/** The readings of the calculator `fire`. */
export const FIRE_READINGS = {
  'artillery-die': reading({
    question: t('Which die does artillery roll?', 'Quel dé pour l’artillerie\u202f?'),
    options: { d6: t('six-sided', 'à six faces'), d10: t('ten-sided, read 0 to 9', 'à dix faces, lu de 0 à 9') },
    why: t(
      'The die is printed for combat only; sister games fire with ten faces.',
      'Le dé n’est imprimé que pour le combat\u202f; des jeux frères tirent avec dix faces.',
    ),
    confidence: 'weak',
    cite: { document: '002', chart: 'artillery' },
  }),
  'beyond-4': reading({
    question: t(
      'Beyond 4 hexes, does the −1 for beyond 3 stay?',
      'Au-delà de 4 hex, le −1 d’au-delà de 3 compte-t-il encore\u202f?',
    ),
    options: {
      adds: t('yes, both count', 'oui, les deux comptent'),
      replaces: t('no, only the −1 for each hex', 'non, seul compte le −1 par hex'),
    },
    why: t('The heading calls all modifiers cumulative.', 'L’en-tête dit les modificateurs cumulatifs.'),
    confidence: 'fair',
    cite: { document: '002', chart: 'artillery-modifiers', row: 'beyond-4' },
  }),
  'rear-fire': reading({
    question: t('Fire at a rear?', 'Tirer sur un arrière\u202f?'),
    options: {
      none: t('brings nothing, as printed', 'n’apporte rien, comme imprimé'),
      flank: t('counts as a flank', 'compte comme un flanc'),
    },
    why: t('Only the flank is printed.', 'Seul le flanc est imprimé.'),
    confidence: 'fair',
    cite: { document: '002', chart: 'artillery-modifiers', row: 'flank' },
  }),
  losses,
  'morale-test': moraleTest,
};

/** A test alone, as the morale calculator makes it. */
export const MORALE_READINGS = { 'morale-test': moraleTest };
