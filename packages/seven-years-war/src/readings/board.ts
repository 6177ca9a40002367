import { t } from '@coup-doeil/core/chart';
import { reading } from '@coup-doeil/core/game';
import { MARCH_READINGS } from './march.ts';
import { MORALE_READINGS } from './morale.ts';
import { noteCite } from './shared.ts';

const exitCite = { document: '001', chart: 'zone-exit' };
const chargeCite = { document: '001', chart: 'deep-charge' };
const sequenceCite = (row: string) => ({ document: '001', chart: 'combat-sequence', row });

/** Who controls which hexes, and what that does. */
const ZONE_READINGS = {
  zoc: reading({
    question: t('Which hexes does a unit control?', 'Quels hex une unité contrôle-t-elle\u202f?'),
    options: {
      all: t('all six around it', 'les six qui l’entourent'),
      front: t('its front hexes', 'ses hex de front'),
    },
    why: t('The sheet shows no facing.', 'La feuille ne montre pas d’orientation.'),
    confidence: 'fair',
    cite: exitCite,
  }),
  'zone-holders': reading({
    question: t('Which units control hexes?', 'Quelles unités contrôlent des hex\u202f?'),
    options: {
      every: t('every unit but leaders, in any order', 'toutes sauf les chefs, quel que soit leur ordre'),
      steady: t('those that are not routed', 'celles qui ne sont pas en déroute'),
    },
    why: t('No exception is printed.', 'Aucune exception n’est imprimée.'),
    confidence: 'weak',
    cite: exitCite,
  }),
  'zone-barriers': reading({
    question: t('What stops a zone of control?', 'Qu’est-ce qui arrête une zone de contrôle\u202f?'),
    options: {
      nothing: t('nothing', 'rien'),
      forbidden: t('hexsides forbidden to all', 'les bords d’hex interdits à tous'),
    },
    why: t('The sheet says nothing of it.', 'La feuille n’en dit rien.'),
    confidence: 'weak',
    cite: exitCite,
  }),
  'zone-stops': reading({
    question: t(
      'Does entering an enemy zone end a march?',
      'Entrer dans une zone ennemie arrête-t-il la marche\u202f?',
    ),
    options: { no: t('no', 'non'), yes: t('yes', 'oui') },
    why: t(
      'Leaving a zone has a cost; no stop is printed.',
      'Quitter une zone a un coût\u202f; aucun arrêt n’est imprimé.',
    ),
    confidence: 'fair',
    cite: exitCite,
  }),
  engaged: reading({
    question: t('When is a unit engaged?', 'Quand une unité est-elle engagée\u202f?'),
    options: {
      zone: t('in an enemy zone, unless in support', 'dans une zone ennemie, sauf en soutien'),
      marked: t('only when marked so', 'seulement si elle est marquée ainsi'),
    },
    why: t('The word is used and not explained.', 'Le mot est employé sans être expliqué.'),
    confidence: 'fair',
    cite: exitCite,
  }),
  formed: reading({
    question: t('When is cavalry formed?', 'Quand une cavalerie est-elle formée\u202f?'),
    options: {
      order: t('neither disordered nor routed', 'ni en désordre ni en déroute'),
      marked: t('only when marked so', 'seulement si elle est marquée ainsi'),
    },
    why: t('The word is used and not explained.', 'Le mot est employé sans être expliqué.'),
    confidence: 'fair',
    cite: chargeCite,
  }),
  'lone-leader': reading({
    question: t('Is a leader alone a unit for others?', 'Un chef seul est-il une unité pour les autres\u202f?'),
    options: { none: t('no', 'non'), unit: t('yes', 'oui') },
    why: t(
      'Units are infantry, cavalry and artillery; the sheet does not say.',
      'Les unités sont infanterie, cavalerie et artillerie\u202f; la feuille ne le dit pas.',
    ),
    confidence: 'fair',
    cite: exitCite,
  }),
};

/** Who attacks, and how. */
const BOARD_ATTACK_READINGS = {
  'who-attacks': reading({
    question: t('Who may attack?', 'Qui peut attaquer\u202f?'),
    options: {
      'not-routed': t('all that are not routed', 'toutes sauf celles en déroute'),
      'good-order': t('those in good order', 'celles en bon ordre'),
    },
    why: t('The sheet does not say.', 'La feuille ne le dit pas.'),
    confidence: 'weak',
    cite: sequenceCite('designation'),
  }),
  'multi-hex': reading({
    question: t('Which hexes may attack several together?', 'Quels hex peuvent en attaquer plusieurs ensemble\u202f?'),
    options: {
      chain: t(
        'each touches one of the other side, and all hang together',
        'chacun touche un hex adverse, et tous se tiennent',
      ),
      every: t('each attacker touches every defender', 'chaque attaquant touche chaque défenseur'),
    },
    why: t(
      'The sheet speaks of an attack from or into several hexes and no more.',
      'La feuille parle d’une attaque depuis ou vers plusieurs hex, sans plus.',
    ),
    confidence: 'weak',
    cite: noteCite('combat'),
  }),
  'lead-arm': reading({
    question: t(
      'Infantry and cavalry attack out of one hex: whose column counts?',
      'Infanterie et cavalerie attaquent d’un même hex\u202f: quelle colonne compte\u202f?',
    ),
    options: {
      leading: t('that of the unit that leads', 'celle de l’unité de tête'),
      worse: t('the worse of the two', 'la pire des deux'),
    },
    why: t(
      'Step 4 chooses who leads; no line ties the column to it.',
      'L’étape 4 choisit qui mène\u202f; rien n’y lie la colonne.',
    ),
    confidence: 'fair',
    cite: sequenceCite('lead'),
  }),
  'bound-cavalry': reading({
    question: t(
      'Cavalry bound by a deep charge can join the next attack of its side. Must it?',
      'Une cavalerie obligée par une charge profonde peut se joindre à la prochaine attaque. Le doit-elle\u202f?',
    ),
    options: {
      must: t('yes: an attack without it is refused', 'oui\u202f: sans elle, l’attaque est refusée'),
      told: t('no: it is only pointed out', 'non\u202f: on le signale seulement'),
    },
    why: t('Rule 19.11.1 requires it.', 'La règle 19.11.1 l’exige.'),
    confidence: 'strong',
    cite: { ...chargeCite, row: '11-or-more' },
  }),
  'spine-entry': reading({
    question: t(
      'A bombardment’s line comes in along a hexside: by which side does it enter?',
      'La ligne d’un bombardement arrive le long d’un bord d’hex\u202f: par quel côté entre-t-elle\u202f?',
    ),
    options: {
      worse: t('the worse one for the guns', 'le pire pour les canons'),
      better: t('the better one', 'le meilleur'),
    },
    why: t('The sheet says nothing of lines.', 'La feuille ne dit rien des lignes.'),
    confidence: 'weak',
    cite: noteCite('combat'),
  }),
  'loss-point': reading({
    question: t('What is a loss point on the counter?', 'Qu’est-ce qu’un point de perte sur le pion\u202f?'),
    options: {
      step: t('a lost step: its reduced face from then on', 'un pas perdu\u202f: sa face réduite dès lors'),
      mark: t('a mark, the face staying', 'une marque, la face restant'),
    },
    why: t(
      'The sheet speaks of a step lost before and of loss points.',
      'La feuille parle d’un pas déjà perdu et de points de perte.',
    ),
    confidence: 'fair',
    cite: { document: '001', chart: 'morale-effects', column: 'loss' },
  }),
  'which-leader': reading({
    question: t(
      'Several leaders in a stack: whose modifier counts?',
      'Plusieurs chefs dans la pile\u202f: quel modificateur compte\u202f?',
    ),
    options: { best: t('one, the best', 'un seul, le meilleur'), all: t('all of them', 'tous') },
    why: t('The lines speak of a leader.', 'Les lignes parlent d’un chef.'),
    confidence: 'fair',
    cite: { document: '001', chart: 'rally', row: 'leader' },
  }),
  'once-each': reading({
    question: t(
      'In a search: how often may a unit attack?',
      'Dans une recherche\u202f: combien de fois une unité attaque-t-elle\u202f?',
    ),
    options: { once: t('once', 'une fois'), 'no-limit': t('without limit', 'sans limite') },
    why: t(
      'None is printed; a search without one never ends.',
      'Aucune limite n’est imprimée\u202f; sans elle, une recherche n’en finit pas.',
    ),
    confidence: 'strong',
    cite: sequenceCite('designation'),
  }),
};

/** What the board asks of the table, beside what the calculators ask. */
export const BOARD_READINGS = { ...MARCH_READINGS, ...MORALE_READINGS, ...ZONE_READINGS, ...BOARD_ATTACK_READINGS };
