import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { lineOfSight } from '../fire.ts';

const line = (row: string) => ({ document: '004', chart: 'fire-modifiers', row });
const f = { document: '004', chart: 'notes', note: 'f' };

/** Which batteries fire at which hexes, and by what line. */
export const BOARD_FIRE_READINGS = {
  'line-of-sight': lineOfSight,
  'fire-arc': reading({
    question: t('Which way may a battery fire?', 'De quel côté une batterie peut-elle tirer\u202f?'),
    options: { front: t('out over a front hexside', 'par un bord de front'), any: t('any way', 'de tous côtés') },
    why: t(
      'Having six fronts costs a firer −1, so the front matters to who fires.',
      'Six fronts coûtent −1 au tireur\u202f: le front compte donc pour lui.',
    ),
    confidence: 'fair',
    cite: line('six-fronts'),
  }),
  'spine-sight': reading({
    question: t(
      'A line of sight along a hexside: when is it blocked?',
      'Une ligne de vue le long d’un bord d’hex\u202f: quand est-elle bloquée\u202f?',
    ),
    options: {
      both: t('when both hexes block', 'si les deux hex bloquent'),
      either: t('when one does', 'si l’un bloque'),
    },
    why: t('Rule 7.4 is not on the sheet.', 'La règle 7.4 n’est pas sur la feuille.'),
    confidence: 'weak',
    cite: f,
  }),
  'spine-entry': reading({
    question: t(
      'A line along a hexside: by which side does it enter the target?',
      'Une ligne le long d’un bord d’hex\u202f: par quel côté entre-t-elle chez la cible\u202f?',
    ),
    options: {
      worse: t('the one worse for the shooter', 'le pire pour le tireur'),
      better: t('the one better for him', 'le meilleur pour lui'),
    },
    why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
    confidence: 'weak',
    cite: f,
  }),
  'combined-range': reading({
    question: t(
      'Two batteries fire together: whose effective range counts?',
      'Deux batteries tirent ensemble\u202f: quelle portée efficace compte\u202f?',
    ),
    options: {
      leading: t('that of the battery that leads', 'celle de la batterie qui mène'),
      shorter: t('the shorter', 'la plus courte'),
    },
    why: t('The line gives one +2 and names no range.', 'La ligne donne un +2 et ne nomme pas de portée.'),
    confidence: 'fair',
    cite: line('combined'),
  }),
  'guns-in-square': reading({
    question: t(
      'Artillery stacked with a square: has it six fronts?',
      'De l’artillerie empilée avec un carré\u202f: a-t-elle six fronts\u202f?',
    ),
    options: { 'six-fronts': t('yes', 'oui'), 'own-front': t('no', 'non') },
    why: t('The line of a firer names a square.', 'La ligne du tireur nomme le carré.'),
    confidence: 'fair',
    cite: line('six-fronts'),
  }),
  'counter-battery-target': reading({
    question: t('What may counter-battery fire aim at?', 'Que peut viser un tir de contre-batterie\u202f?'),
    options: {
      artillery: t('a hex with artillery', 'un hex avec de l’artillerie'),
      any: t('any hex', 'tout hex'),
    },
    why: t(
      'Its name says it; its rule is not on the sheet.',
      'Son nom le dit\u202f; sa règle n’est pas sur la feuille.',
    ),
    confidence: 'fair',
    cite: line('reaction'),
  }),
};
