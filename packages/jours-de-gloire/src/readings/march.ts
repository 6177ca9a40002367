import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { disorderedAgain } from './shared.ts';

const note = (id: string) => ({ document: '004', chart: 'notes', note: id });

/** The readings of the calculator `march`. */
export const MARCH_READINGS = {
  'road-slope-surcharge': reading({
    question: t(
      'On a road over a slope that is NA otherwise: 2 more than what?',
      'Sur une route, par une pente autrement NA\u202f: 2 de plus que quoi\u202f?',
    ),
    options: {
      road: t('the road’s own cost', 'le coût de la route'),
      hex: t('the cost of the hex', 'le coût de l’hex'),
    },
    why: t(
      'The note adds 2 to the terrain’s cost; on a road that terrain is the road.',
      'La note ajoute 2 au coût du terrain\u202f; sur une route, ce terrain est la route.',
    ),
    confidence: 'fair',
    cite: note('c'),
  }),
  'slopes-surcharge': reading({
    question: t(
      'On a road, a slope and a steep slope on one hexside, both NA otherwise: the 2 more, how often?',
      'Sur une route, une pente et une pente raide sur un même bord, toutes deux NA autrement\u202f: les 2 de plus, combien de fois\u202f?',
    ),
    options: {
      each: t('for each of the two', 'pour chacune des deux'),
      once: t('once for the hexside', 'une fois pour le bord d’hex'),
    },
    why: t(
      'The note speaks of slopes and steep slopes and of one 2, not of both on one hexside.',
      'La note parle des pentes, des pentes raides et d’un seul 2, non des deux sur un même bord.',
    ),
    confidence: 'weak',
    cite: note('c'),
  }),
  'road-lifts-na': reading({
    question: t('Which NA does a road lift?', 'Quels NA une route lève-t-elle\u202f?'),
    options: {
      marked: t('the three that carry [c]', 'les trois qui portent [c]'),
      every: t('every one', 'tous'),
    },
    why: t(
      'The note speaks of NA after steep slopes and slopes; only three NA carry its mark.',
      'La note parle des NA après les pentes\u202f; trois NA seulement portent son renvoi.',
    ),
    confidence: 'strong',
    cite: note('c'),
  }),
  'road-disorder': reading({
    question: t(
      'On a road, does a redoubt still disorder artillery?',
      'Sur une route, une redoute met-elle encore l’artillerie en désordre\u202f?',
    ),
    options: {
      goes: t('no, it goes with the cost', 'non, il tombe avec le coût'),
      stays: t('yes', 'oui'),
    },
    why: t(
      'The note cancels the cost there and names only the steep slope’s disorder.',
      'La note y annule le coût et ne nomme que le désordre de la pente raide.',
    ),
    confidence: 'fair',
    cite: note('c'),
  }),
  'road-three-levels': reading({
    question: t(
      'A road over a steep slope of three levels or more?',
      'Une route par une pente raide de trois niveaux ou plus\u202f?',
    ),
    options: {
      impassable: t('impassable still', 'infranchissable quand même'),
      open: t('open', 'ouverte'),
    },
    why: t('[i] is the more specific of the two notes.', '[i] est la plus précise des deux notes.'),
    confidence: 'fair',
    cite: note('i'),
  }),
  'general-near-enemy': reading({
    question: t(
      'Next to an enemy, may a general use the road?',
      'À côté d’un ennemi, un général peut-il suivre la route\u202f?',
    ),
    options: {
      unit: t('no, a general is a unit here', 'non, un général est ici une unité'),
      other: t('yes, a general is no unit', 'oui, un général n’est pas une unité'),
    },
    why: t(
      'The note says unit; the chart gives generals a column.',
      'La note dit unité\u202f; la table donne une colonne aux généraux.',
    ),
    confidence: 'fair',
    cite: note('c'),
  }),
  'disordered-again': disorderedAgain,
};
