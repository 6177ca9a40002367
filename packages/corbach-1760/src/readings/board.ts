import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

/** Asked by the board alone. */
export const BOARD_READINGS = {
  'line-of-sight': reading({
    question: t('What blocks the line of sight?', 'Qu’est-ce qui bloque la ligne de vue\u202f?'),
    options: {
      caller: t('what the player says, nothing by default', 'ce que dit le joueur, rien par défaut'),
      usual: t(
        'higher ground, woods, villages and units between',
        'relief plus haut, bois, villages et unités entre les deux',
      ),
    },
    why: t('The rule is not on the sheet.', 'La règle n’est pas sur la feuille.'),
    confidence: 'weak',
    cite: { document: '002', chart: 'artillery-modifiers' },
  }),
  facing: reading({
    question: t('Which hexes are front, flank and rear?', 'Quels hex sont de front, de flanc, d’arrière\u202f?'),
    options: {
      vertex: t(
        'facing a corner: two of each; cavalry four front, two rear',
        'face à un sommet\u202f: deux de chaque\u202f; cavalerie quatre de front, deux d’arrière',
      ),
      hexside: t('facing a hexside: three front, three rear', 'face à un bord\u202f: trois de front, trois d’arrière'),
    },
    why: t(
      'The sheet names the three and counts none; sister games do.',
      'La feuille nomme les trois sans les compter\u202f; des jeux frères les comptent.',
    ),
    confidence: 'fair',
    cite: { document: '002', chart: 'combat-modifiers', row: 'flank' },
  }),
};
