import { t } from '@aide-de-camp/core/chart';
import { reading, type Source } from '@aide-de-camp/core/game';

export const SOURCES: readonly Source[] = [
  {
    id: '004',
    title: t('Jours de Gloire, tables, 2016', 'Jours de Gloire, tables, 2016'),
    year: 2016,
    languages: ['en', 'fr'],
    about: t(
      'The sheet of 2016, in French and English. Another copy of it (000), read from a picture, agrees in all 138 cells and keeps the italics of the shock table.',
      'La feuille de 2016, en français et en anglais. Un autre exemplaire (000), lu sur une image, concorde dans ses 138 cases et garde les italiques de la table de choc.',
    ),
  },
  {
    id: '003',
    title: t('Jours de Gloire Empire, tables, 22 November 2006', 'Jours de Gloire Empire, tables, 22 novembre 2006'),
    year: 2006,
    languages: ['en'],
    about: t(
      'The sheet of 2006, in English only; its French names here are ours.',
      'La feuille de 2006, en anglais seulement\u202f; les noms français sont les nôtres.',
    ),
  },
  {
    id: 'series-rules',
    title: t('Jours de Gloire, series rules', 'Jours de Gloire, règles de la série'),
    year: null,
    languages: ['fr', 'en'],
    about: t(
      'Two facts from the public rules: the ten-sided die is read 0 to 9, and a cohesion test passes at or below the rating.',
      'Deux faits des règles publiques\u202f: le dé à dix faces se lit de 0 à 9, et un test de cohésion réussit à la valeur ou en dessous.',
    ),
  },
];

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
  'inside-works': reading({
    question: t(
      'Behind works, what becomes of the inner hex’s own figure?',
      'Derrière un ouvrage, que devient la valeur de l’hex intérieur\u202f?',
    ),
    options: {
      works: t('the works’ figure stands instead', 'celle de l’ouvrage en tient lieu'),
      better: t('the better of the two for the defender', 'la meilleure des deux pour le défenseur'),
    },
    why: t(
      'Note g bars adding them up and does not say which one stays.',
      'La note g interdit de les cumuler sans dire laquelle reste.',
    ),
    confidence: 'strong',
    cite: { document: '004', chart: 'notes', note: 'g' },
  }),
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
  'disordered-again': reading({
    question: t(
      'What does disorder do to a unit already disordered?',
      'Que fait le désordre à une unité déjà en désordre\u202f?',
    ),
    options: {
      apart: t('an outcome of its own, left to the rules', 'un résultat à part, laissé aux règles'),
      routs: t('it routs', 'elle part en déroute'),
      nothing: t('nothing more', 'rien de plus'),
    },
    why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
    confidence: 'weak',
    cite: { document: '004', chart: 'key', row: 'disorder' },
  }),
  'line-of-sight': reading({
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
  }),
};
