import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';

const cell = (row: string, column: string) => ({ document: '004', chart: 'shock', row, column });

/** How what may come after a shock is read. */
export const SHOCK_SEQUEL_READINGS = {
  'counter-shock': reading({
    question: t('What is a counter-shock?', 'Qu’est-ce qu’un contre-choc\u202f?'),
    options: {
      shock: t('a new shock, sides swapped', 'un nouveau choc, camps inversés'),
      told: t(
        'only mentioned: rule 8.7 is not on the sheet',
        'seulement signalé\u202f: la règle 8.7 n’est pas sur la feuille',
      ),
    },
    why: t('The sheet names it and points at its rule.', 'La feuille le nomme et renvoie à sa règle.'),
    confidence: 'weak',
    cite: cell('minus-1-or-less', 'defender'),
  }),
  breakthrough: reading({
    question: t('What is a breakthrough?', 'Qu’est-ce qu’un choc de rupture\u202f?'),
    options: {
      shock: t('a new shock by attackers of the first', 'un nouveau choc par des attaquants du premier'),
      told: t(
        'only mentioned: rule 8.7 is not on the sheet',
        'seulement signalé\u202f: la règle 8.7 n’est pas sur la feuille',
      ),
    },
    why: t('The sheet names it and points at its rule.', 'La feuille le nomme et renvoie à sa règle.'),
    confidence: 'weak',
    cite: cell('10-or-more', 'attacker'),
  }),
  pursuit: reading({
    question: t('What is a pursuit?', 'Qu’est-ce qu’une poursuite\u202f?'),
    options: {
      told: t('only mentioned, and moved by hand (9.5)', 'seulement signalée, et jouée à la main (9.5)'),
      charge: t('a new charge by cavalry of the first', 'une nouvelle charge de la cavalerie du premier'),
    },
    why: t('The sheet names it and points at its rule.', 'La feuille la nomme et renvoie à sa règle.'),
    confidence: 'fair',
    cite: cell('5-to-9', 'attacker'),
  }),
  'pursuit-when': reading({
    question: t(
      'After a counter-charge, how many attackers must have recoiled for a pursuit?',
      'Après une contre-charge, combien d’attaquants doivent avoir reculé pour une poursuite\u202f?',
    ),
    options: { any: t('any of them', 'l’un d’eux au moins'), all: t('all of them', 'tous') },
    why: t('The cell speaks of “the attacker”.', 'La case parle de «\u202fl’attaquant\u202f».'),
    confidence: 'weak',
    cite: cell('0-to-4', 'defender'),
  }),
};
