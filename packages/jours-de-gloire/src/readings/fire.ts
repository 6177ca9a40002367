import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { disorderedAgain, insideWorks, mixedDefenders } from './shared.ts';

export const lineOfSight = reading({
  question: t('What blocks the line of sight?', 'Qu’est-ce qui bloque la ligne de vue\u202f?'),
  options: {
    caller: t('what the player says, nothing by default', 'ce que dit le joueur, rien par défaut'),
    usual: t(
      'higher ground, woods, towns and units between',
      'relief plus haut, bois, villes et unités entre les deux',
    ),
  },
  why: t('Rule 7.4 is not on the sheet.', 'La règle 7.4 n’est pas sur la feuille.'),
  confidence: 'weak',
  cite: { document: '004', chart: 'notes', note: 'f' },
});

/** The readings of the calculator `fire`. */
export const FIRE_READINGS = {
  'combined-fire': reading({
    question: t(
      'Two batteries fire together: whose strength counts?',
      'Deux batteries tirent ensemble\u202f: quelle force compte\u202f?',
    ),
    options: {
      one: t('one battery’s, and +2', 'celle d’une batterie, et +2'),
      both: t('both, and +2', 'les deux, et +2'),
    },
    why: t(
      'The sheet prints +2 and does not say what becomes of the second strength.',
      'La feuille imprime +2 sans dire ce que devient la seconde force.',
    ),
    confidence: 'fair',
    cite: { document: '004', chart: 'fire-modifiers', row: 'combined' },
  }),
  'six-front-firer': reading({
    question: t('Which firers with six fronts take the −1?', 'Quels tireurs à six fronts subissent le −1\u202f?'),
    options: { every: t('every one', 'tous'), named: t('the three that are named', 'les trois qui sont nommés') },
    why: t(
      'The line names square, town and village; castle and ruins give six fronts too.',
      'La ligne nomme carré, ville et village\u202f; château et ruines donnent aussi six fronts.',
    ),
    confidence: 'fair',
    cite: { document: '004', chart: 'fire-modifiers', row: 'six-fronts' },
  }),
  'works-silence-firer': reading({
    question: t(
      'Firing out of works, does the six-front −1 stay?',
      'En tirant hors d’un ouvrage, le −1 des six fronts reste-t-il\u202f?',
    ),
    options: { stays: t('it stays', 'il reste'), silenced: t('note g takes it away', 'la note g l’annule') },
    why: t(
      'The −1 is no terrain figure; note g speaks of the hex inside.',
      'Le −1 n’est pas une valeur de terrain\u202f; la note g parle de l’hex intérieur.',
    ),
    confidence: 'fair',
    cite: { document: '004', chart: 'notes', note: 'g' },
  }),
  'inside-works': insideWorks,
  'steep-slope-fire': reading({
    question: t(
      'A steep slope of three levels or more (2006): is it closed to fire from afar?',
      'Une pente raide de trois niveaux ou plus (2006)\u202f: est-elle fermée au tir de loin\u202f?',
    ),
    options: {
      adjacent: t('at the next hex only', 'à l’hex voisin seulement'),
      'any-range': t('at any range', 'à toute portée'),
    },
    why: t(
      'The note forbids fire and names no range; farther off, note f leaves it to the line of sight.',
      'La note interdit le tir sans dire à quelle portée\u202f; plus loin, la note f s’en remet à la ligne de vue.',
    ),
    confidence: 'fair',
    cite: { document: '003', chart: 'notes', note: 'i' },
  }),
  'mixed-defenders': mixedDefenders,
  'fire-falls-on': reading({
    question: t('On whom does the effect of a fire fall?', 'Sur qui tombe l’effet d’un tir\u202f?'),
    options: {
      each: t('each unit of the hex', 'chaque unité de l’hex'),
      one: t('one unit, named first', 'une seule unité, la première nommée'),
    },
    why: t(
      'The table speaks of the target without counting units.',
      'La table parle de la cible sans compter les unités.',
    ),
    confidence: 'fair',
    cite: { document: '004', chart: 'fire', column: 'target' },
  }),
  'disordered-again': disorderedAgain,
  'line-of-sight': lineOfSight,
};
