import { t } from '@coup-doeil/core/chart';
import type { Silence, Source } from '@coup-doeil/core/game';

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

/** What the sheets leave open for good. */
export const SILENCES: readonly Silence[] = [
  {
    id: 'range',
    text: t(
      'No greatest range of a battery is printed; what lies beyond effective range only costs more.',
      'Aucune portée maximale n’est imprimée\u202f; au-delà de la portée efficace, cela coûte seulement davantage.',
    ),
  },
  {
    id: 'below-nine',
    text: t(
      'Below 9 the fire table prints nothing: no effect.',
      'Sous 9, la table de tir n’imprime rien\u202f: sans effet.',
    ),
  },
  {
    id: 'rules-elsewhere',
    text: t(
      'Breakthrough, counter-shock, counter-charge, pursuit and artillery in a shock are named with their rule numbers; their rules are not on the sheet.',
      'Choc de rupture, contre-choc, contre-charge, poursuite et artillerie au choc sont nommés avec leur numéro de règle\u202f; ces règles ne sont pas sur la feuille.',
    ),
  },
  {
    id: 'engagement',
    text: t(
      'No sheet names the engagement test, nor says what failing it brings.',
      'Aucune feuille ne nomme le test d’engagement, ni ne dit ce qu’entraîne un échec.',
    ),
  },
  {
    id: 'allowance',
    text: t(
      'Movement allowances stand on the counters, not on the sheet.',
      'Les potentiels de mouvement sont sur les pions, pas sur la feuille.',
    ),
  },
  {
    id: 'zone-stops',
    text: t(
      'What stops a zone of control is not on the sheet.',
      'Ce qui arrête une zone de contrôle n’est pas sur la feuille.',
    ),
  },
];
