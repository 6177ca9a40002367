import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { combat, fire, step } from './cites.ts';

/** Where units look, and what they meet. */
export const FACING_READINGS = {
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
    cite: fire,
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
    cite: combat('flank'),
  }),
  'attack-arc': reading({
    question: t('Into which hexes may a unit attack?', 'Vers quels hex une unité peut-elle attaquer\u202f?'),
    options: { front: t('a front hex of its own', 'un de ses hex de front'), any: t('any', 'tous') },
    why: t(
      'Units turn and have fronts; no line says where they may attack.',
      'Les unités s’orientent et ont un front\u202f; rien ne dit où elles peuvent attaquer.',
    ),
    confidence: 'fair',
    cite: step('combats'),
  }),
  'fire-arc': reading({
    question: t(
      'In reaction, which way may artillery fire?',
      'En réaction, de quel côté l’artillerie peut-elle tirer\u202f?',
    ),
    options: {
      front: t('over a front hexside', 'par un bord de front'),
      any: t('any way', 'de tous côtés'),
    },
    why: t('In its own activation it turns first.', 'Dans sa propre activation, elle s’oriente d’abord.'),
    confidence: 'fair',
    cite: step('artillery-facing'),
  }),
  'spine-entry': reading({
    question: t(
      'A shot comes in along a hexside: by which side does it enter?',
      'Un tir arrive le long d’un bord d’hex\u202f: par quel côté entre-t-il\u202f?',
    ),
    options: {
      worse: t('the worse one for the shooter', 'le pire pour le tireur'),
      better: t('the better one', 'le meilleur'),
    },
    why: t('The sheet says nothing of lines.', 'La feuille ne dit rien des lignes.'),
    confidence: 'weak',
    cite: fire,
  }),
  'spine-sight': reading({
    question: t(
      'A line of sight runs along a hexside: when is it blocked?',
      'Une ligne de vue longe un bord d’hex\u202f: quand est-elle bloquée\u202f?',
    ),
    options: {
      both: t('when both hexes block', 'quand les deux hex la bloquent'),
      one: t('when one does', 'quand l’un des deux la bloque'),
    },
    why: t('The rule is not on the sheet.', 'La règle n’est pas sur la feuille.'),
    confidence: 'weak',
    cite: fire,
  }),
  'zone-holders': reading({
    question: t('Which units control hexes?', 'Quelles unités contrôlent des hex\u202f?'),
    options: {
      every: t('every unit but commanders, in any order', 'toutes sauf les chefs, quel que soit leur ordre'),
      steady: t('those that are not routed', 'celles qui ne sont pas en déroute'),
    },
    why: t('No exception is printed.', 'Aucune exception n’est imprimée.'),
    confidence: 'weak',
    cite: { document: '002', chart: 'terrain', column: 'blocks-zone' },
  }),
  'lone-leader': reading({
    question: t('Is a commander alone a unit for others?', 'Un chef seul est-il une unité pour les autres\u202f?'),
    options: { none: t('no', 'non'), unit: t('yes', 'oui') },
    why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
    confidence: 'fair',
    cite: step('commander-move'),
  }),
};
